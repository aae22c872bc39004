import { addTask, card, openBoard } from './board-kit';
import { expect, test } from './fixtures';

test('the board asks once for its tasks, and for few files', async ({ page, company, signIn }) => {
  await addTask(company.admin, { title: 'Order chairs' });
  await signIn(page, company.admin);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openBoard(page);
  await expect(card(page, 'Order chairs')).toBeVisible();
  expect(asked.filter((path) => path === '/auth/me')).toHaveLength(1);
  expect(asked.filter((path) => path === '/api/v1/tasks')).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(25);
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
