import { addTask, openBoard } from '../kit/board-kit';
import type { Company } from '../kit/company';
import { runSql } from '../kit/database';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { log, openNewTicket } from '../kit/ticket-kit';

const write = async (company: Company, taskId: string, message: string) => {
  const multipart = { message, taskId, isComment: 'true' };
  expect((await company.api.post('/api/v1/chat/new-message', { multipart })).ok()).toBe(true);
};

test('one reacts to a message, quotes it, edits and deletes one’s own, and others see it', async ({
  page,
  company,
  signIn,
  openAs,
  isMobile,
}) => {
  const task = await openNewTicket({ page, company, signIn });
  await write(company, task.id, 'The price is 45');
  const priya = await company.addUser({ firstName: 'Priya', lastName: 'Shah' });
  const other = await openAs(priya);
  await openBoard(other, `?task=${task.id}`);

  const ofAdmin = other.getByRole('button', { name: 'Actions of the message by Admin Admin' });
  await other.getByText('The price is 45').hover();
  await ofAdmin.click();
  await expect(other.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await expectNoAxeViolationsInBothSchemes(other, isMobile);
  await other.getByRole('menuitem', { name: 'React with 👍' }).click();
  const sign = page.getByRole('button', { name: '👍 1: Priya Shah' });
  await expect(sign).toHaveAttribute('aria-pressed', 'false');
  await sign.click();
  const both = page.getByRole('button', { name: '👍 2: Priya Shah and You' });
  await expect(both).toHaveAttribute('aria-pressed', 'true');

  await ofAdmin.click();
  await other.getByRole('menuitem', { name: 'Quote' }).click();
  await other.getByText('Comment', { exact: true }).click();
  await other.getByRole('textbox', { name: 'Message' }).fill('Without tax?');
  await other.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(log(page).getByText('Without tax?')).toBeVisible();
  const quote = page.getByRole('button', { name: 'Quote of You: The price is 45' });
  await expect(quote).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, isMobile);

  const mine = page.getByRole('button', { name: 'Actions of the message by You' });
  await log(page).getByText('The price is 45', { exact: true }).last().hover();
  await mine.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('textbox', { name: 'Edit the message' });
  await editor.fill('The price is 54');
  // What is begun is there again, whichever way one left it.
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(editor).toHaveCount(0);
  await page.getByRole('tab', { name: 'Conversation' }).click();
  await expect(editor).toHaveValue('The price is 54');
  await page.reload();
  await editor.press('Enter');
  await expect(mine).toBeFocused();
  await expect(log(other).getByText('edited')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Quote of Admin Admin: The price is 54' })).toBeVisible();

  await mine.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await editor.press('Escape');
  await expect(mine).toBeFocused();

  await mine.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Message' }).getByRole('button', { name: 'Delete' }).click();
  await expect(log(other).getByText('The quoted message was deleted')).toBeVisible();
  await expect(log(other).getByRole('article')).toHaveCount(1);
  await expect(log(page).getByRole('article')).toHaveCount(1);
});

test.describe('a link to a message', () => {
  test.use({ allowedConsole: [/status of 404/] });

  test('opens the conversation there, however far up; one that is gone says so @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    const task = await addTask(company.admin, { title: 'Send the offer' });
    await write(company, task.id, 'The first of all');
    const { data } = await (await company.api.get(`/api/v1/chat/messages?taskId=${task.id}`)).json();
    const id: string = data[0].id;
    await runSql(
      `insert into chat_message ("organizationId", id, "taskId", author, "authorName", content, "createdAt")
     select "organizationId", gen_random_uuid(), "taskId", 'user', 'Mia', 'Later ' || n, now() + n * interval '1 ms'
     from chat_message, generate_series(1, 250) n where id = $1`,
      [id],
    );
    await signIn(page, company.admin);
    await openBoard(page, `?task=${task.id}&message=${id}`);
    await expect(log(page).getByText('The first of all')).toBeInViewport();
    await expect(page).not.toHaveURL(/message=/);
    await openBoard(page, `?task=${task.id}&message=${task.id}`);
    await expect(page.getByText('This message was deleted, or the link is wrong.')).toBeVisible();
    await expect(log(page).getByText('Later 250')).toBeInViewport();
  });
});
