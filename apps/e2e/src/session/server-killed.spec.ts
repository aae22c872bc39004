import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppServer, freePort } from '../kit/app-server';
import {
  addTasks,
  card,
  carryTo,
  column,
  dragTo,
  expectTitles,
  openBoard,
  pickUp,
  titlesIn,
  toastsArrived,
} from '../kit/board-kit';
import { Company, takeSession } from '../kit/company';
import { expect, test } from '../kit/fixtures';
import { Mailbox, startMailServer } from '../kit/mailbox';

test('a server that is killed in the middle of a drag: the card goes back with words, and later it moves', async ({
  browser,
  playwright,
  viewport,
}) => {
  test.setTimeout(240_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'tavla-killed-'));
  const mails = path.join(folder, 'mails');
  const mailServer = await startMailServer(mails);
  const server = new AppServer(await freePort(), {
    DATA_DIR: path.join(folder, 'data'),
    TAVLA_DEMO: '0',
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '127.0.0.1,::1',
  });
  await server.start();
  const place = { baseURL: server.url, mailbox: new Mailbox(mails), request: playwright.request };
  const company = await Company.register(place);
  const context = await browser.newContext({ baseURL: server.url, viewport });
  try {
    await addTasks(company.admin, ['One', 'Two']);
    await takeSession(context, company.admin);
    const page = await context.newPage();
    await openBoard(page);
    await toastsArrived(page);

    await pickUp(page, card(page, 'One'));
    await server.stop('SIGKILL');
    await carryTo(page, column(page, 'Done'), 0.4);
    await page.mouse.up();
    await expect(page.getByText('The move was not saved')).toBeVisible();
    await expectTitles(page, 'To Do', ['One', 'Two']);

    await server.start();
    expect(await titlesIn(company.admin, 'todo')).toEqual(['One', 'Two']);
    // It has tried five times by now, or will; a click tries at once.
    const offline = page.getByRole('button', { name: 'Offline' });
    await expect(async () => {
      if (await offline.isVisible()) await offline.click();
      await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await dragTo(page, card(page, 'One'), column(page, 'Done'), 0.4);
    await expectTitles(page, 'Done', ['One']);
    await expect.poll(() => titlesIn(company.admin, 'done')).toEqual(['One']);
  } finally {
    await context.close();
    await company.close();
    await server.stop();
    await mailServer.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
