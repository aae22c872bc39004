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
import { Mailbox } from '../kit/mailbox';
import { startOwnServer } from '../kit/server/own-server';

test('a server that is killed in the middle of a drag: the card goes back with words, and later it moves', async ({
  browser,
  playwright,
  viewport,
}) => {
  test.setTimeout(240_000);
  const { app: server, mails, stop } = await startOwnServer();
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
    await stop();
  }
});
