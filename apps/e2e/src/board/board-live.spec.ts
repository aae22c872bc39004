import {
  addTask,
  addTasks,
  card,
  chooseInMenu,
  column,
  dragTo,
  expectTitles,
  goOffline,
  listTasks,
  openBoard,
  openEditForm,
  titlesIn,
} from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';

test('a second browser sees each change, highlighted for a while @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const other = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  await signIn(page, company.admin);
  await openBoard(page);
  const second = await openAs(other);
  await openBoard(second);

  const task = await addTask(company.admin, { title: 'Fresh' });
  for (const one of [page, second]) {
    await expect(card(one, 'Fresh')).toHaveAttribute('data-highlighted', 'true');
  }
  await expect(card(second, 'Fresh')).not.toHaveAttribute('data-highlighted', 'true');

  const form = await openEditForm(page, 'Fresh');
  await form.getByRole('textbox', { name: 'Title' }).fill('Fresher');
  await form.getByRole('combobox', { name: 'Assignee' }).fill('ada');
  await page.getByRole('option', { name: 'Ada Lovelace' }).click();
  await form.getByRole('button', { name: 'Update Task' }).click();
  await expect(card(second, 'Fresher')).toHaveAttribute('data-highlighted', 'true');
  await expect(card(second, 'Fresher').getByText('Ada Lovelace')).toBeVisible();

  await company.api.delete(`/api/v1/tasks/${task.id}`);
  for (const one of [page, second]) await expect(card(one, 'Fresher')).toHaveCount(0);
});

test('a move in one browser is a move in the other @desktop', async ({ page, company, signIn, openAs }) => {
  await addTasks(company.admin, ['One', 'Two']);
  await signIn(page, company.admin);
  await openBoard(page);
  const second = await openAs(company.admin);
  await openBoard(second);
  await dragTo(page, card(page, 'Two'), column(page, 'In Progress'), 0.3);
  await expectTitles(second, 'In Progress', ['Two']);
  await expectTitles(second, 'To Do', ['One']);
});

test.describe('without a network @desktop', () => {
  // The menu of a card opens then because it was fetched in advance.
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|network error/i], savesData: false });
  test('writes wait visibly, survive a reload, and are saved in order', async ({ page, company, signIn }) => {
    await addTasks(company.admin, ['One', 'Two']);
    await signIn(page, company.admin);
    await openBoard(page);
    await goOffline(page);
    await chooseInMenu(page, 'One', 'In Progress');
    await chooseInMenu(page, 'Two', 'Assign to me');
    await expect(page.getByText('2 changes waiting')).toBeVisible();
    await expectTitles(page, 'To Do', ['Two']);
    await column(page, 'To Do').getByRole('button', { name: 'Quick add to To Do' }).click();
    await page.getByRole('textbox', { name: 'New task in To Do' }).fill('Three');
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 changes waiting')).toBeVisible();
    await expectTitles(page, 'To Do', ['Two', 'Three']);
    await expect(card(page, 'Three').getByRole('img', { name: 'Waiting to be saved' })).toBeVisible();
    expect(await titlesIn(company.admin, 'todo')).toEqual(['One', 'Two']);

    // The server still cannot be reached after the reload; only the page itself comes.
    await page.context().setOffline(false);
    await page.route('**/api/v1/{tasks,task-statuses}*', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    );
    await page.route('**/api/v1/tasks/*', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/changes? waiting/)).toBeVisible();
    await page.unrouteAll();
    await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual(['Two', 'Three']);
    await expect(page.getByText(/changes? waiting/)).toBeHidden();
    const two = (await listTasks(company.admin)).find((task) => task.title === 'Two');
    expect(two?.userId).toBe(company.admin.id);
  });

  test('the badge reads Offline, and a click connects again', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    let attempts = 0;
    await page.route('**/api/v1/events*', (route) => {
      attempts += 1;
      return route.abort();
    });
    await page.goto('/');
    const offline = page.getByRole('status').getByRole('button', { name: 'Offline' });
    await expect(offline).toBeVisible();
    // The first try and five more, further and further apart; then it waits to be asked.
    await expect.poll(() => attempts, { timeout: 40_000 }).toBe(6);
    await page.unrouteAll();
    await offline.click();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await addTask(company.admin, { title: 'After the pause' });
    await expect(card(page, 'After the pause')).toBeVisible();
    await page.context().setOffline(true);
    await expect(offline).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
  });
});

test.describe('without the server @desktop', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });
  test('a change that is saved at last makes the board live again', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    let attempts = 0;
    await page.route('**/api/v1/{events,tasks}*', (route) => {
      if (route.request().url().includes('/events')) attempts += 1;
      else if (route.request().method() === 'GET') return route.fallback();
      return route.abort();
    });
    await page.goto('/');
    await expect.poll(() => attempts, { timeout: 40_000 }).toBe(6);
    await column(page, 'To Do').getByRole('button', { name: 'Quick add to To Do' }).click();
    await page.getByRole('textbox', { name: 'New task in To Do' }).fill('Patient');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 change waiting')).toBeVisible();
    await page.unrouteAll();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual(['Patient']);
  });
});

test.describe('two people change one task', () => {
  test.use({ allowedConsole: [/status of 409|ERR_INTERNET_DISCONNECTED/] });

  test('different fields merge without a question @desktop', async ({ page, company, signIn }) => {
    const task = await addTask(company.admin, {
      title: 'Plan',
      description: 'Old',
      userId: company.admin.id,
    });
    await signIn(page, company.admin);
    await openBoard(page);
    const form = await openEditForm(page, 'Plan');
    await form.getByRole('textbox', { name: 'Title' }).fill('Mine');
    await company.api.patch(`/api/v1/tasks/${task.id}`, { data: { description: 'Theirs' } });
    await form.getByRole('button', { name: 'Update Task' }).click();
    await expect(card(page, 'Mine').getByText('Theirs')).toBeVisible();
    await expect
      .poll(async () => (await listTasks(company.admin))[0])
      .toMatchObject({ title: 'Mine', description: 'Theirs' });
  });

  test('the same field, saved without a network, asks, shows both, and keeps what is chosen @desktop', async ({
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
    const form = await openEditForm(page, 'Plan');
    await form.getByRole('textbox', { name: 'Title' }).fill('My title');
    await form.getByRole('textbox', { name: 'Description' }).fill('My words');
    // The open form would have heard of their changes.
    await page.context().setOffline(true);
    await form.getByRole('button', { name: 'Update Task' }).click();
    await company.api.patch(`/api/v1/tasks/${task.id}`, {
      data: { title: 'Their title', description: 'Their words' },
    });
    await page.context().setOffline(false);

    const question = page.getByRole('dialog', { name: 'Two people changed this task' });
    for (const text of ['My title', 'Their title', 'My words', 'Their words']) {
      await expect(question.getByText(text, { exact: true })).toBeVisible();
    }
    await question.getByRole('radiogroup', { name: 'Title' }).getByRole('radio', { name: 'Theirs' }).check();
    await question.getByRole('button', { name: 'Keep the chosen values' }).click();
    await expect(question).toBeHidden();
    await expect(card(page, 'Their title').getByText('My words')).toBeVisible();
    await expect
      .poll(async () => (await listTasks(company.admin))[0])
      .toMatchObject({ title: 'Their title', description: 'My words' });
  });
});

test.describe('when the tasks cannot be loaded', () => {
  test.use({ allowedConsole: [/status of 500/] });

  test('the board says so and tries again on request @desktop', async ({ page, company, signIn }) => {
    await addTask(company.admin, { title: 'There' });
    await signIn(page, company.admin);
    let isBroken = true;
    await page.route('**/api/v1/tasks', (route) =>
      isBroken ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await page.goto('/');
    await expect(page.getByText('The tasks could not be loaded.')).toBeVisible();
    // It was reached, and answered.
    await expect(page.getByText('Check your connection')).toBeHidden();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).dispatchEvent('click');
    await expect(card(page, 'There')).toBeVisible();
  });
});
