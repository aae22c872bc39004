import type { Page, Request } from '@playwright/test';
import { column, listTasks, nextFrame, openBoard } from './board-kit';
import { Company, type Person } from './company';
import { test as base, expect } from './fixtures';
import type { Mailbox } from './mailbox';
import { messageBox } from './ticket-kit';

/** Ann of one company and Bob of another, at one browser. */
export const test = base.extend<{ ann: Person; bob: Person }>({
  page: async ({ page }, use) => {
    await page.addInitScript(watchRecordings);
    await use(page);
  },
  ann: async ({ company }, use) => use(await company.addUser({ firstName: 'Ann', lastName: 'Andersson' })),
  bob: async ({ baseURL, mailbox, playwright }, use) => {
    const other = await Company.register({ baseURL: baseURL ?? '', mailbox, request: playwright.request });
    await use(other.admin);
    await other.close();
  },
});

/** Words that only one person wrote: nobody else may ever see or be sent them. */
export const secret = {
  waiting: 'Waiting of Ann',
  title: 'Title of Ann',
  edited: 'Edited by Ann',
  message: 'Message of Ann',
};

/** Whatever is written to tasks does not reach the server until the returned function is called. */
export async function cutWrites(page: Page): Promise<() => void> {
  let isCut = true;
  await page.route(/\/api\/v1\/task/, (route) =>
    isCut && route.request().method() !== 'GET' ? route.abort('connectionfailed') : route.fallback(),
  );
  // Taking the route away would hold back what is under way.
  return () => {
    isCut = false;
  };
}

/** The requests that write tasks from now on. */
export function watchWrites(page: Page): Request[] {
  const writes: Request[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/task/.test(request.url()) && request.method() !== 'GET') writes.push(request);
  });
  return writes;
}

/** Begins one thing of every kind on the board: a change that waits, two forms, a message. */
export async function beginWork(page: Page, task: string): Promise<void> {
  await openBoard(page, '?chat=1');
  await messageBox(page).fill(secret.message);
  await messageBox(page).press('Escape');
  await expect(messageBox(page)).toBeHidden();
  await writeForm(
    page,
    () => page.getByRole('button', { name: 'Add Task', exact: true }).click(),
    secret.title,
  );
  await writeForm(page, () => openForm(page, task), secret.edited);
  await column(page, 'To Do').getByRole('button', { name: 'Quick add to To Do' }).click();
  await page.getByRole('textbox', { name: 'New task in To Do' }).fill(secret.waiting);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 change waiting')).toBeVisible();
}

/** The form is closed by mistake. */
async function writeForm(page: Page, open: () => Promise<void>, title: string): Promise<void> {
  await open();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function openForm(page: Page, task: string): Promise<void> {
  const card = page
    .locator('[data-task]')
    .filter({ has: page.getByRole('button', { name: task, exact: true }) });
  await card.hover();
  await card.getByRole('button', { name: 'Task actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit Task', exact: true }).click();
}

/** Starts a recording and leaves it running. */
export async function beginRecording(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('timer')).toHaveText('00:02');
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

/** Signs in on the sign-in page, in the same window: nothing is loaded anew. */
export async function signInHere(
  page: Page,
  mailbox: Mailbox,
  { email }: Pick<Person, 'email'>,
): Promise<void> {
  const field = page.getByLabel('Email');
  await expect(field).toHaveValue('');
  const before = (await mailbox.to(email)).length;
  await field.fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const { text } = await mailbox.newest(email, before + 1);
  await page.getByLabel('Code').fill(/\b\d{6}\b/.exec(text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).not.toHaveURL(/verify|login/);
}

/** Goes to the board without loading the page anew. */
export async function goToBoard(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/') {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' }).click();
  }
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

/** Looks everywhere where somebody else's work could show. */
export async function expectNothingOfAnn(page: Page): Promise<void> {
  for (const words of Object.values(secret)) await expect(page.getByText(words)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(messageBox(page)).toHaveValue('');
  await messageBox(page).press('Escape');
  await expect(messageBox(page)).toBeHidden();
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await expect(page.getByText('Click to start recording your meeting')).toBeVisible();
  await recordingsLookedUp(page);
  await expect(unfinishedRecordings(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** What the drawer offers of recordings that were begun here and never sent. */
export const unfinishedRecordings = (page: Page) =>
  page.getByRole('status', { name: /^You have (an|\d+) unfinished recordings?$/ });

/** Waits until the drawer, which looks when it opens, knows which recordings are kept, and shows it. */
export async function recordingsLookedUp(page: Page): Promise<void> {
  await nextFrame(page);
  await page.waitForFunction(() => (window as unknown as Watched).recordingsOpened.size === 0);
  await nextFrame(page);
}

interface Watched {
  /** What has the store of recordings open just now, or is about to. */
  recordingsOpened: Set<unknown>;
}

/**
 * Runs in the page. To ask for another version of the store tells as well that nobody has it open, and makes whoever is
 * in the middle of looking let go of it.
 */
function watchRecordings(): void {
  const opened = new Set<unknown>();
  (window as unknown as Watched).recordingsOpened = opened;
  const { open } = IDBFactory.prototype;
  const { close } = IDBDatabase.prototype;
  IDBFactory.prototype.open = function (name, version) {
    const request = open.call(this, name, version);
    if (name !== 'tavla-recordings') return request;
    opened.add(request);
    request.addEventListener('success', () => opened.delete(request) && opened.add(request.result));
    request.addEventListener('error', () => opened.delete(request));
    return request;
  };
  IDBDatabase.prototype.close = function () {
    opened.delete(this);
    close.call(this);
  };
}

/** Finds everything again that was begun. */
export async function expectAllOfAnn(page: Page, task: string): Promise<void> {
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(messageBox(page)).toHaveValue(secret.message);
  await messageBox(page).press('Escape');
  await expect(messageBox(page)).toBeHidden();
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue(secret.title);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await openForm(page, task);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue(secret.edited);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await unfinishedRecordings(page).getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('region', { name: 'Recording Preview' }).getByText(/00:0[1-9]/)).toBeVisible();
}

export async function titlesOf(person: Person): Promise<string[]> {
  return (await listTasks(person)).map(({ title }) => title).sort();
}
