import { addTask, card, openBoard, toastsArrived } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';

test('the board asks once for its tasks', async ({ page, company, signIn }) => {
  await addTask(company.admin, { title: 'Order chairs' });
  await signIn(page, company.admin);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openBoard(page);
  await expect(card(page, 'Order chairs')).toBeVisible();
  expect(asked.filter((path) => path === '/auth/me')).toHaveLength(1);
  expect(asked.filter((path) => path === '/api/v1/tasks')).toHaveLength(1);
});

test('what happens between the list and the stream is not lost', async ({ page, company, signIn }) => {
  const { id } = await addTask(company.admin, { title: 'Order chairs' });
  await signIn(page, company.admin);
  await page.route('**/api/v1/tasks', async (route) => {
    const list = await route.fetch();
    await company.admin.api.patch(`/api/v1/tasks/${id}`, { data: { title: 'Order tables' } });
    await addTask(company.admin, { title: 'Paint the hall' });
    await route.fulfill({ response: list });
  });
  await openBoard(page);
  await expect(card(page, 'Paint the hall')).toBeVisible();
  await expect(card(page, 'Order tables')).toBeVisible();
  await expect(card(page, 'Order chairs')).toHaveCount(0);
});

test('for somebody who saves data the form of a task comes when it is opened, and what guards uploads before', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openBoard(page);
  await toastsArrived(page);
  for (const code of ['UploadsBar', 'CardQuestion', 'ConflictModal', 'PasskeyDialog', 'ConfirmDialog'])
    await expect.poll(() => scripts.join()).toContain(code);
  expect(scripts.join()).not.toContain('TaskFormModal');
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(scripts.join()).toContain('TaskFormModal');
});

test.describe('in advance', () => {
  test.use({ savesData: false });

  test('while a person waits for the code, the pages behind it are on their way', async ({
    page,
    company,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/login');
    await page.getByLabel('Email').fill(company.admin.email);
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('heading', { name: 'Email verification' })).toBeVisible();
    for (const code of ['/signed-in-', '/board-', '/AdminRoute-']) {
      await expect.poll(() => scripts.some((path) => path.includes(code) && path.endsWith('.js'))).toBe(true);
    }
  });
});
