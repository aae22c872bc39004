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
  let address = '';
  await context.route(/\/api\/v1\/uploads\/./, (route) => {
    address = route.request().url();
    return route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue();
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, MiB);
  await expect(uploads(page).getByText(/The connection was lost/)).toBeVisible();
  await page.close();

  // The server forgets by itself what never got a byte; whoever is away for hours finds nothing there.
  const headers = { 'tus-resumable': '1.0.0' };
  expect((await company.api.delete(address, { headers })).status()).toBe(204);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/v1/uploads')) asked.push(request.method());
  });
  const later = await context.newPage();
  await later.goto('/meetings');
  await expect(succeeded(later)).toBeVisible();
  expect(asked).toEqual(['HEAD', 'POST', 'PATCH']);
  expect(await meetings(company)).toBe(1);
});
