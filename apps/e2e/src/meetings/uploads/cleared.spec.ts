import { expect, test } from '../../kit/fixtures';
import { openRecordDrawer } from '../../kit/recording-kit';
import { MiB, meetings, succeeded, uploadSilence, uploads } from './upload-kit';

test.use({ allowedConsole: [/Failed to load resource/] });

test('an upload whose place was cleared before it got a byte is announced again, and nothing of it is lost @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const asked: string[] = [];
  let address = '';
  let isCut = true;
  await context.route(/\/api\/v1\/uploads/, async (route) => {
    const request = route.request();
    asked.push(request.method());
    if (request.method() !== 'POST') address = request.url();
    if (isCut && request.method() === 'PATCH') return route.abort('internetdisconnected');
    await route.continue();
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, 9 * MiB);
  await expect(uploads(page).getByText(/The connection was lost/)).toBeVisible();
  await page.close();

  // The server forgets by itself what never got a byte; whoever is away for hours finds nothing there.
  const headers = { 'tus-resumable': '1.0.0' };
  expect((await company.api.delete(address, { headers })).status()).toBe(204);
  isCut = false;
  asked.length = 0;
  const later = await context.newPage();
  await later.goto('/meetings');
  await expect(succeeded(later)).toBeVisible();
  expect(asked).toEqual(['HEAD', 'POST', 'PATCH', 'PATCH']);
  expect(await meetings(company)).toBe(1);
});
