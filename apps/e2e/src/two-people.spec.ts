import type { BrowserContext, Page } from '@playwright/test';
import { addTask, openBoard } from './board-kit';
import { Company, type Person, takeSession } from './company';
import { runSql } from './database';
import { test as base, expect } from './fixtures';
import { messageBox } from './ticket-kit';
import {
  beginRecording,
  beginWork,
  cutWrites,
  expectAllOfAnn,
  expectNothingOfAnn,
  goToBoard,
  secret,
  signInHere,
  signOut,
  titlesOf,
  watchWrites,
} from './two-people-kit';

/** Ann of one company and Bob of another, at one browser. */
const test = base.extend<{ ann: Person; bob: Person }>({
  ann: async ({ company }, use) => use(await company.addUser({ firstName: 'Ann', lastName: 'Andersson' })),
  bob: async ({ baseURL, mailbox, playwright }, use) => {
    const other = await Company.register({ baseURL: baseURL ?? '', mailbox, request: playwright.request });
    await use(other.admin);
    await other.close();
  },
});

test.use({ allowedConsole: [/status of 401|ERR_CONNECTION_FAILED/] });
test.setTimeout(120_000);

interface Scene {
  page: Page;
  company: Company;
  ann: Person;
}

/** How Ann's session ends. Her recording runs until then, where she does not end it herself. */
const endings: Record<string, (scene: Scene) => Promise<void>> = {
  'signed out': async ({ page }) => {
    await page.reload();
    await expect(page.getByText('1 change waiting')).toBeVisible();
    await signOut(page);
    await expect(page.getByText('1 change is not saved yet.')).toBeVisible();
  },
  'was signed out by an admin': async ({ company, ann }) => {
    const answer = await company.api.delete(`/api/v1/users/${ann.id}/sessions`);
    expect(answer.status()).toBe(204);
  },
  'saw the session expire': async ({ page, ann }) => {
    await runSql(`update session set "expiresAt" = now(), "accessExpiresAt" = now() where "userId" = $1`, [
      ann.id,
    ]);
    // The network comes back, as it does when a computer wakes up.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  },
};

for (const [ending, end] of Object.entries(endings)) {
  test(`the work of who ${ending} is nobody else’s, and waits for them`, async ({
    page,
    company,
    ann,
    bob,
    signIn,
    mailbox,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same code as on the desktop');
    await addTask(ann, { title: 'Common', userId: ann.id });
    await signIn(page, ann);
    const mend = await cutWrites(page);
    await beginWork(page, 'Common');
    await beginRecording(page);
    await end({ page, company, ann });
    await expect(page).toHaveURL('/login', { timeout: 20_000 });

    const writes = watchWrites(page);
    mend();
    await signInHere(page, mailbox, bob);
    await goToBoard(page);
    await expectNothingOfAnn(page);
    // Longer than whoever cannot reach the server waits before the next try.
    await page.waitForTimeout(6_000);
    expect(writes).toEqual([]);
    expect([await titlesOf(bob), await titlesOf(company.admin)]).toEqual([[], ['Common']]);

    await signOut(page);
    await signInHere(page, mailbox, ann);
    await goToBoard(page);
    await expect.poll(() => titlesOf(company.admin)).toEqual(['Common', secret.waiting]);
    expect(writes.map((request) => request.headers()['tavla-person'])).toEqual([ann.id]);
    expect(await titlesOf(bob)).toEqual([]);
    await expectAllOfAnn(page, 'Common');
  });
}

test('a recording of the first version is offered to who was signed in when it was made, and to nobody else', async ({
  page,
  context,
  ann,
  bob,
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code as on the desktop');
  const dayBefore = Date.now() - 24 * 3_600_000;
  await page.goto('/login');
  await page.evaluate(keepAsFirstVersion, { earlier: dayBefore, since: Date.now() + 1_000 });
  const offers = async (person: Person) => {
    await context.clearCookies();
    await signIn(page, person);
    await page.goto('/');
    await page.getByRole('button', { name: 'Record Voice Note' }).click();
    await expect(page.getByText('Click to start recording your meeting')).toBeVisible();
    await page.waitForTimeout(500);
    return page.getByText(/not uploaded/).allInnerTexts();
  };
  expect(await offers(ann)).toEqual([expect.stringMatching(/^A recording from/)]);
  expect(await offers(bob)).toEqual([]);
  expect(await page.evaluate(countRecordings), 'nothing is thrown away yet').toBe(2);
});

/** Runs in the page: what the first version of the application left, one recording of each time. */
async function keepAsFirstVersion({ earlier, since }: { earlier: number; since: number }): Promise<void> {
  const request = indexedDB.open('tavla-recordings', 1);
  await new Promise((resolve, reject) => {
    request.onupgradeneeded = () => {
      request.result.createObjectStore('recordings', { keyPath: 'id' });
      request.result.createObjectStore('blocks', { keyPath: ['recording', 'index'] });
    };
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  const transaction = request.result.transaction(['recordings', 'blocks'], 'readwrite');
  for (const [id, startedAt] of [
    ['earlier', earlier],
    ['since', since],
  ] as const) {
    transaction.objectStore('recordings').put({ id, startedAt, sampleBytes: 32_000 });
    transaction.objectStore('blocks').put({ recording: id, index: 0, samples: new ArrayBuffer(32_000) });
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  request.result.close();
}

/** Runs in the page. */
async function countRecordings(): Promise<number> {
  const request = indexedDB.open('tavla-recordings');
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  const count = request.result.transaction('recordings').objectStore('recordings').count();
  await new Promise((resolve) => {
    count.onsuccess = resolve;
  });
  request.result.close();
  return count.result;
}

test.describe('two tabs', () => {
  test.skip(({ isMobile }) => isMobile, 'the same code as on the desktop');

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
      await page.getByRole('button', { name: /^Profile of/ }).click();
      // What the page asks for at first is asked in her name.
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
      await takeSession(context, bob);
      // By then the pages of the one are gone, and those of nobody are shown.
      let wasGuest = false;
      await page.route('**/auth/me', async (route) => {
        await expect(page).toHaveURL('/login');
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
});
