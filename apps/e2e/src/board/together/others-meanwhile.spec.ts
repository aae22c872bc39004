import {
  addTask,
  card,
  chooseInMenu,
  expectTitles,
  openBoard,
  titlesIn,
} from '../../kit/board-kit';
import { expect, test } from '../../kit/fixtures';

test('a move of somebody else stays when one’s own before it is undone @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const task = await addTask(company.admin, { title: 'Relay', status: 'on-approval' });
  await signIn(page, company.admin);
  await openBoard(page);
  await card(page, 'Relay').getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual(['Relay']);
  await company.api.post('/api/v1/task-statuses', { data: { taskId: task.id, status: 'done' } });
  await expectTitles(page, 'Done', ['Relay']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing was taken back: there were changes since.')).toBeVisible();
  await expectTitles(page, 'Done', ['Relay']);

  await chooseInMenu(page, 'Relay', 'In Progress');
  await expect.poll(() => titlesIn(company.admin, 'in-progress')).toEqual(['Relay']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => titlesIn(company.admin, 'done')).toEqual(['Relay']);
});
