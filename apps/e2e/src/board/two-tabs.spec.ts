import type { BrowserContext } from '@playwright/test';
import { addTask, openBoard } from '../kit/board-kit';
import { type Person, takeSession } from '../kit/company';
import { expect } from '../kit/fixtures';
import { messageBox } from '../kit/ticket-kit';
import {
  beginWork,
  cutWrites,
  expectNothingOfAnn,
  goToBoard,
  secret,
  signInHere,
  signOut,
  test,
  titlesOf,
  watchWrites,
} from '../kit/two-people-kit';

test.use({ allowedConsole: [/status of 401|ERR_CONNECTION_FAILED/] });
async function putInPlace(context: BrowserContext, person: Person): Promise<void> {
  await context.clearCookies();
  await takeSession(context, person);
}

test('a tab that has not heard of another’s sign-in sends them nothing and shows them next', async ({
  page,
  context,
  company,
  ann,
  bob,
  signIn,
}) => {
  await addTask(ann, { title: 'Common', userId: ann.id });
  await signIn(page, ann);
  const mend = await cutWrites(page);
  await beginWork(page, 'Common');
  const writes = watchWrites(page);
  await putInPlace(context, bob);
  mend();
  await expect.poll(() => writes.length).toBe(1);
  await expect(page.getByRole('button', { name: 'Profile of Admin Admin' })).toBeVisible();
  await expect(page.getByText('Somebody else has signed in')).toBeVisible();
  await goToBoard(page);
  await expectNothingOfAnn(page);
  const answers = await Promise.all(writes.map(async (request) => (await request.response())?.status()));
  expect(answers).toEqual([401]);
  expect([await titlesOf(bob), await titlesOf(company.admin)]).toEqual([[], ['Common']]);

  await putInPlace(context, ann);
  await page.goto('/');
  await expect.poll(() => titlesOf(company.admin)).toEqual(['Common', secret.waiting]);
  expect(await titlesOf(bob)).toEqual([]);
});

test('words that were on their way to the assistant wait as a failed message, for who wrote them', async ({
  page,
  context,
  ann,
  bob,
  signIn,
  mailbox,
}) => {
  const { id } = await addTask(ann, { title: 'Common', userId: ann.id });
  await signIn(page, ann);
  await openBoard(page, `?task=${id}`);
  // The message leaves the browser, and the person changes before it arrives.
  const asked: string[] = [];
  let drop = () => {};
  const isDropped = new Promise<void>((resolve) => {
    drop = resolve;
  });
  await page.route('**/chat/new-message', async (route) => {
    asked.push(route.request().headers()['tavla-person'] ?? '');
    await isDropped;
    await route.abort('connectionfailed');
  });
  await messageBox(page).fill(secret.message);
  await messageBox(page).press('Enter');
  await expect.poll(() => asked).toEqual([ann.id]);

  const second = await context.newPage();
  await second.goto('/');
  await signOut(second);
  await expect(page).toHaveURL(/login/);
  await signInHere(second, mailbox, bob);
  await expect(page.getByRole('button', { name: 'Profile of Admin Admin' })).toBeVisible();
  drop();
  await goToBoard(page);
  await expect(page.getByText(secret.message)).toHaveCount(0);
  await page.unroute('**/chat/new-message');

  await signOut(page);
  await signInHere(page, mailbox, ann);
  await openBoard(page, `?task=${id}`);
  const log = page.getByRole('log');
  await expect(log.getByText(secret.message)).toBeVisible();
  await expect(log.getByText('Sorry, there was an error')).toBeVisible();
  await expect(messageBox(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(log.getByText('Sorry, there was an error')).toHaveCount(0);
  await expect(log.getByText(secret.message)).toHaveCount(1);
  const kept = async () => {
    const { data } = await (await page.request.get(`/api/v1/chat/messages?taskId=${id}`)).json();
    return data.map((one: { author: string; content: string }) => one.author === 'user' && one.content);
  };
  await expect.poll(kept).toEqual([secret.message, false]);
  expect(asked).toEqual([ann.id]);
});

for (const address of ['/account', '/users', '/']) {
  test(`a tab at ${address} becomes theirs however long the answer takes that names them`, async ({
    page,
    context,
    company,
    bob,
    signIn,
  }) => {
    await signIn(page, company.admin);
    await page.goto(address);
    // What the board asks for later would be answered as to somebody else, and the menu would be gone.
    if (address === '/') await goToBoard(page);
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await takeSession(context, bob);
    // By then the pages of the one are gone, and those of nobody are shown.
    let wasGuest = false;
    await page.route('**/auth/me', async (route) => {
      // What their own pages ask later is asked elsewhere.
      if (!wasGuest) await expect(page).toHaveURL('/login');
      wasGuest = true;
      await route.continue();
    });
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('Somebody else has signed in')).toBeVisible();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible();
    expect(wasGuest).toBe(true);
  });
}

test('a sign-in in one tab changes the other at once', async ({
  page,
  context,
  company,
  ann,
  bob,
  signIn,
  mailbox,
}) => {
  await addTask(ann, { title: 'Common', userId: ann.id });
  await signIn(page, ann);
  const mend = await cutWrites(page);
  await beginWork(page, 'Common');
  const second = await context.newPage();
  await second.goto('/');
  await signOut(second);
  await expect(page).toHaveURL('/login');
  await signInHere(second, mailbox, bob);
  await expect(page.getByRole('button', { name: 'Profile of Admin Admin' })).toBeVisible();
  const writes = watchWrites(page);
  mend();
  await goToBoard(page);
  await expectNothingOfAnn(page);
  expect(writes).toEqual([]);
  expect([await titlesOf(bob), await titlesOf(company.admin)]).toEqual([[], ['Common']]);
});
