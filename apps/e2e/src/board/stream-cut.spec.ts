import {
  addTask,
  addTasks,
  card,
  column,
  expectTitles,
  listTasks,
  openBoard,
  titlesIn,
} from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';
import { layLine } from '../kit/line/cuttable-line';

test('a browser that was cut off, and has tried to come back in vain, has missed nothing', async ({
  browser,
  baseURL,
  viewport,
  company,
  signIn,
}) => {
  const [one, two] = await addTasks(company.admin, ['One', 'Two', 'Three']);
  const line = await layLine(baseURL ?? '');
  const context = await browser.newContext({ baseURL: line.url, viewport });
  const page = await context.newPage();
  await signIn(page, company.admin);
  await openBoard(page);
  await expectTitles(page, 'To Do', ['One', 'Two', 'Three']);
  let lists = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/tasks') lists += 1;
  });

  line.cut();
  let tries = 0;
  page.on('requestfailed', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/events') tries += 1;
  });
  await expect(page.getByRole('button', { name: 'Offline' })).toBeVisible();
  for (let number = 1; number <= 20; number++) {
    await addTask(company.admin, { title: `Meanwhile ${number}`, status: 'done' });
  }
  await company.api.patch(`/api/v1/tasks/${one?.id}`, { data: { title: 'First' } });
  await company.api.delete(`/api/v1/tasks/${two?.id}`);
  const data = { taskId: one?.id, status: 'in-progress', note: 'Status changed to in-progress', meta: '{}' };
  expect((await company.api.post('/api/v1/task-statuses', { data })).ok()).toBe(true);
  await expect.poll(() => tries, { timeout: 40_000 }).toBeGreaterThan(2);
  await expectTitles(page, 'To Do', ['One', 'Two', 'Three']);
  await expectTitles(page, 'Done', []);

  line.mend();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expectTitles(page, 'To Do', ['Three']);
  await expectTitles(page, 'In Progress', ['First']);
  await expect(column(page, 'Done').getByText('20', { exact: true })).toBeVisible();
  await expect(card(page, 'Meanwhile 20')).toBeVisible();
  expect(await titlesIn(company.admin, 'in-progress')).toEqual(['First']);
  expect(await listTasks(company.admin)).toHaveLength(22);
  // The stream told what was missed; nothing had to be loaded anew.
  expect(lists).toBe(0);
  await context.close();
  await line.close();
});

test('a cut while code is loaded that nobody needs yet brings no reload', async ({
  browser,
  baseURL,
  viewport,
  company,
  signIn,
}) => {
  const line = await layLine(baseURL ?? '');
  const context = await browser.newContext({ baseURL: line.url, viewport });
  const page = await context.newPage();
  let lose: (() => Promise<void>) | undefined;
  await page.route(/\/assets\/Toasts-.*js$/, (route) => {
    lose = () => route.abort('connectionreset');
  });
  await signIn(page, company.admin);
  await openBoard(page);
  await expect.poll(() => lose).toBeDefined();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  line.cut();
  await lose?.();
  await expect(page.getByRole('button', { name: 'Offline' })).toBeVisible();
  line.mend();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  // Whoever is about to reload the window asks for it first, to be sure that there will be an answer.
  expect(asked).toContain('/api/v1/events');
  expect(asked).not.toContain('/');
  await context.close();
  await line.close();
});
