import type { Page } from '@playwright/test';
import { openWithCode } from '../../kit/code/fetched-ahead';
import { expect, test } from '../../kit/fixtures';
import { keptFiles, openRecordDrawer, recordFor, storedSeconds } from '../../kit/recording-kit';
import { meetings, succeeded, uploadSilence, uploads } from './upload-kit';

test.use({ allowedConsole: [/Failed to load resource/] });

/** From now on no more code is to be had of the server, as after an upgrade; the rest of it answers. */
async function upgrade(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
}

async function importTranscript(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Import meeting' });
  const buffer = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nWe ship on Friday.\n');
  await drawer.getByLabel('Choose a file').setInputFiles({ name: 'board.vtt', mimeType: 'text/vtt', buffer });
  await drawer.getByRole('button', { name: 'Import' }).click();
}

test.describe('what was fetched ahead is enough', () => {
  test.use({ savesData: false });

  test('to record offline, and to send it once there is a connection @desktop', async ({
    page,
    context,
    company,
    signIn,
  }) => {
    await signIn(page, company.admin);
    await openWithCode(page, ['RecordDrawer', 'recorder-worklet', 'UploadsBar']);
    await page.getByRole('button', { name: 'Record Voice Note' }).click();
    await context.setOffline(true);
    await recordFor(page, 2);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(uploads(page).getByText(/goes on by itself/)).toBeVisible();
    await expect.poll(() => storedSeconds(page)).toBeGreaterThanOrEqual(2);
    await context.setOffline(false);
    await expect(succeeded(page)).toBeVisible();
    expect(await meetings(company)).toBe(1);
  });

  test('to choose a file offline, and to send it once there is a connection @desktop', async ({
    page,
    context,
    company,
    signIn,
  }) => {
    await signIn(page, company.admin);
    await openWithCode(page, ['RecordDrawer', 'UploadsBar']);
    await page.getByRole('button', { name: 'Record Voice Note' }).click();
    await context.setOffline(true);
    await uploadSilence(page, 64_000);
    await expect(uploads(page).getByText(/goes on by itself/)).toBeVisible();
    await expect.poll(() => keptFiles(page)).toBe(1);
    await context.setOffline(false);
    await expect(succeeded(page)).toBeVisible();
    expect(await meetings(company)).toBe(1);
  });

  test('to send a chosen file after an upgrade @desktop', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    await openWithCode(page, ['RecordDrawer', 'UploadsBar']);
    await page.getByRole('button', { name: 'Record Voice Note' }).click();
    await upgrade(page);
    await uploadSilence(page, 64_000);
    await expect(succeeded(page)).toBeVisible();
    expect(await meetings(company)).toBe(1);
    await expect.poll(() => keptFiles(page)).toBe(0);
  });
});

test('a transcript that is imported offline waits for the connection, also after an upgrade @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('dialog', { name: 'Import meeting' })).toBeVisible();
  await upgrade(page);
  await context.setOffline(true);
  await importTranscript(page);
  await expect(page.getByText(/^The connection was lost/)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => meetings(company)).toBe(1);
  await expect(page.getByText(/cannot be read/)).toHaveCount(0);
});

test('a recorder whose code has not come says so, lets the microphone go, and starts once it can @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      Object.assign(window, { stream });
      return stream;
    };
    // What the audio thread loads passes no route of the test.
    const { addModule } = AudioWorklet.prototype;
    let isGone = true;
    AudioWorklet.prototype.addModule = function (url) {
      const address = isGone ? '/assets/gone.js' : url;
      isGone = false;
      return addModule.call(this, address);
    };
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText(/^The recorder could not be loaded/)).toBeVisible();
  const isLive = () =>
    page.evaluate(() =>
      (window as unknown as { stream: MediaStream }).stream
        .getTracks()
        .some(({ readyState }) => readyState === 'live'),
    );
  await expect.poll(isLive).toBe(false);
  await recordFor(page, 1);
  expect(await isLive()).toBe(true);
});
