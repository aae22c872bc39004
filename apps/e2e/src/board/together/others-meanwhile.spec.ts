import {
  addTask,
  addTasks,
  card,
  chooseInMenu,
  expectTitles,
  listTasks,
  openBoard,
  openEditForm,
  titlesIn,
} from '../../kit/board-kit';
import { expect, test } from '../../kit/fixtures';
import { expectSaid, pickUpByKey } from '../../kit/keyboard-drag';

test.describe('without a network', () => {
  test.use({ allowedConsole: [/status of 409|ERR_INTERNET_DISCONNECTED/] });

  test('the second of two changes that waited asks about others’ words as well @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    const task = await addTask(company.admin, {
      title: 'Plan',
      description: 'Old',
      userId: company.admin.id,
    });
    await signIn(page, company.admin);
    await openBoard(page);
    const rename = await openEditForm(page, 'Plan');
    await rename.getByRole('textbox', { name: 'Title' }).fill('My title');
    await page.context().setOffline(true);
    await rename.getByRole('button', { name: 'Update Task' }).click();
    await expect(rename).toBeHidden();
    const describe = await openEditForm(page, 'My title');
    await describe.getByRole('textbox', { name: 'Description' }).fill('My words');
    await describe.getByRole('button', { name: 'Update Task' }).click();
    await expect(page.getByText('2 changes waiting')).toBeVisible();
    await company.api.patch(`/api/v1/tasks/${task.id}`, { data: { description: 'Their words' } });
    await page.context().setOffline(false);

    const question = page.getByRole('dialog', { name: 'Two people changed this task' });
    await expect(question.getByText('Their words', { exact: true })).toBeVisible();
    await expect(question.getByText('My words', { exact: true })).toBeVisible();
    await question.getByRole('button', { name: 'Discard mine' }).click();
    await expect
      .poll(async () => (await listTasks(company.admin))[0])
      .toMatchObject({ title: 'My title', description: 'Their words' });
  });
});

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

test('a card that is moved by keyboard keeps its place when another one comes in above it @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await addTasks(company.admin, ['One', 'Two', 'Three', 'Four']);
  await signIn(page, company.admin);
  await openBoard(page);
  const three = page.getByRole('button', { name: 'Three', exact: true });
  await three.focus();
  await pickUpByKey(page, 'Picked up “Three”. Position 3 of 4 in To Do.');
  await addTask(company.admin, { title: 'Fresh' });
  await expectTitles(page, 'To Do', ['Fresh', 'One', 'Two', 'Three', 'Four']);
  await page.keyboard.press('Space');
  await expectSaid(page, 'Dropped “Three”. Position 4 of 5 in To Do.');
  await expectTitles(page, 'To Do', ['Fresh', 'One', 'Two', 'Three', 'Four']);

  await expect(three).toBeFocused();
  await pickUpByKey(page, 'Picked up “Three”. Position 4 of 5 in To Do.');
  await page.keyboard.press('ArrowUp');
  await expectSaid(page, 'Position 3 of 5 in To Do.');
  await addTask(company.admin, { title: 'Fresher' });
  await expectTitles(page, 'To Do', ['Fresher', 'Fresh', 'One', 'Two', 'Three', 'Four']);
  await page.keyboard.press('Space');
  await expectTitles(page, 'To Do', ['Fresher', 'Fresh', 'One', 'Three', 'Two', 'Four']);
  await expect
    .poll(() => titlesIn(company.admin, 'todo'))
    .toEqual(['Fresher', 'Fresh', 'One', 'Three', 'Two', 'Four']);
});

test('nobody is asked again about a task that somebody else has deleted and brought back @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const task = await addTask(company.admin, { title: 'Cake' });
  await signIn(page, company.admin);
  await openBoard(page);
  await chooseInMenu(page, 'Cake', 'Delete Task');
  const question = page.getByRole('dialog', { name: 'Delete Task' });
  await expect(question).toBeVisible();
  await company.api.delete(`/api/v1/tasks/${task.id}`);
  await expect(question).toBeHidden();
  await company.api.post(`/api/v1/tasks/${task.id}/restore`);
  await expect(card(page, 'Cake')).toBeVisible();
  await expect(question).toBeHidden();
});
