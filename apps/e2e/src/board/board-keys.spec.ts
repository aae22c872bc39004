import { addTask, addTasks, card, expectTitles, listTasks, openBoard, titlesIn } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';

test('the whole board works without a mouse', async ({ page, company, signIn }) => {
  await addTasks(company.admin, ['One', 'Two']);
  await addTasks(company.admin, ['Doing'], 'in-progress');
  await signIn(page, company.admin);
  await openBoard(page);
  const focused = (title: string) =>
    expect(page.getByRole('button', { name: title, exact: true })).toBeFocused();
  await page.keyboard.press('j');
  await focused('One');
  await page.keyboard.press('ArrowDown');
  await focused('Two');
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowRight');
  await focused('Doing');
  await page.keyboard.press('ArrowLeft');
  await focused('One');

  await page.keyboard.press('a');
  const assignee = async (title: string) =>
    (await listTasks(company.admin)).find((one) => one.title === title)?.userId;
  await expect.poll(() => assignee('One')).toBe(company.admin.id);
  await focused('One');

  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Done' }).focus();
  await page.keyboard.press('Enter');
  await expectTitles(page, 'Done', ['One']);
  // Keys belong to the menu until it is gone.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expectTitles(page, 'To Do', ['One', 'Two']);

  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Add Task' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('two');
  await expectTitles(page, 'To Do', ['Two']);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('f');
  await expect(page).toHaveURL(/assignee=admin%40/);
  await expectTitles(page, 'To Do', ['One']);
  await page.keyboard.press('f');
  await expectTitles(page, 'To Do', ['One', 'Two']);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Move the task to another column')).toBeVisible();
  const approveAll = help.getByRole('term').filter({ hasText: 'Approve all' });
  await expect(approveAll.locator('xpath=following-sibling::dd')).toHaveText('Shift A');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.getByRole('button', { name: 'Two', exact: true }).focus();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/task=/);
});

test('the focus goes where the menu moves a card', async ({ page, company, signIn }) => {
  await addTasks(company.admin, ['One', 'Two']);
  await signIn(page, company.admin);
  await openBoard(page);
  const two = page.getByRole('button', { name: 'Two', exact: true });
  await two.focus();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'In Progress' }).press('Enter');
  await expectTitles(page, 'In Progress', ['Two']);
  await expect(two).toBeFocused();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Done' }).press('Enter');
  await expectTitles(page, 'Done', ['Two']);
  await expect(two).toBeFocused();
  await page.keyboard.press('Control+z');
  await expectTitles(page, 'In Progress', ['Two']);
  await expect(two).toBeFocused();
});

test('the focus follows what is approved, and goes on from what is dismissed', async ({
  page,
  company,
  signIn,
}) => {
  await addTasks(company.admin, ['Yes', 'No', 'Later'], 'on-approval');
  await signIn(page, company.admin);
  await openBoard(page);
  await card(page, 'Yes').getByRole('button', { name: 'Approve' }).press('Enter');
  await expectTitles(page, 'To Do', ['Yes']);
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeFocused();
  await card(page, 'No').getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expectTitles(page, 'Pending', ['Later']);
  await expect(page.getByRole('button', { name: 'Later', exact: true })).toBeFocused();
});

test('the focus goes to the next card when its own is deleted', async ({ page, company, signIn }) => {
  await addTasks(company.admin, ['One', 'Two', 'Three']);
  await signIn(page, company.admin);
  await openBoard(page);
  const remove = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Task' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await remove('Two');
  await expect(page.getByRole('button', { name: 'Three', exact: true })).toBeFocused();
  await remove('Three');
  await expect(page.getByRole('button', { name: 'One', exact: true })).toBeFocused();
});

test('the form takes the first match by Enter, and Escape closes the calendar first', async ({
  page,
  company,
  signIn,
}) => {
  await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  const tag = { id: 'big', name: 'Big', category: 'Size', color: 'orange' };
  await addTask(company.admin, { title: 'Tagged', status: 'done', tags: [tag] });
  await signIn(page, company.admin);
  await openBoard(page);
  await page.keyboard.press('n');
  await page.keyboard.type('By hand');
  const assignee = page.getByRole('combobox', { name: 'Assignee' });
  await assignee.focus();
  await page.keyboard.type('ada');
  await page.keyboard.press('Enter');
  await expect(assignee).toHaveValue('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Tags' }).focus();
  await page.keyboard.type('nothing like it');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Tags' }).fill('bi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove tag Big' })).toBeVisible();

  const form = page.getByRole('dialog', { name: 'Add Task' });
  const today = page.getByRole('table').locator('[data-today]');
  await page.getByRole('textbox', { name: 'Due Date' }).click();
  await expect(today).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(today).toBeHidden();
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('the palette finds tasks and actions', async ({ page, company, signIn }) => {
  const task = await addTask(company.admin, { title: 'Find me please' });
  await signIn(page, company.admin);
  await openBoard(page);
  await page.keyboard.press('Control+k');
  const search = page.getByPlaceholder('Find a task or an action…');
  await search.fill('find me');
  await page
    .getByRole('button', { name: /Find me please/ })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`task=${task.id}`));
  await openBoard(page);
  await page.keyboard.press('Control+k');
  await search.fill('add task');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Task' })).toBeVisible();
});

test('a selected card that the filters hide is selected no longer', async ({ page, company, signIn }) => {
  await addTasks(company.admin, ['Order chairs', 'Paint the hall']);
  await signIn(page, company.admin);
  await openBoard(page);
  for (const name of ['Order chairs', 'Paint the hall'])
    await page.getByRole('button', { name, exact: true }).click({ modifiers: ['Control'] });
  const bar = page.getByRole('region', { name: 'Selected tasks' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await page.getByRole('searchbox').fill('chairs');
  await expect(bar.getByText('1 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('No task matches these filters.')).toBeVisible();
  await expect.poll(() => listTasks(company.admin)).toHaveLength(1);
});

test('several cards change in one request', async ({ page, company, signIn }) => {
  const tag = { id: 'big', name: 'Big', category: 'Size', color: 'orange' };
  await addTask(company.admin, { title: 'Tagged', status: 'done', tags: [tag] });
  await addTasks(company.admin, ['A', 'B', 'C', 'D']);
  await signIn(page, company.admin);
  await openBoard(page);
  const title = (name: string) => page.getByRole('button', { name, exact: true });
  await title('A').focus();
  await page.keyboard.press('x');
  await title('C').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected tasks' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await title('B').click({ modifiers: ['Control'] });
  await expect(bar.getByText('2 selected')).toBeVisible();

  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/tasks/batch')) bodies.push(request.postDataJSON().change.kind);
  });
  await bar.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('combobox', { name: 'Assignee' }).fill(company.admin.firstName);
  await page.getByRole('option').last().click();
  await bar.getByRole('button', { name: 'Tag' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Big' }).click();
  await bar.getByRole('button', { name: 'Due date' }).click();
  await page.getByRole('textbox', { name: 'Due Date' }).fill('2031-01-02');
  await page.getByRole('button', { name: 'Set due date' }).click();
  await bar.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('menuitem', { name: 'In Progress' }).click();
  await expectTitles(page, 'In Progress', ['A', 'C']);
  await expect.poll(() => bodies).toEqual(['assign', 'tag', 'due', 'move']);
  await expect.poll(() => titlesIn(company.admin, 'in-progress')).toEqual(['A', 'C']);
  const changed = (await listTasks(company.admin)).filter(
    (one) => one.currentStatus.status === 'in-progress',
  );
  for (const one of changed) {
    expect(one).toMatchObject({ userId: company.admin.id, endDate: '2031-01-02' });
    expect(one.customField.tags.map(({ id }) => id)).toEqual(['big']);
  }

  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Tasks' }).click();
  await expectTitles(page, 'In Progress', []);
  await expect(bar).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expectTitles(page, 'In Progress', ['A', 'C']);
  await page.keyboard.press('Control+z');
  await expectTitles(page, 'To Do', ['A', 'B', 'C', 'D']);
  await expect(card(page, 'A').getByText('Big')).toBeVisible();
});

test('the ring around a focused card is whole, at both ends of a column', async ({
  page,
  company,
  signIn,
}) => {
  await addTasks(
    company.admin,
    Array.from({ length: 12 }, (_, index) => `Task ${index + 1}`),
  );
  await signIn(page, company.admin);
  await openBoard(page);
  const list = page.locator('[data-column="todo"]');
  /** How far the ring stays inside of the column, in pixels. */
  const room = (title: string) =>
    card(page, title).evaluate((element) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const [own, column] = [element, element.closest('[data-column]')].map((one) =>
        one?.getBoundingClientRect(),
      );
      if (!own || !column) throw new Error('The card is not in a column');
      return Math.min(own.top - column.top, column.bottom - own.bottom, own.left - column.left) - ring;
    });
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Task 1', exact: true })).toBeFocused();
  expect(await room('Task 1')).toBeGreaterThanOrEqual(0);
  for (let step = 2; step <= 12; step++) {
    await page.keyboard.press('j');
    await expect(page.getByRole('button', { name: `Task ${step}`, exact: true })).toBeFocused();
    await expect.poll(() => room(`Task ${step}`)).toBeGreaterThanOrEqual(0);
  }
  expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});
