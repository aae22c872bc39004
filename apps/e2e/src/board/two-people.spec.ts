import type { Page, Route } from '@playwright/test';
import { addTask, card, column, dragTo, openBoard, openEditForm } from '../kit/board-kit';
import type { Company, Person } from '../kit/company';
import { runSql } from '../kit/database';
import { expect } from '../kit/fixtures';
import {
  beginRecording,
  beginWork,
  cutWrites,
  expectAllOfAnn,
  expectNothingOfAnn,
  goToBoard,
  recordingsLookedUp,
  secret,
  signInHere,
  signOut,
  test,
  titlesOf,
  unfinishedRecordings,
  watchWrites,
} from '../kit/two-people-kit';

test.use({ allowedConsole: [/status of 401|ERR_CONNECTION_FAILED|session could not be refreshed/] });

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
  }) => {
    await addTask(ann, { title: 'Common', userId: ann.id });
    await signIn(page, ann);
    await page.clock.install();
    const mend = await cutWrites(page);
    await beginWork(page, 'Common');
    await beginRecording(page);
    await end({ page, company, ann });
    await expect(page).toHaveURL('/login');

    const writes = watchWrites(page);
    mend();
    await signInHere(page, mailbox, bob);
    await goToBoard(page);
    await expectNothingOfAnn(page);
    // Longer than whoever cannot reach the server waits before the next try; a later question has been answered.
    await page.clock.fastForward(20_000);
    await page.evaluate(() => fetch('/healthz'));
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

test('what is saved after a drag that nobody answered waits too when the session ends', async ({
  page,
  company,
  ann,
  signIn,
  mailbox,
}) => {
  await addTask(ann, { title: 'Common', userId: ann.id });
  await signIn(page, ann);
  await openBoard(page);
  await page.route('**/auth/me', (route) => route.abort('connectionfailed'));
  await dragTo(page, card(page, 'Common'), column(page, 'Done'), 0.4);
  await expect(page.getByText('The move was not saved')).toBeVisible();
  await page.unrouteAll();

  const form = await openEditForm(page, 'Common');
  await form.getByRole('textbox', { name: 'Title' }).fill(secret.edited);
  const refuse = (route: Route) => route.fulfill({ status: 401, json: { statusCode: 401 } });
  await page.route('**/auth/token-refresh', refuse);
  await page.route('**/api/v1/tasks/*', refuse);
  await form.getByRole('button', { name: 'Update Task' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('1 change is not saved yet.')).toBeVisible();
  await page.unrouteAll();
  await signInHere(page, mailbox, ann);
  await goToBoard(page);
  await expect.poll(() => titlesOf(company.admin)).toEqual([secret.edited]);
});

test('a recording of the first version is offered to who was signed in when it was made, and to nobody else', async ({
  page,
  context,
  ann,
  bob,
  signIn,
}) => {
  const dayBefore = Date.now() - 24 * 3_600_000;
  await page.goto('/login');
  await page.evaluate(keepAsFirstVersion, { earlier: dayBefore, since: Date.now() + 1_000 });
  const lookFor = async (person: Person) => {
    await context.clearCookies();
    await signIn(page, person);
    await page.goto('/');
    await page.getByRole('button', { name: 'Record Voice Note' }).click();
    await expect(page.getByText('Click to start recording your meeting')).toBeVisible();
    await recordingsLookedUp(page);
    return unfinishedRecordings(page).getByRole('listitem');
  };
  await expect(await lookFor(ann)).toHaveCount(1);
  await expect(await lookFor(bob)).toHaveCount(0);
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
