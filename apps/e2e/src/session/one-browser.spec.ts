import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addTask, openBoard } from '../kit/board-kit';
import { Company } from '../kit/company';
import { fakeMicrophone } from '../kit/fake-microphone';
import { expect, test } from '../kit/fixtures';
import { named } from '../kit/people-kit';

// What the second company asks for of the first is not found; what was never kept cannot come from the cache; a page
// whose session has ended behind its back is refused.
test.use({ allowedConsole: [/status of (401|404|504)|ERR_CACHE_MISS/] });
/** A company with one of everything that is shown or downloaded, all of it with a word of its own. */
async function fill(company: Company) {
  const word = company.domain;
  const { api } = company.admin;
  const task = await addTask(company.admin, { title: `Plan of ${word}` });
  await named(company, 'positions', `Chief of ${word}`);
  await api.post('/api/v1/chat/new-message', {
    multipart: {
      message: `A word about ${word}`,
      taskId: task.id,
      files: { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from(`The plan of ${word}`) },
    },
  });
  const { data } = await (await api.get(`/api/v1/chat/messages?taskId=${task.id}`)).json();
  const audio = await api.post('/api/v1/audios?locale=en', {
    multipart: {
      name: `Meeting of ${word}`,
      file: { name: 'meeting.wav', mimeType: 'audio/wav', buffer: await readFile(fakeMicrophone()) },
    },
  });
  const { id: audioId } = await audio.json();
  const files = [`/api/v1/audios/${audioId}/file`, `/api/v1/chat/attachments/${data[0].attachments[0].id}`];
  const lists = [
    '/auth/me',
    '/api/v1/tasks',
    '/api/v1/tasks?limit=10',
    '/api/v1/users?limit=100',
    '/api/v1/users/csv',
    '/api/v1/roles',
    '/api/v1/positions',
    '/api/v1/departments',
    '/api/v1/audios',
    '/api/v1/sessions',
    '/api/v1/overview',
    '/api/v1/audit',
    '/api/v1/audit/csv',
    `/api/v1/tasks/${task.id}`,
    `/api/v1/tasks/${task.id}/history`,
    `/api/v1/audios/${audioId}`,
    `/api/v1/chat/messages?taskId=${task.id}`,
    `/api/v1/users/${company.admin.id}`,
  ];
  return { word, task, audioId, files, lists };
}

/** Asks from within the page, as anything in the browser may; 0 stands for an answer that the browser has not. */
function ask(page: Page, url: string, cache: RequestCache) {
  return page.evaluate(
    async ([address, mode]) => {
      const answer = await fetch(address, { cache: mode }).catch(() => null);
      return { status: answer?.status ?? 0, text: (await answer?.text()) ?? '' };
    },
    [url, cache] as const,
  );
}

const signOut = {
  'with the button': async (page: Page) => {
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  },
  // The answer, and with it the header that empties the cache, never comes to the browser.
  'without Clear-Site-Data': async (page: Page) => {
    const answer = await page.request.post('/auth/logout', { data: {} });
    expect(answer.headers()['clear-site-data']).toBe('"cache"');
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  },
};

for (const [way, leave] of Object.entries(signOut)) {
  test(`the next company in a browser sees nothing of the one before, signed out ${way}`, async ({
    page,
    company,
    signIn,
    baseURL,
    mailbox,
    playwright,
  }) => {
    test.setTimeout(120_000);
    const theirs = await fill(company);
    const other = await Company.register({ baseURL: baseURL ?? '', mailbox, request: playwright.request });

    await signIn(page, company.admin);
    await openBoard(page, `?task=${theirs.task.id}`);
    await expect(page.getByText(`Plan of ${theirs.word}`).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download plan\.txt/ }).click();
    await (await download).path();
    await page.goto('/users');
    await expect(page.getByText(company.admin.email).first()).toBeVisible();
    await page.goto(`/meetings/${theirs.audioId}`);
    await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.play());
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
    for (const url of [...theirs.files, ...theirs.lists]) {
      expect((await ask(page, url, 'default')).status, url).toBe(200);
      expect((await ask(page, url, 'force-cache')).status, url).toBe(200);
    }
    await leave(page);

    await signIn(page, other.admin);
    for (const cache of ['force-cache', 'only-if-cached', 'default'] as const) {
      for (const url of theirs.files) {
        const { status, text } = await ask(page, url, cache);
        // What it has not, a browser asked for its cache alone answers with 504 or nothing.
        expect(cache === 'only-if-cached' ? [404, 504, 0] : [404], `${cache} ${url}`).toContain(status);
        expect(text).not.toContain(theirs.word);
      }
      for (const url of theirs.lists) {
        expect((await ask(page, url, cache)).text, `${cache} ${url}`).not.toContain(theirs.word);
      }
    }
    for (const [url, shown] of [
      ['/', 'No tasks in this column'],
      ['/users', other.admin.email],
      ['/meetings', 'No meetings yet'],
    ] as const) {
      await page.goto(url);
      await expect(page.getByText(shown).first()).toBeVisible();
      await expect(page.getByText(theirs.word)).toHaveCount(0);
    }
    await other.close();
  });
}

test('back after signing out shows nothing of the person before', async ({ page, company, signIn }) => {
  const theirs = await fill(company);
  await signIn(page, company.admin);
  await openBoard(page);
  await expect(page.getByText(`Plan of ${theirs.word}`).first()).toBeVisible();
  await page.goto('/users');
  await expect(page.getByText(company.admin.email).first()).toBeVisible();
  await signOut['with the button'](page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(page.getByText(theirs.word)).toHaveCount(0);
});

test('a page that the browser kept whole shows nothing until the server was asked', async ({
  page,
  company,
  signIn,
}) => {
  const theirs = await fill(company);
  await signIn(page, company.admin);
  await openBoard(page);
  const card = page.getByText(`Plan of ${theirs.word}`).first();
  await expect(card).toBeVisible();
  // Browsers under automation keep no pages, so they are told that it did.
  const happens = (event: string) =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event);
  await happens('pagehide');
  await expect(card).toBeHidden();
  await page.request.post('/auth/logout', { data: {} });
  await happens('pageshow');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});
