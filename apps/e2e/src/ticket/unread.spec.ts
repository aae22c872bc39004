import { addTask, openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { log } from '../kit/ticket-kit';
import { reminder, seedAnswer } from './answer-seed';
import { button, outcome } from './suggestion-kit';

test('a mention waits in the inbox and on the card until its conversation is seen', async ({
  page,
  company,
  signIn,
  openAs,
  isMobile,
}) => {
  const priya = await company.addUser({ firstName: 'Priya', lastName: 'Shah' });
  const task = await addTask(company.admin, { title: 'Send the offer' });
  await signIn(page, priya);
  await openBoard(page);
  const elsewhere = await openAs(priya);
  await openBoard(elsewhere);
  const write = (message: string) =>
    company.api.post('/api/v1/chat/new-message', { multipart: { message, taskId: task.id } });
  await write('Is the price right, @Priya Shah?');

  const card = page.locator(`[data-task="${task.id}"]`);
  const mark = card.getByRole('img', { name: '1 unread message mentions you' });
  await expect(mark).toBeVisible();
  await page.getByRole('button', { name: 'Inbox, 1 unread' }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await expect(inbox.getByText('Admin Admin mentioned you')).toBeVisible();
  await expect(inbox.getByText('Is the price right, @Priya Shah?')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  await expect(elsewhere.getByRole('button', { name: 'Inbox, 1 unread' })).toBeVisible();

  await inbox.getByRole('link', { name: 'Send the offer' }).click();
  await expect(log(page).getByText('Is the price right,')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`task=${task.id}`));
  await expect(elsewhere.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
  await expect(mark).toHaveCount(0);

  await page.getByRole('tab', { name: 'History' }).click();
  await write('And the date, @Priya Shah?');
  await expect(page.getByRole('tab', { name: 'Conversation 1 unread message mentions you' })).toBeVisible();
  await page.getByRole('tab', { name: /^Conversation/ }).click();
  await expect(page.getByRole('tab', { name: 'Conversation', exact: true })).toBeVisible();
});

test('a mention goes with its ticket and comes back with it; all are read at once @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const priya = await company.addUser({ firstName: 'Priya', lastName: 'Shah' });
  const task = await addTask(company.admin, { title: 'Send the offer' });
  await company.api.post('/api/v1/chat/new-message', { multipart: { message: '@Priya', taskId: task.id } });
  await signIn(page, priya);
  await openBoard(page);
  await expect(page.getByRole('button', { name: 'Inbox, 1 unread' })).toBeVisible();
  await company.api.delete(`/api/v1/tasks/${task.id}`);
  await expect(page.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
  await company.api.post(`/api/v1/tasks/${task.id}/restore`, { data: {} });
  await page.getByRole('button', { name: 'Inbox, 1 unread' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('img', { name: 'Unread' })).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Inbox' }).getByText('Send the offer')).toBeVisible();
});

test('a reminder goes with its task and comes back with it @desktop', async ({ page, company, signIn }) => {
  const me = company.admin;
  const task = await addTask(me, { title: 'Send the offer' });
  await seedAnswer({ company, asker: me, taskId: task.id, changes: [reminder(task, me, '2020-01-01')] });
  await signIn(page, me);
  await openBoard(page, `?task=${task.id}`);
  await button(page, 'Apply').click();
  await expect(outcome(page)).toHaveText('Applied');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Inbox, 1 unread' })).toBeVisible();
  await company.api.delete(`/api/v1/tasks/${task.id}`);
  await expect(page.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
  await company.api.post(`/api/v1/tasks/${task.id}/restore`, { data: {} });
  await expect(page.getByRole('button', { name: 'Inbox, 1 unread' })).toBeVisible();
});
