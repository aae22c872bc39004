import { openBoard } from '../kit/board-kit';
import type { Company } from '../kit/company';
import { expect, test } from '../kit/fixtures';
import { missTooMuch } from '../kit/hidden-tab';
import { log, messageBox, openNewTicket } from '../kit/ticket-kit';

/** Writes a comment on a ticket over the API; answers its id. */
async function write(company: Company, taskId: string, message: string): Promise<string> {
  const messageId = crypto.randomUUID();
  const multipart = { message, taskId, messageId, isComment: 'true' };
  expect((await company.api.post('/api/v1/chat/new-message', { multipart })).ok()).toBe(true);
  return messageId;
}

async function remove(company: Company, id: string): Promise<void> {
  expect((await company.api.delete(`/api/v1/chat/messages/${id}`)).ok()).toBe(true);
}

test('a message that was deleted unheard is gone, from conversations that are open and that were', async ({
  page,
  company,
  signIn,
}) => {
  await page.clock.install();
  const task = await openNewTicket({ page, company, signIn });
  await write(company, task.id, 'First');
  const secret = await write(company, task.id, 'Secret');
  await write(company, task.id, 'Last');
  await expect(log(page).getByRole('article')).toHaveCount(3);
  await missTooMuch(page, () => remove(company, secret));
  await expect(log(page).getByText('Secret')).toHaveCount(0);
  await expect(log(page).getByRole('article')).toHaveCount(2);

  const next = await write(company, task.id, 'Next secret');
  await expect(log(page).getByText('Next secret')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await missTooMuch(page, () => remove(company, next));
  await page.getByRole('button', { name: 'Send the offer' }).first().click();
  await expect(log(page).getByText('Last')).toBeVisible();
  await expect(log(page).getByText('Next secret')).toHaveCount(0);
});

test('a conversation that was cleared unheard is empty', async ({ page, company, signIn }) => {
  await page.clock.install();
  await signIn(page, company.admin);
  await openBoard(page, '?chat=1');
  await messageBox(page).fill('Hello there');
  await messageBox(page).press('Enter');
  await expect(log(page).getByRole('article')).toHaveCount(2);
  await expect(log(page)).not.toHaveAttribute('aria-busy', 'true');
  await missTooMuch(page, () => company.api.delete('/api/v1/chat/messages'));
  await expect(page.getByText('No messages yet')).toBeVisible();
});

test('a page that was read before a deletion does not bring back what was deleted', async ({
  page,
  company,
  signIn,
}) => {
  const task = await openNewTicket({ page, company, signIn });
  const wrong = await write(company, task.id, 'Meant for nobody');
  await expect(log(page).getByText('Meant for nobody')).toBeVisible();
  let arrive = () => {};
  const isGone = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let read = 0;
  await page.route('**/api/v1/chat/messages?*', async (route) => {
    const response = await route.fetch();
    read += 1;
    await isGone;
    await route.fulfill({ response });
  });
  await page.getByText('Comment', { exact: true }).click();
  await messageBox(page).fill('Sorry');
  await messageBox(page).press('Enter');
  await expect.poll(() => read).toBeGreaterThan(0);
  await remove(company, wrong);
  await expect(log(page).getByText('Meant for nobody')).toHaveCount(0);
  const arrived = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/chat/messages?'),
  );
  arrive();
  await arrived;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(log(page).getByText('Meant for nobody')).toHaveCount(0);
  await expect(log(page).getByText('Sorry')).toHaveCount(1);
});
