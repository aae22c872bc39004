import { Company, takeSession } from '../../kit/company';
import { expect, test } from '../../kit/fixtures';
import { Mailbox } from '../../kit/mailbox';
import { openRecordDrawer } from '../../kit/recording-kit';
import { startOwnServer } from '../../kit/server/own-server';
import { MiB, meetings, succeeded, uploadSilence, uploads } from './upload-kit';

test('a server that is killed in the middle of an upload: it goes on by itself where it was @desktop', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(240_000);
  const { app: server, mails, stop } = await startOwnServer();
  const place = { baseURL: server.url, mailbox: new Mailbox(mails), request: playwright.request };
  const company = await Company.register(place);
  const context = await browser.newContext({ baseURL: server.url });
  try {
    await takeSession(context, company.admin);
    const page = await context.newPage();
    const offsets: number[] = [];
    await page.route(/\/api\/v1\/uploads/, async (route) => {
      const offset = Number(route.request().headers()['upload-offset']);
      if (route.request().method() === 'PATCH') offsets.push(offset);
      if (offset === 8 * MiB && offsets.length === 2) await server.stop('SIGKILL');
      await route.continue();
    });
    await openRecordDrawer(page);
    await uploadSilence(page, 9 * MiB);
    await expect(uploads(page).getByText(/The connection was lost/)).toBeVisible();
    await server.start();
    await expect(succeeded(page)).toBeVisible({ timeout: 60_000 });
    expect(offsets).toEqual([0, 8 * MiB, 8 * MiB]);
    expect(await meetings(company)).toBe(1);
  } finally {
    await context.close();
    await company.close();
    await stop();
  }
});
