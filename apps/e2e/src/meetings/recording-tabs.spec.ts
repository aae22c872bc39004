import type { Page } from '@playwright/test';
import { fakeMicrophone } from '../kit/fake-microphone';
import { expect, test } from '../kit/fixtures';
import { openRecordDrawer, recordFor, shownSeconds, storedSeconds } from '../kit/recording-kit';
import { unfinishedRecordings } from '../kit/two-people-kit';

const preview = (page: Page) => page.getByRole('region', { name: 'Recording Preview' });
const elsewhere = (page: Page) => page.getByText(/This recording is open in another tab/);

/** Three seconds, left by a page that went away. */
async function leaveRecording(page: Page): Promise<void> {
  await openRecordDrawer(page);
  await recordFor(page, 3);
  await page.goto('/meetings');
  await openRecordDrawer(page);
  await expect(unfinishedRecordings(page)).toBeVisible();
}

test('what one tab goes on with, another neither goes on with, sends nor discards @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await leaveRecording(page);
  const others = [];
  for (const press of ['Continue', 'Upload', 'Discard']) {
    const other = await context.newPage();
    await openRecordDrawer(other);
    await expect(unfinishedRecordings(other)).toBeVisible();
    others.push({ other, press });
  }
  await page.bringToFront();
  await recordFor(page, 5);
  for (const { other, press } of others) {
    await other.bringToFront();
    await unfinishedRecordings(other).getByRole('button', { name: press }).click();
    if (press === 'Discard') await other.getByRole('button', { name: 'Discard' }).last().click();
    await expect(elsewhere(other)).toBeVisible();
    await expect(unfinishedRecordings(other)).toHaveCount(0);
    await expect(other.getByRole('timer').or(preview(other))).toHaveCount(0);
  }
  await page.bringToFront();
  const shown = await shownSeconds(page);
  await expect.poll(() => shownSeconds(page)).toBeGreaterThan(shown);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(preview(page)).toBeVisible();
  expect(await storedSeconds(page)).toBeGreaterThanOrEqual(shown);
});

test('what one tab asks about is offered by another once that one is closed @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await recordFor(page, 2);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(preview(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  const hint = other.getByRole('button', { name: 'You have an unfinished recording' });
  await expect(other.getByText('Live', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Record Voice Note' }).click();
  await expect(other.getByText(/There is room for \d+ hours? of recording/)).toBeVisible();
  await expect(unfinishedRecordings(other)).toHaveCount(0);
  await page.close();
  await other.reload();
  await expect(hint).toBeVisible();
});

test('a press twice begins one recording, and sends one file once @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const opened = Object.assign(window, { opened: 0 });
    mediaDevices.getUserMedia = (constraints) => {
      opened.opened++;
      return open(constraints);
    };
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await page.getByRole('button', { name: 'Start recording' }).dblclick();
  await expect.poll(() => shownSeconds(page)).toBeGreaterThanOrEqual(1);
  expect(await page.evaluate(() => (window as unknown as { opened: number }).opened)).toBe(1);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await preview(page).getByRole('button', { name: 'Delete recording' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(fakeMicrophone());
  await page.getByRole('button', { name: 'Upload Audio' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).dblclick();
  await expect(page.getByText('Meeting Processed Successfully')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Uploads' })).toHaveCount(0);
  const { data } = await (await company.api.get('/api/v1/audios')).json();
  expect(data).toHaveLength(1);
});

test.describe('a storage that is shut', () => {
  test.use({ allowedConsole: [/lost by the test/] });

  test('in the middle of a recording ends it in words, and what was stored is offered again @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await page.addInitScript(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (...all) {
        if ((window as { isShut?: boolean }).isShut)
          throw new DOMException('lost by the test', 'InvalidStateError');
        return transaction.apply(this, all);
      };
    });
    await signIn(page, company.admin);
    await openRecordDrawer(page);
    await recordFor(page, 3);
    await page.evaluate(() => Object.assign(window, { isShut: true }).isShut);
    await expect(page.getByText(/The browser stores nothing any more/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Record Voice Note' }).click();
    await expect(unfinishedRecordings(page)).toBeVisible();
    expect(await storedSeconds(page)).toBeGreaterThanOrEqual(2);
  });
});
