import {
  addTask,
  addTasks,
  card,
  chooseInMenu,
  dayFromToday,
  expectTitles,
  listTasks,
  openBoard,
  openEditForm,
  titlesIn,
  undo,
} from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';
import { holdBack } from '../kit/hold-back';

test('an empty board says so and offers the first step', async ({ page, company, signIn, isMobile }) => {
  await signIn(page, company.admin);
  await openBoard(page);
  await expect(page.getByText('No tasks in this column')).toHaveCount(isMobile ? 1 : 4);
  await page.getByRole('button', { name: 'Add the first task' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Task' })).toBeVisible();
});

test('a task is added with everything the form has', async ({ page, company, signIn }) => {
  await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  await signIn(page, company.admin);
  await openBoard(page);
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add Task' });
  const submit = form.getByRole('button', { name: 'Add Task' });
  const status = form.getByRole('combobox', { name: 'Initial Status' });
  await expect(status).toHaveValue('To Do');

  // Without a title and an assignee nothing happens, and nothing is said.
  await submit.click();
  await form.getByRole('textbox', { name: 'Title' }).fill('   ');
  await submit.click();
  await form.getByRole('textbox', { name: 'Title' }).fill('Order the cake');
  await submit.click();
  await expect(form).toBeVisible();
  expect(await listTasks(company.admin)).toEqual([]);

  await form.getByRole('textbox', { name: 'Description' }).fill('Two layers');
  await form.getByRole('combobox', { name: 'Assignee' }).fill('ada');
  await page.getByRole('option', { name: 'Ada Lovelace' }).click();
  await form.getByRole('textbox', { name: 'Due Date' }).fill('2031-05-17');
  await form.getByRole('textbox', { name: 'Due Date' }).blur();
  await form.getByRole('button', { name: 'Add Tag' }).click();
  await form.getByRole('textbox', { name: 'Tag name' }).fill('Party');
  await form.getByRole('textbox', { name: 'Category' }).fill('Occasion');
  await form.getByRole('combobox', { name: 'Color' }).click();
  await page.getByRole('option', { name: 'Violet' }).click();
  await form.getByRole('button', { name: 'Add Tag' }).click();
  await submit.click();
  await expect(form).toBeHidden();

  const own = card(page, 'Order the cake');
  for (const text of ['todo', 'Two layers', 'Party', 'May 17, 2031', 'Ada Lovelace', 'AL']) {
    await expect(own.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(own.getByText(/^Created [A-Z][a-z]{2} \d\d$/)).toBeVisible();
  // The card is there before the server has it.
  await expect.poll(() => listTasks(company.admin)).toHaveLength(1);
  const [task] = await listTasks(company.admin);
  expect(task).toMatchObject({
    title: 'Order the cake',
    endDate: '2031-05-17',
    customField: { tags: [{ name: 'Party', category: 'Occasion', color: 'purple' }] },
  });
  expect(task?.customField.tags[0]?.id).toMatch(/^new-\d+$/);
});

test('a card shows three tags, what is left of them, and how late it is', async ({
  page,
  company,
  signIn,
}) => {
  const tags = ['A', 'B', 'C', 'D', 'E'].map((name) => ({
    ...{ id: name, name: `Tag ${name}`, category: 'Letters', color: 'blue' },
  }));
  await addTask(company.admin, { title: 'Late', tags, endDate: dayFromToday(-1) });
  await addTask(company.admin, { title: 'Soon', endDate: dayFromToday(2) });
  await addTask(company.admin, { title: 'Later', endDate: dayFromToday(9) });
  await signIn(page, company.admin);
  await openBoard(page);
  for (const text of ['Tag A', 'Tag B', 'Tag C', '+2', 'No description', 'Unassigned']) {
    await expect(card(page, 'Late').getByText(text, { exact: true })).toBeVisible();
  }
  await expect(card(page, 'Late').getByText('Tag D')).toBeHidden();
  await expect(card(page, 'Late').getByRole('img', { name: 'Overdue' })).toBeVisible();
  await expect(card(page, 'Soon').getByRole('img', { name: 'Due soon' })).toBeVisible();
  await expect(card(page, 'Later').getByRole('img', { name: /Overdue|Due soon/ })).toHaveCount(0);
});

test('an edit sends what changed, and can be undone @desktop', async ({ page, company, signIn }) => {
  const task = await addTask(company.admin, {
    title: 'Draft',
    description: 'Keep me',
    userId: company.admin.id,
  });
  await signIn(page, company.admin);
  await openBoard(page);
  const form = await openEditForm(page, 'Draft');
  await expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Keep me');
  await form.getByRole('textbox', { name: 'Title' }).fill('Final');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await form.getByRole('button', { name: 'Update Task' }).click();
  expect((await sent).postDataJSON()).toEqual({ title: 'Final', version: task.version });
  await expect(card(page, 'Final')).toBeVisible();
  await undo(page);
  await expect(card(page, 'Draft')).toBeVisible();
  await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual(['Draft']);
});

test('what was typed survives closing by mistake @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await openBoard(page);
  const add = page.getByRole('button', { name: 'Add Task', exact: true });
  const form = page.getByRole('dialog', { name: 'Add Task' });
  await add.click();
  await form.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await add.click();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await add.click();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('deleting asks first and can be undone @desktop', async ({ page, company, signIn }) => {
  await addTasks(company.admin, ['One', 'Two', 'Three']);
  await signIn(page, company.admin);
  await openBoard(page);
  await chooseInMenu(page, 'Two', 'Delete Task');
  const question = page.getByRole('dialog', { name: 'Delete Task' });
  await expect(question.getByText('Are you sure you want to delete the task "Two"?')).toBeVisible();
  await expect(question.getByText('This action cannot be undone.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await chooseInMenu(page, 'Two', 'Delete Task');
  await question.getByRole('button', { name: 'Delete Task' }).click();
  await expectTitles(page, 'To Do', ['One', 'Three']);
  await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual(['One', 'Three']);
  await undo(page);
  await expectTitles(page, 'To Do', ['One', 'Two', 'Three']);
});

test('a proposal is approved or dismissed, and both can be undone @desktop', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  await addTask(company.admin, { title: 'No', status: 'on-approval' });
  await addTask(company.admin, { title: 'Yes', status: 'on-approval' });
  await signIn(page, company.admin);
  await openBoard(page, isMobile ? '?column=pending' : '');
  await card(page, 'Yes').getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual(['Yes']);
  await undo(page);
  await expect.poll(() => titlesIn(company.admin, 'on-approval')).toEqual(['Yes', 'No']);
  await card(page, 'No').getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => titlesIn(company.admin, 'on-approval')).toEqual(['Yes']);
  await undo(page);
  await expect.poll(() => titlesIn(company.admin, 'on-approval')).toEqual(['Yes', 'No']);
  await expectTitles(page, 'Pending', ['Yes', 'No']);
});

test('the menu moves to columns and by one place', async ({ page, company, signIn }) => {
  await addTasks(company.admin, ['One', 'Two', 'Three']);
  await signIn(page, company.admin);
  await openBoard(page);
  await chooseInMenu(page, 'One', 'Move down');
  await expectTitles(page, 'To Do', ['Two', 'One', 'Three']);
  await chooseInMenu(page, 'Three', 'Move up');
  await expectTitles(page, 'To Do', ['Two', 'Three', 'One']);
  await chooseInMenu(page, 'Two', 'In Progress');
  await expectTitles(page, 'To Do', ['Three', 'One']);
  await expect.poll(() => titlesIn(company.admin, 'in-progress')).toEqual(['Two']);
  await chooseInMenu(page, 'One', 'Assign to me');
  const assigned = async () => (await listTasks(company.admin)).find((task) => task.title === 'One')?.userId;
  await expect.poll(assigned).toBe(company.admin.id);
});

test('words without end, right to left and emoji stay inside their card', async ({
  page,
  company,
  signIn,
}) => {
  const email = `long@${company.domain}`;
  const long = await company.addUser({ firstName: 'N'.repeat(100), lastName: 'M'.repeat(200), email });
  await addTask(company.admin, {
    title: 'W'.repeat(150),
    description: 'x'.repeat(500),
    userId: long.id,
  });
  await addTask(company.admin, { title: 'مراجعة العقد مع الفريق', description: 'قبل نهاية الأسبوع' });
  await addTask(company.admin, { title: '👩‍🚀🚀 launch 🏳️‍🌈' });
  await signIn(page, company.admin);
  await openBoard(page);
  await expect(card(page, '👩‍🚀🚀 launch 🏳️‍🌈')).toBeVisible();
  const spill = await page.evaluate(() => {
    const wide = [...document.querySelectorAll('[data-task]')].filter(
      (one) => one.scrollWidth > one.clientWidth + 1,
    );
    return { page: document.documentElement.scrollWidth - window.innerWidth, cards: wide.length };
  });
  expect(spill.page).toBeLessThanOrEqual(0);
  expect(spill.cards).toBe(0);
});

test.describe('when the server refuses a new task', () => {
  test.use({ allowedConsole: [/status of 400/] });

  test('it says why and keeps what was typed, and for whom @desktop', async ({ page, company, signIn }) => {
    await company.addUser({ firstName: 'Zara', lastName: 'Ekman' });
    await signIn(page, company.admin);
    await openBoard(page);
    await page.route('**/api/v1/tasks', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: { statusCode: 400, code: 'validation', message: 'Too many tasks.' },
          })
        : route.fallback(),
    );
    const add = page.getByRole('button', { name: 'Add Task', exact: true });
    const form = page.getByRole('dialog', { name: 'Add Task' });
    await add.click();
    await form.getByRole('textbox', { name: 'Title' }).fill('Long thought about');
    await form.getByRole('combobox', { name: 'Assignee' }).click();
    await page.getByRole('option', { name: 'Zara Ekman' }).click();
    await form.getByRole('button', { name: 'Add Task' }).click();
    await expect(page.getByText('The task was not added')).toBeVisible();
    await expect(page.getByText('Too many tasks.')).toBeVisible();
    const release = await holdBack(page, /\/api\/v1\/users\?/);
    await page.reload();
    await add.click();
    await expect(form).toHaveAttribute('aria-busy');
    release();
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Long thought about');
    await expect(form.getByRole('combobox', { name: 'Assignee' })).toHaveValue('Zara Ekman');
  });
});
