import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../../kit/fixtures';
import {
  openRecordDrawer,
  permit,
  plug,
  recordFor,
  refuseMicrophone,
  shownSeconds,
  storedSeconds,
  tellTrack,
  watchMicrophones,
} from '../../kit/recording-kit';

const unfinished = (page: Page) => page.getByRole('status', { name: 'You have an unfinished recording' });

test.beforeEach(async ({ page, company, signIn }) => {
  await page.addInitScript(watchMicrophones);
  await signIn(page, company.admin);
  await openRecordDrawer(page);
});

test('a microphone that goes away is replaced, or the recording waits for one @desktop', async ({ page }) => {
  await chooseLastMicrophone(page);
  await recordFor(page, 2);
  await refuseMicrophone(page, 'NotFoundError', true);
  await tellTrack(page, 'ended');
  await expect(page.getByText('Another microphone is used')).toBeVisible();
  await recordedOn(page);

  await plug(page, false);
  await tellTrack(page, 'ended');
  await expect(page.getByText('Nothing is recorded')).toBeVisible();
  await expect(page.getByText(/there is no other one/)).toBeVisible();
  await expectNoAxeViolations(page);
  await plug(page, true);
  await expect(page.getByText('Nothing is recorded')).toBeHidden();
  await recordedOn(page);

  await tellTrack(page, 'mute');
  await expect(page.getByText(/a call has taken it. The recording goes on by itself/)).toBeVisible();
  // Whoever wants a pause meanwhile has it, and ends it whether the call has ended or not.
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText(/it goes on when the sound is back and you resume it/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(/The recording goes on by itself/)).toBeVisible();
  await tellTrack(page, 'unmute');
  await expect(page.getByText(/a call has taken it/)).toBeHidden();
  const beforeCall = await shownSeconds(page);
  await recordedOn(page);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused')).toBeVisible();
  const held = await shownSeconds(page);
  await page.getByRole('button', { name: 'Resume' }).click();
  await recordedOn(page);
  expect(await shownSeconds(page)).toBeGreaterThan(held);
  // What was said before the call is there, and what was said after it.
  expect(await storedSeconds(page)).toBeGreaterThan(beforeCall);
  // A call that lasts until the end has taken what was said as well.
  await tellTrack(page, 'mute');
  await expect(page.getByText(/a call has taken it/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const preview = page.getByRole('region', { name: 'Recording Preview' });
  await expect(preview.getByText('Sound is missing in 4 places')).toBeVisible();
  await expectNoAxeViolations(page);
  await openRecordDrawer(page);
  await unfinished(page).getByRole('button', { name: 'Upload' }).click();
  await expect(preview.getByText('Sound is missing in 4 places')).toBeVisible();
});

async function chooseLastMicrophone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Microphone settings' }).click();
  await page.getByRole('combobox', { name: 'Microphone' }).click();
  await page.getByRole('option').last().click();
}

test('a microphone that a call has taken is tried again until it is back, without a word of it @desktop', async ({
  page,
}) => {
  await recordFor(page, 1);
  await refuseMicrophone(page, 'NotReadableError');
  await tellTrack(page, 'ended');
  await expect(page.getByText(/Another program, such as a call, uses the microphone/)).toBeVisible();
  await expect(page.getByText(/there is no other one/)).toBeHidden();
  await expectNoAxeViolations(page);
  await refuseMicrophone(page, null);
  await expect(page.getByText('The microphone is back')).toBeVisible();
  await expect(page.getByText('Another microphone is used')).toBeHidden();
  await expect(page.getByText('Nothing is recorded')).toBeHidden();
  await recordedOn(page);

  // A browser that may not listen is not asked by itself: only when the person looks, or presses Resume.
  const again = [
    () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    async () => {
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Resume' }).click();
    },
  ];
  for (const look of again) {
    await refuseMicrophone(page, 'NotAllowedError');
    await tellTrack(page, 'ended');
    await expect(page.getByText(/lets this page hear the microphone no longer/)).toBeVisible();
    await refuseMicrophone(page, null);
    await look();
    await expect(page.getByText('Nothing is recorded')).toBeHidden();
    await recordedOn(page);
  }
});

/** The timer goes on. */
async function recordedOn(page: Page): Promise<void> {
  const before = await shownSeconds(page);
  await expect.poll(() => shownSeconds(page)).toBeGreaterThan(before);
}

test('a permission that is taken back in the middle is said, and given again goes on @desktop', async ({
  page,
}) => {
  await recordFor(page, 2);
  await permit(page, false);
  await expect(page.getByText(/lets this page hear the microphone no longer: allow it again/)).toBeVisible();
  await expectNoAxeViolations(page);
  await permit(page, true);
  await expect(page.getByText('Nothing is recorded')).toBeHidden();
  await recordedOn(page);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const preview = page.getByRole('region', { name: 'Recording Preview' });
  await expect(preview.getByText(/no microphone for/)).toBeVisible();
});
