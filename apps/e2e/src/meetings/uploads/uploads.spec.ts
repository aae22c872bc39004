import type { BrowserContext, FileChooser, Page } from '@playwright/test';
import { type Company, takeSession } from '../../kit/company';
import { fakeMicrophone } from '../../kit/fake-microphone';
import { expect, expectNoAxeViolations, test } from '../../kit/fixtures';
import { layDamagingLine } from '../../kit/line/damaging-line';
import { leaveNoRoom, openRecordDrawer, recordFor, storedSeconds } from '../../kit/recording-kit';
import { meetings, succeeded, uploads } from './upload-kit';

test.use({ allowedConsole: [/Failed to load resource/] });

const tones = fakeMicrophone();

async function uploadRecording(page: Page): Promise<void> {
  await recordFor(page, 2);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function uploadFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(tones);
  await page.getByRole('button', { name: 'Upload Audio' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

/**
 * Holds the bytes back until it is released, or cut: what a browser that goes offline does not do to a request that is
 * held here. Counts what was announced, and how often bytes were sent.
 */
async function holdUploads(context: BrowserContext) {
  let isCut = false;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let announced = 0;
  let sent = 0;
  await context.route(/\/api\/v1\/uploads/, async (route) => {
    const method = route.request().method();
    if (method === 'POST') announced++;
    if (method === 'PATCH') sent++;
    if (method === 'PATCH') await held;
    await (isCut ? route.abort('internetdisconnected') : route.continue()).catch(() => {});
  });
  const go = (asCut: boolean) => () => {
    isCut = asCut;
    letGo();
  };
  return { release: go(false), cut: go(true), announced: () => announced, sent: () => sent };
}

interface Sender {
  page: Page;
  context: BrowserContext;
  company: Company;
  signIn(page: Page, person: Company['admin']): Promise<unknown>;
}

/** An admin who has recorded two seconds, which are on their way and held back. */
async function sendHeld({ page, context, company, signIn }: Sender) {
  const line = await holdUploads(context);
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadRecording(page);
  return line;
}

test('an upload goes on in the background, over pages, a reload and a cut, and is one meeting', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const line = await sendHeld({ page, context, company, signIn });
  await expect(uploads(page).getByRole('listitem')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Meetings' }).first().click();
  await expect(uploads(page).getByRole('listitem')).toHaveCount(1);

  await page.reload();
  await expect(uploads(page).getByRole('listitem')).toHaveCount(1);
  await context.setOffline(true);
  line.cut();
  await expect(uploads(page).getByText(/The connection was lost/)).toBeVisible();
  line.release();
  const download = page.waitForEvent('download');
  await context.setOffline(false);
  await expect(succeeded(page)).toBeVisible({ timeout: 30_000 });
  await download;
  await expect(uploads(page)).toHaveCount(0);
  await expect.poll(() => storedSeconds(page)).toBe(0);
  expect(await meetings(company)).toBe(1);
});

test('two tabs of one person send it once, and the second goes on when the first is closed @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const line = await sendHeld({ page, context, company, signIn });
  await expect.poll(line.announced).toBe(1);
  const second = await context.newPage();
  await second.goto('/meetings');
  await expect(uploads(second).getByRole('listitem')).toHaveCount(1);
  await second.reload();
  await expect(uploads(second).getByRole('listitem')).toHaveCount(1);
  // Whoever sends without a turn does so with the first words to the server.
  await second.getByRole('link', { name: 'Tasks' }).first().click();
  await expect(second.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
  expect([line.announced(), line.sent()]).toEqual([1, 1]);

  await page.close();
  line.release();
  await expect(succeeded(second)).toBeVisible({ timeout: 30_000 });
  expect(line.announced()).toBe(1);
  expect(await meetings(company)).toBe(1);
});

test('an imported file is sent in the background too, under the name that it was given @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const line = await holdUploads(context);
  await signIn(page, company.admin);
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import meeting' });
  await drawer.getByLabel('Choose a file').setInputFiles(tones);
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Board meeting');
  await drawer.getByRole('button', { name: 'Import' }).click();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Record Voice Note' })).toBeVisible();
  const row = uploads(page).getByRole('listitem', { name: 'Board meeting' });
  await expect(row.getByText('Board meeting', { exact: true })).toBeVisible();
  await expect(row.getByText('fake-microphone.wav')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Pause the upload of Board meeting' })).toBeVisible();
  line.release();
  await expect(succeeded(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Board meeting is being transcribed.')).toBeVisible();
  const { data } = await (await company.api.get('/api/v1/audios')).json();
  expect(data).toMatchObject([{ name: 'Board meeting' }]);
});

test('what waits can be paused, cancelled, and chosen again after a reload if there was no room @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const line = await sendHeld({ page, context, company, signIn });
  await page.evaluate(leaveNoRoom);
  await uploadFile(page);
  const [first, second] = [0, 1].map((index) => uploads(page).getByRole('listitem').nth(index));
  if (!first || !second) throw new Error('two are expected');
  await expect(second.getByText('Waits for its turn')).toBeVisible();
  await first.getByRole('button', { name: /^Pause the upload/ }).click();
  await expect(first.getByText(/^Paused/)).toBeVisible();
  await expect.poll(line.announced).toBe(2);

  await page.reload();
  await expect(second.getByText(/no copy of fake-microphone.wav.* choose it again/)).toBeVisible();
  await expectNoAxeViolations(page);
  await first.getByRole('button', { name: /^Cancel the upload/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel upload' }).click();
  await expect(uploads(page).getByRole('listitem')).toHaveCount(1);
  expect(await storedSeconds(page)).toBeGreaterThanOrEqual(2);

  line.release();
  const choose = async (file: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await uploads(page).getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles(file);
  };
  // It would become a meeting under the name and the day of the first.
  await choose({ name: 'other.wav', mimeType: 'audio/wav', buffer: Buffer.from('RIFF----WAVEfmt ') });
  await expect(page.getByText(/other.wav is another file: fake-microphone.wav has/)).toBeVisible();
  await expect(uploads(page).getByText(/no copy of fake-microphone.wav.* choose it again/)).toBeVisible();
  await choose(tones);
  await expect(succeeded(page)).toBeVisible({ timeout: 30_000 });
  expect(await meetings(company)).toBe(1);
});

test('a chosen file is sent on after the session has expired, without being chosen again @desktop', async ({
  page,
  context,
  company,
  mailbox,
  signIn,
}) => {
  const line = await holdUploads(context);
  await signIn(page, company.admin);
  await page.goto('/');
  await uploadFile(page);
  await expect.poll(line.sent).toBe(1);

  await context.clearCookies();
  await page.getByRole('link', { name: 'Meetings' }).first().click();
  line.cut();
  await page.getByLabel('Email').fill(company.admin.email);
  const before = (await mailbox.to(company.admin.email)).length;
  await page.getByRole('button', { name: 'Send code' }).click();
  await mailbox.newest(company.admin.email, before + 1);
  line.release();
  await page.getByLabel('Code').fill(await mailbox.code(company.admin.email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(succeeded(page)).toBeVisible({ timeout: 30_000 });
  expect(await meetings(company)).toBe(1);
});

test.describe('what arrives damaged', () => {
  test('is sent again, and nothing is deleted before it is whole @desktop', async ({
    page,
    baseURL,
    company,
    signIn,
  }) => {
    const line = await layDamagingLine(baseURL ?? '', 1);
    await signIn(page, company.admin);
    await page.goto(line.url);
    await page.getByRole('button', { name: 'Record Voice Note' }).click();
    await uploadRecording(page);
    await expect(succeeded(page)).toBeVisible({ timeout: 30_000 });
    expect(line.announced()).toBe(2);
    expect(await meetings(company)).toBe(1);
    await expect.poll(() => storedSeconds(page)).toBe(0);
    await line.close();
  });

  test('again and again is said, and the recording stays @desktop', async ({
    page,
    baseURL,
    company,
    signIn,
  }) => {
    const line = await layDamagingLine(baseURL ?? '', 3);
    await signIn(page, company.admin);
    await page.goto(line.url);
    await page.getByRole('button', { name: 'Record Voice Note' }).click();
    await uploadRecording(page);
    await expect(page.getByText('Processing Failed')).toBeVisible({ timeout: 30_000 });
    await expect(uploads(page).getByText(/the checksums differ/)).toBeVisible();
    expect(await storedSeconds(page)).toBeGreaterThanOrEqual(2);
    expect(await meetings(company)).toBe(0);

    await uploads(page)
      .getByRole('button', { name: /^Try the upload/ })
      .click();
    await expect(succeeded(page)).toBeVisible({ timeout: 30_000 });
    expect(await meetings(company)).toBe(1);
    await line.close();
  });
});

test('what one person records and sends waits for them, whoever uses the browser meanwhile @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const other = await company.addUser({ firstName: 'Bosse', lastName: 'Ekman' });
  const line = await sendHeld({ page, context, company, signIn });
  await expect(uploads(page)).toBeVisible();
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await recordFor(page, 2);

  await context.clearCookies();
  await takeSession(context, other);
  await openRecordDrawer(page);
  await recordFor(page, 2);
  await openRecordDrawer(page);
  // One: their own.
  await expect(page.getByRole('status', { name: 'You have an unfinished recording' })).toBeVisible();
  await expect(uploads(page)).toHaveCount(0);

  await context.clearCookies();
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  const unfinished = page.getByRole('status', { name: 'You have an unfinished recording' });
  await expect(unfinished).toBeVisible();
  // What arrives meanwhile is not unfinished either.
  const stored = await storedSeconds(page);
  line.release();
  await expect(succeeded(page)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => storedSeconds(page)).toBeLessThan(stored);
  await expect(unfinished).toBeVisible();
  expect(await meetings(company)).toBe(1);
});
