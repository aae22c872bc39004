import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/fixtures';
import { openRecordDrawer } from '../../kit/recording-kit';
import { meetings, uploadSilence, uploads } from './upload-kit';

test.use({ allowedConsole: [/Failed to load resource/] });

async function cancel(page: Page): Promise<void> {
  await uploads(page)
    .getByRole('button', { name: /^Cancel the upload/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel upload' }).click();
  await expect(uploads(page)).toHaveCount(0);
}

test('an upload that is cancelled before the server has said where it is is forgotten there @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  let [hasAsked, letGo] = [false, () => {}];
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let address = '';
  await context.route('**/api/v1/uploads', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    address = response.headers().location ?? '';
    hasAsked = true;
    await held;
    await route.fulfill({ response }).catch(() => {});
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, 64_000);
  await expect.poll(() => hasAsked).toBe(true);
  const ask = async () =>
    (await company.api.head(address, { headers: { 'tus-resumable': '1.0.0' } })).status();
  expect(await ask()).toBe(200);
  await cancel(page);
  letGo();
  await expect.poll(ask).toBe(404);
  expect(await meetings(company)).toBe(0);
});

test('an upload that is cancelled while its last answer is on its way leaves no meeting @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  await context.route('**/api/v1/uploads/*', async (route) => {
    // The bytes arrive, and nobody hears of it.
    if (route.request().method() === 'PATCH') await route.fetch();
    else await route.continue();
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, 64_000);
  await expect.poll(() => meetings(company)).toBe(1);
  await cancel(page);
  await expect.poll(() => meetings(company)).toBe(0);
});
