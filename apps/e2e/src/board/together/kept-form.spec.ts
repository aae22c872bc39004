import { addTask, card, listTasks, openBoard, openEditForm } from '../../kit/board-kit';
import { expect, test } from '../../kit/fixtures';

test('what was typed into a task and not saved does not hide what others changed before it is opened again @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const task = await addTask(company.admin, { title: 'Cake', userId: company.admin.id });
  await signIn(page, company.admin);
  await openBoard(page);
  const form = await openEditForm(page, 'Cake');
  await form.getByLabel('Description').fill('Mine');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  const theirs = { title: 'Cheese cake', description: 'Theirs' };
  await company.api.patch(`/api/v1/tasks/${task.id}`, { data: theirs });
  const row = form
    .getByRole('alert')
    .filter({ hasText: 'Somebody else changed this meanwhile' })
    .getByRole('row', { name: /Description/ });
  // Looking at it settles nothing.
  for (const _ of ['first', 'again']) {
    await openEditForm(page, 'Cheese cake');
    await expect(form.getByText('typed here before and not saved')).toBeVisible();
    await expect(row).toContainText('Mine');
    await expect(row).toContainText('Theirs');
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  }
  await openEditForm(page, 'Cheese cake');
  await form.getByRole('button', { name: 'Update Task' }).click();
  await expect(form.getByText('Save again to keep yours')).toBeVisible();
  await form.getByRole('button', { name: 'Update Task' }).click();
  await expect(form).toHaveCount(0);
  await expect
    .poll(async () => (await listTasks(company.admin)).map(({ title, description }) => [title, description]))
    .toEqual([['Cheese cake', 'Mine']]);
  await openEditForm(page, 'Cheese cake');
  await expect(form.getByLabel('Description')).toHaveValue('Mine');
  await expect(form.getByText('typed here before and not saved')).toHaveCount(0);
});

test.describe('what the server refuses', () => {
  test.use({ allowedConsole: [/status of (400|500)/] });

  test('of a changed task is in its form when that opens again, also after a reload @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await addTask(company.admin, { title: 'Cake', userId: company.admin.id });
    await signIn(page, company.admin);
    await openBoard(page);
    await page.route('**/api/v1/tasks/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    const form = await openEditForm(page, 'Cake');
    await form.getByLabel('Description').fill('A long story');
    await form.getByRole('button', { name: 'Update Task' }).click();
    await expect(page.getByText('The task was not changed')).toBeVisible();
    await expect(page.getByText('What was entered is in the form when that opens again.')).toBeVisible();
    await page.unroute('**/api/v1/tasks/*');
    await page.reload();
    await openEditForm(page, 'Cake');
    await expect(form.getByLabel('Description')).toHaveValue('A long story');
    await form.getByRole('button', { name: 'Update Task' }).click();
    await expect(form).toHaveCount(0);
    await expect.poll(async () => (await listTasks(company.admin))[0]?.description).toBe('A long story');
  });

  test('of several new tasks comes back one after the other @desktop', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    await openBoard(page);
    await page.route('**/api/v1/tasks', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { code: 'validation', message: 'Too many tasks.' } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Quick add to To Do' }).click();
    for (const title of ['One', 'Two']) {
      const refused = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await page.getByRole('textbox', { name: 'New task in To Do' }).fill(title);
      await page.keyboard.press('Enter');
      await refused;
      await expect(card(page, title)).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    const form = page.getByRole('dialog', { name: 'Add Task' });
    for (const title of ['One', 'Two', '']) {
      await page.getByRole('button', { name: 'Add Task', exact: true }).click();
      await expect(form.getByLabel('Title')).toHaveValue(title);
      await form.getByRole('button', { name: 'Cancel' }).click();
      await expect(form).toHaveCount(0);
    }
  });
});
