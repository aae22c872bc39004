import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { holdBack } from '../kit/hold-back';
import { openRecordDrawer, shownSeconds, storedSeconds } from '../kit/recording-kit';
import { unfinishedRecordings } from '../kit/two-people-kit';

interface Microphones {
  /** Each time that a page asked for one: answers it, or says that the person refused. */
  asked: { allow(): Promise<void>; refuse(): void }[];
  tracks: MediaStreamTrack[];
}

/** Runs in the page before it: whoever asks for a microphone waits for the test. */
function holdMicrophones(): void {
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  const shared: Microphones = { asked: [], tracks: [] };
  Object.assign(window, shared);
  mediaDevices.getUserMedia = (constraints) =>
    new Promise((resolve, reject) => {
      const allow = async () => {
        const stream = await open(constraints);
        shared.tracks.push(...stream.getTracks());
        resolve(stream);
      };
      const refuse = () => reject(new DOMException('refused by the test', 'NotAllowedError'));
      shared.asked.push({ allow, refuse });
    });
}

const asked = (page: Page) => page.evaluate(() => (window as unknown as Microphones).asked.length);
const live = (page: Page) =>
  page.evaluate(
    () => (window as unknown as Microphones).tracks.filter(({ readyState }) => readyState === 'live').length,
  );
const answer = (page: Page, nth: number, how: 'allow' | 'refuse') =>
  page.evaluate(([at, what]) => (window as unknown as Microphones).asked[at]?.[what](), [nth, how] as const);

const start = (page: Page) => page.getByRole('button', { name: 'Start recording' });
const refused = (page: Page) => page.getByText(/^Microphone permission is required/);
const timer = (page: Page) => page.getByRole('timer');

async function closeAndOpen(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await expect(page.getByRole('dialog', { name: 'Record Meeting' })).toBeVisible();
}

/** Stops what is recorded, and throws it away. */
async function stopAndDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Delete recording' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(start(page)).toBeEnabled();
}

// Which of two is answered, and how; the first was given up before the second began.
const [first, second] = [0, 1];
for (const answers of [
  [[first, 'allow'] as const, [second, 'allow'] as const],
  [[second, 'allow'] as const, [first, 'allow'] as const],
  [[first, 'refuse'] as const, [second, 'allow'] as const],
  [[second, 'allow'] as const, [first, 'refuse'] as const],
  [[first, 'allow'] as const, [second, 'refuse'] as const],
  [[second, 'refuse'] as const, [first, 'allow'] as const],
]) {
  const isRecorded = answers.some(([nth, how]) => nth === second && how === 'allow');
  const order = answers.map(([nth, how]) => `${how} the ${nth === first ? 'first' : 'second'}`).join(', ');

  test(`a start that was given up records nothing beside the next one: ${order} @desktop`, async ({
    page,
    company,
    signIn,
  }) => {
    await page.addInitScript(holdMicrophones);
    await signIn(page, company.admin);
    await openRecordDrawer(page);
    await start(page).click();
    await expect.poll(() => asked(page)).toBe(1);
    await closeAndOpen(page);
    await start(page).click();
    await expect.poll(() => asked(page)).toBe(2);
    for (const [nth, how] of answers) {
      await answer(page, nth, how);
      if (nth === second && how === 'allow') await expect(timer(page)).toBeVisible();
      if (nth === second && how === 'refuse') await expect(refused(page)).toHaveCount(1);
    }
    await expect.poll(() => live(page)).toBe(isRecorded ? 1 : 0);
    if (isRecorded) {
      await expect.poll(() => shownSeconds(page)).toBeGreaterThanOrEqual(2);
      await stopAndDelete(page);
    }
    await expect(start(page)).toBeEnabled();
    await expect.poll(() => live(page)).toBe(0);
    await expect.poll(() => storedSeconds(page)).toBe(0);
    if (isRecorded) await expect(refused(page)).toHaveCount(0);
  });
}

for (const [order, answers] of [
  ['in their order', [first, second]],
  ['the other way round', [second, first]],
] as const) {
  test(`of two unfinished recordings the one that was given up stays as it is: ${order} @desktop`, async ({
    page,
    company,
    signIn,
  }) => {
    await signIn(page, company.admin);
    for (const _ of [1, 2]) {
      await openRecordDrawer(page);
      await start(page).click();
      await expect.poll(() => shownSeconds(page)).toBeGreaterThanOrEqual(2);
      await page.goto('/meetings');
    }
    await page.addInitScript(holdMicrophones);
    await openRecordDrawer(page);
    const goOn = unfinishedRecordings(page).getByRole('button', { name: 'Continue' });
    await expect(goOn).toHaveCount(2);
    const before = await storedSeconds(page);
    await goOn.first().click();
    await expect.poll(() => asked(page)).toBe(1);
    await closeAndOpen(page);
    await expect(goOn).toHaveCount(1);
    await goOn.click();
    await expect.poll(() => asked(page)).toBe(2);
    for (const nth of answers) {
      await answer(page, nth, 'allow');
      if (nth === second) await expect(timer(page)).toBeVisible();
    }
    await expect.poll(() => live(page)).toBe(1);
    await stopAndDelete(page);
    await expect.poll(() => live(page)).toBe(0);
    const after = await storedSeconds(page);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
    await closeAndOpen(page);
    await expect(goOn).toHaveCount(1);
  });
}

test('a server that is silent is not waited for: recording and sending show at once that they begin @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  const letGo = await holdBack(page, '**/auth/me');
  await start(page).click();
  await expect(page.getByText('Waiting for the microphone…')).toBeVisible();
  await expect(start(page)).toBeDisabled();
  // A file that is chosen now would have no place.
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
  await expect(timer(page)).toBeVisible();
  await expect.poll(() => shownSeconds(page)).toBeGreaterThanOrEqual(1);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  await upload.click();
  await expect(upload).toBeDisabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Uploads' }).getByRole('listitem')).toHaveCount(1);
  letGo();
  await expect(page.getByText('Meeting Processed Successfully')).toBeVisible();
});

test('a start that is given up while the session is asked about begins nothing, and the next one begins @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await page.addInitScript(holdMicrophones);
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  const letGo = await holdBack(page, '**/auth/me');
  const isAsked = page.waitForRequest('**/auth/me');
  await start(page).click();
  await isAsked;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const isAnswered = page.waitForResponse('**/auth/me');
  letGo();
  await isAnswered;
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await start(page).click();
  await expect.poll(() => asked(page)).toBe(1);
  await answer(page, 0, 'allow');
  await expect.poll(() => shownSeconds(page)).toBeGreaterThanOrEqual(1);
  expect([await asked(page), await live(page)]).toEqual([1, 1]);
  await stopAndDelete(page);
  await expect.poll(() => live(page)).toBe(0);
});
