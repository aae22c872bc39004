import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './company';

export type Status = 'pending' | 'on-approval' | 'todo' | 'in-progress' | 'done';

export type TaskOnWire = {
  id: string;
  title: string;
  description: string;
  endDate: string | null;
  userId: string | null;
  version: number;
  position: string;
  currentStatus: { status: Status };
  customField: { tags: { id: string; name: string; category: string; color: string }[] };
};

type NewTask = {
  title: string;
  description?: string;
  status?: Status;
  userId?: string | null;
  endDate?: string | null;
  tags?: { id: string; name: string; category: string; color: string }[];
};

/** The day so many days from today, where the tests' browsers are unless they say otherwise. */
export function dayFromToday(days: number, timeZone = 'Europe/Stockholm'): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone });
}

/** Creates a task over the API, at the top of its column. */
export async function addTask(
  person: Person,
  { status = 'todo', tags = [], ...task }: NewTask,
): Promise<TaskOnWire> {
  const data = { ...task, customField: { status, tags } };
  const answer = await person.api.post('/api/v1/tasks', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Creates tasks so that they stand in the column in this order. */
export async function addTasks(
  person: Person,
  titles: string[],
  status: Status = 'todo',
): Promise<TaskOnWire[]> {
  const made: TaskOnWire[] = [];
  for (const title of titles.toReversed()) made.unshift(await addTask(person, { title, status }));
  return made;
}

export async function listTasks(person: Person): Promise<TaskOnWire[]> {
  return (await (await person.api.get('/api/v1/tasks')).json()).data;
}

/** The titles of a column as the server has them. */
export async function titlesIn(person: Person, status: Status): Promise<string[]> {
  const tasks = (await listTasks(person)).filter((task) => task.currentStatus.status === status);
  return tasks.sort((a, b) => (a.position < b.position ? -1 : 1)).map((task) => task.title);
}

export async function openBoard(page: Page, query = ''): Promise<void> {
  await page.goto(`/${query}`);
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.locator('[data-column]').first()).toBeVisible();
}

/** Waits until there is a place for toasts, whose code is fetched behind the page: without a server none comes any more. */
export async function toastsArrived(page: Page): Promise<void> {
  await expect(page.locator('.mantine-Notifications-root').first()).toBeAttached();
}

/**
 * Cuts the network once the parts of the board that are fetched behind it are here: what opens without it then. A test
 * that asks for it says `savesData: false`.
 */
export async function goOffline(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join('\n'),
    );
  for (const part of ['CardMenu', 'ConflictModal', 'TaskFormModal'])
    await expect.poll(fetched).toContain(part);
  await toastsArrived(page);
  await page.context().setOffline(true);
}

export function column(page: Page, name: 'Pending' | 'To Do' | 'In Progress' | 'Done'): Locator {
  return page.getByRole('region', { name, exact: true });
}

export function card(page: Page, title: string): Locator {
  return page
    .locator('[data-column] [data-task]')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) });
}

/** The titles of a column as they are shown, top to bottom. */
export function titles(page: Page, name: Parameters<typeof column>[1]): Promise<string[]> {
  return column(page, name).locator('li [data-task] > button').allInnerTexts();
}

export async function expectTitles(
  page: Page,
  name: Parameters<typeof column>[1],
  expected: string[],
): Promise<void> {
  await expect.poll(() => titles(page, name)).toEqual(expected);
}

export async function chooseInMenu(page: Page, title: string, item: string): Promise<void> {
  const own = card(page, title);
  await own.hover();
  await own.getByRole('button', { name: 'Task actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Opens the form of a task from its menu. */
export async function openEditForm(page: Page, title: string): Promise<Locator> {
  await chooseInMenu(page, title, 'Edit Task');
  return page.getByRole('dialog', { name: 'Edit Task' });
}

/** Waits until what has happened so far is drawn. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Picks a card up with the mouse. */
export async function pickUp(page: Page, from: Locator): Promise<void> {
  const start = await from.boundingBox();
  if (!start) throw new Error('Nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + 30);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 8, start.y + 38, { steps: 3 });
}

/** Carries what was picked up, in steps as a hand does, to a fraction of the height of the target. */
export async function carryTo(page: Page, to: Locator, height = 0.5): Promise<void> {
  const end = await to.boundingBox();
  if (!end) throw new Error('Nowhere to drag it to');
  await page.mouse.move(end.x + end.width / 2, end.y + end.height * height, { steps: 12 });
  await nextFrame(page);
}

/** Drags a card with the mouse and lets go of it. */
export async function dragTo(page: Page, from: Locator, to: Locator, height = 0.5): Promise<void> {
  await pickUp(page, from);
  await carryTo(page, to, height);
  await page.mouse.up();
}

/** Takes the newest change back by its toast, and waits until the toast is gone. */
export async function undo(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Undo' });
  await button.click();
  await expect(button).toHaveCount(0);
}
