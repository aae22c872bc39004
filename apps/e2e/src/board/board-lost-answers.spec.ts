import type { Page, Request } from '@playwright/test';
import { addTask, chooseInMenu, column, expectTitles, openBoard, titlesIn } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';

test.use({ allowedConsole: [/status of 40[49]/] });

/** A page that never hears of what the server did for it, until it is loaded again. */
class DeafPage {
  readonly sent: Request[] = [];
  private isDeaf = true;

  constructor(private readonly page: Page) {}

  async listen(): Promise<void> {
    await this.page.route(/\/api\/v1\/task/, async (route) => {
      const request = route.request();
      if (request.method() === 'GET') return route.fallback();
      this.sent.push(request);
      // Taking the route away would send what is under way once more.
      return this.isDeaf ? void (await route.fetch()) : route.fallback();
    });
  }

  /** Loads the page again with a server that answers, until nothing waits to be sent. */
  async comeBack(): Promise<void> {
    expect(this.sent).toHaveLength(1);
    this.isDeaf = false;
    await this.page.reload();
    await expect.poll(() => this.sent.length).toBe(2);
    const stored = () => this.page.evaluate(() => Object.keys(localStorage).join());
    await expect.poll(stored).not.toContain('writes');
  }
}

async function deafen(page: Page): Promise<DeafPage> {
  const deaf = new DeafPage(page);
  await deaf.listen();
  return deaf;
}

test('a new task whose answer never came is made once', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await openBoard(page);
  const deaf = await deafen(page);
  await column(page, 'To Do').getByRole('button', { name: 'Quick add to To Do' }).click();
  await page.getByRole('textbox', { name: 'New task in To Do' }).fill('Once');
  await page.keyboard.press('Enter');
  await expectTitles(page, 'To Do', ['Once']);
  await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual(['Once']);
  await deaf.comeBack();
  const [first, second] = deaf.sent.map((request) => request.postDataJSON().id);
  expect(second).toBe(first);
  await expectTitles(page, 'To Do', ['Once']);
  expect(await titlesIn(company.admin, 'todo')).toEqual(['Once']);
});

test('a move whose answer never came gives way to a later one', async ({ page, company, signIn }) => {
  const task = await addTask(company.admin, { title: 'Wanderer' });
  await signIn(page, company.admin);
  await openBoard(page);
  const deaf = await deafen(page);
  await chooseInMenu(page, 'Wanderer', 'In Progress');
  await expect.poll(() => titlesIn(company.admin, 'in-progress')).toEqual(['Wanderer']);
  await company.api.post('/api/v1/task-statuses', { data: { taskId: task.id, status: 'done' } });
  await deaf.comeBack();
  expect(await titlesIn(company.admin, 'done')).toEqual(['Wanderer']);
  await expect(page.getByText('The move was not saved')).toBeHidden();
  await expectTitles(page, 'Done', ['Wanderer']);
});

test('a deletion whose answer never came is no failure', async ({ page, company, signIn }) => {
  await addTask(company.admin, { title: 'Gone' });
  await signIn(page, company.admin);
  await openBoard(page);
  const deaf = await deafen(page);
  await chooseInMenu(page, 'Gone', 'Delete Task');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Task' }).click();
  await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual([]);
  await deaf.comeBack();
  await expectTitles(page, 'To Do', []);
  await expect(page.getByText('The task was not deleted')).toBeHidden();
});
