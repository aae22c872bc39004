import type { Company } from '../../kit/company';
import { expect, test } from '../../kit/fixtures';
import { openRecordDrawer } from '../../kit/recording-kit';
import { cancelUpload, meetings, uploadSilence, uploads } from './upload-kit';

test.use({ allowedConsole: [/Failed to load resource/] });

/** What the server says of an upload. */
const statusOf = async (company: Company, address: string) =>
  (await company.api.head(address, { headers: { 'tus-resumable': '1.0.0' } })).status();

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
  expect(await statusOf(company, address)).toBe(200);
  await cancelUpload(page);
  await expect(uploads(page)).toHaveCount(0);
  letGo();
  await expect.poll(() => statusOf(company, address)).toBe(404);
  expect(await meetings(company)).toBe(0);
});

test.describe('an upload that is cancelled while its last answer is on its way', () => {
  test.beforeEach(async ({ context }) => {
    await context.route('**/api/v1/uploads/*', async (route) => {
      // The bytes arrive, and nobody hears of it.
      if (route.request().method() === 'PATCH') await route.fetch();
      else await route.continue();
    });
  });

  test('leaves no meeting @desktop', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    await openRecordDrawer(page);
    await uploadSilence(page, 64_000);
    await expect.poll(() => meetings(company)).toBe(1);
    await cancelUpload(page);
    await expect(uploads(page)).toHaveCount(0);
    await expect.poll(() => meetings(company)).toBe(0);
  });
});
