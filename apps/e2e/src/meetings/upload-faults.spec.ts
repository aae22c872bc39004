import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { openRecordDrawer } from '../kit/recording-kit';

test.use({ allowedConsole: [/Failed to load resource/] });

const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });

/** @param bytes how long the file is */
async function uploadSilence(page: Page, bytes: number): Promise<void> {
  const buffer = Buffer.alloc(bytes);
  buffer.write('RIFF');
  buffer.write('WAVEfmt ', 8);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'stand-up.wav', mimeType: 'audio/wav', buffer });
  await page.getByRole('button', { name: 'Upload Audio' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

test('what an upload had sent is forgotten as soon as it is cancelled, also when it only waits @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  let address = '';
  let parts = 0;
  await context.route(/\/api\/v1\/uploads\//, async (route) => {
    address = route.request().url();
    // The first part of two arrives.
    if (route.request().method() === 'PATCH' && parts++ > 0) return;
    await route.continue();
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, 9 * 2 ** 20);
  await expect.poll(() => parts).toBe(2);
  const row = uploads(page).getByRole('listitem');
  await row.getByRole('button', { name: /^Pause the upload/ }).click();
  await page.reload();
  await expect(row.getByText(/choose stand-up.wav again/)).toBeVisible();
  const ask = () => company.api.head(address, { headers: { 'tus-resumable': '1.0.0' } });
  expect((await ask()).headers()['upload-offset']).toBe(String(8 * 2 ** 20));

  await row.getByRole('button', { name: /^Cancel the upload/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel upload' }).click();
  await expect(uploads(page)).toHaveCount(0);
  await expect.poll(async () => (await ask()).status()).toBe(404);
});
