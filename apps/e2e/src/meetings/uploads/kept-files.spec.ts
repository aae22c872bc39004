import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../kit/browser';
import { saveData } from '../../kit/code/save-data';
import { ownAddress, takeSession } from '../../kit/company';
import { expect, test } from '../../kit/fixtures';
import { keptFiles, loseKeptFiles, openRecordDrawer } from '../../kit/recording-kit';
import { goToBoard, signInHere, signOut } from '../../kit/two-people-kit';
import { MiB, meetings, silence, succeeded, uploadSilence, uploads } from './upload-kit';

test.use({ allowedConsole: [/Failed to load resource/] });

/** Lets the first part of an upload through and holds the second until it is let go. */
async function holdSecondPart(context: BrowserContext) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let announced = 0;
  const offsets: number[] = [];
  await context.route(/\/api\/v1\/uploads/, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') announced++;
    if (request.method() === 'PATCH') {
      const offset = Number(request.headers()['upload-offset']);
      offsets.push(offset);
      if (offset > 0) await held;
    }
    await route.continue().catch(() => {});
  });
  return { letGo: () => letGo(), announced: () => announced, offsets };
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'tavla-file-'));

/** A file of two parts, chosen in Import under a name and for nobody else. */
async function importBoard(page: Page, file: string): Promise<void> {
  writeFileSync(file, silence(9 * MiB));
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import meeting' });
  await drawer.getByLabel('Choose a file').setInputFiles(file);
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Board meeting');
  await drawer.getByRole('radio', { name: 'Only certain people' }).click();
  await drawer.getByRole('button', { name: 'Import' }).click();
  await expect(drawer).toHaveCount(0);
  await expect.poll(() => keptFiles(page)).toBe(1);
}

/** The same, signed in, of which the second part is held back. */
async function importHalf(page: Page) {
  const line = await holdSecondPart(page.context());
  const folder = newFolder();
  await importBoard(page, path.join(folder, 'board.wav'));
  await expect.poll(() => line.offsets).toEqual([0, 8 * MiB]);
  return { line, folder };
}

test('a chosen file goes on by itself where it was, though the browser was closed and the file deleted @desktop', async ({
  baseURL,
  company,
}) => {
  const folder = newFolder();
  const launch = async () => {
    const context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
      ...(await findBrowser()),
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: ownAddress(),
      locale: 'en-GB',
    });
    await saveData(context);
    await takeSession(context, company.admin);
    const line = await holdSecondPart(context);
    return { context, line, page: context.pages()[0] ?? (await context.newPage()) };
  };
  const first = await launch();
  await importBoard(first.page, path.join(folder, 'board.wav'));
  await expect.poll(() => first.line.offsets).toEqual([0, 8 * MiB]);
  await first.context.close();
  rmSync(path.join(folder, 'board.wav'));

  const { context, line, page } = await launch();
  await page.goto('/');
  await expect.poll(() => line.offsets).toEqual([8 * MiB]);
  const row = uploads(page).getByRole('listitem', { name: 'Board meeting' });
  await expect(row.getByText(/of 9.00 MB/)).toBeVisible();
  line.letGo();
  await expect(succeeded(page)).toBeVisible();
  await expect(uploads(page)).toHaveCount(0);
  expect(line.announced()).toBe(0);
  const { data } = await (await company.api.get('/api/v1/audios')).json();
  expect(data).toMatchObject([{ name: 'Board meeting', visibility: { to: 'people', ids: [] } }]);
  await expect.poll(() => keptFiles(page)).toBe(0);
  await context.close();
  rmSync(folder, { recursive: true });
});

test('it waits for its person, whoever uses the browser meanwhile, and two tabs send it once @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const other = await company.addUser({ firstName: 'Bosse', lastName: 'Ekman' });
  await signIn(page, company.admin);
  const { line, folder } = await importHalf(page);

  await context.clearCookies();
  await takeSession(context, other);
  await page.goto('/meetings');
  await expect(page.getByRole('button', { name: 'Import' })).toBeVisible();
  await expect(uploads(page)).toHaveCount(0);
  expect(await keptFiles(page)).toBe(1);
  expect(line.offsets).toHaveLength(2);

  await context.clearCookies();
  await signIn(page, company.admin);
  await page.goto('/meetings');
  await expect.poll(() => line.offsets).toEqual([0, 8 * MiB, 8 * MiB]);
  const second = await context.newPage();
  await second.goto('/meetings');
  await expect(uploads(second).getByRole('listitem', { name: 'Board meeting' })).toBeVisible();
  await second.getByRole('link', { name: 'Tasks' }).first().click();
  await expect(second.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
  expect(line.offsets).toHaveLength(3);
  await page.close();
  line.letGo();
  await expect(succeeded(second)).toBeVisible();
  expect(line.announced()).toBe(1);
  expect(await meetings(company)).toBe(1);
  await expect.poll(() => keptFiles(second)).toBe(0);
  rmSync(folder, { recursive: true });
});

test('a file whose copy the browser has lost is asked for, and its upload goes on where it was @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const line = await holdSecondPart(context);
  await signIn(page, company.admin);
  const folder = newFolder();
  const file = path.join(folder, 'board.wav');
  await importBoard(page, file);
  await expect.poll(() => line.offsets).toEqual([0, 8 * MiB]);
  await loseKeptFiles(page);
  await page.reload();
  const row = uploads(page).getByRole('listitem', { name: 'Board meeting' });
  await expect(row.getByText(/no copy of board.wav.* choose it again/)).toBeVisible();
  // All that can be imported is offered, also what browsers know no type of.
  await expect(row.locator('input[type=file]')).toHaveAttribute('accept', /^audio.*video.*\.caf.*\.mts/);
  line.letGo();
  const chooser = page.waitForEvent('filechooser');
  await row.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file);
  await expect(succeeded(page)).toBeVisible();
  await expect(uploads(page)).toHaveCount(0);
  expect(line.announced()).toBe(1);
  expect(await meetings(company)).toBe(1);
  await expect.poll(() => keptFiles(page)).toBe(0);
  rmSync(folder, { recursive: true });
});

test('a paused upload keeps its file for half a year, whoever signs in, and then its person is told which went @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const other = await company.addUser({ firstName: 'Bosse', lastName: 'Ekman' });
  await signIn(page, company.admin);
  const { line, folder } = await importHalf(page);
  const row = uploads(page).getByRole('listitem', { name: 'Board meeting' });
  const pause = () => row.getByRole('button', { name: /^Pause the upload/ }).click();
  await pause();
  const today = Date.now();
  const visit = async (person: typeof other, day: number) => {
    await context.clearCookies();
    await takeSession(context, person);
    await page.clock.setSystemTime(today + day * 24 * 3_600_000);
    await page.goto('/meetings');
    await expect(page.getByRole('button', { name: 'Import' })).toBeVisible();
  };

  await visit(other, 31);
  await visit(company.admin, 32);
  await row.getByRole('button', { name: /^Resume the upload/ }).click();
  // From its beginning: what was sent is not kept for so long.
  await expect.poll(() => line.offsets).toEqual([0, 8 * MiB, 0, 8 * MiB]);
  await pause();
  await expect(row.getByText('Paused')).toBeVisible();

  await visit(other, 181);
  await expect.poll(() => keptFiles(page)).toBe(0);
  await visit(company.admin, 182);
  await expect(row.getByText(/no copy of board.wav.* choose it again/)).toBeVisible();
  rmSync(folder, { recursive: true });
});

test('what is cancelled while its copy of an earlier session is still made does not come back @desktop', async ({
  page,
  context,
  company,
  mailbox,
  signIn,
}) => {
  await page.addInitScript(() => {
    const { estimate } = navigator.storage;
    const asked = new Promise<void>((resolve) => Object.assign(window, { letCopy: resolve }));
    navigator.storage.estimate = () => asked.then(() => estimate.call(navigator.storage));
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...all) {
      if (this.name === 'files') Object.assign(window, { isCopied: true });
      return put.apply(this, all);
    };
  });
  const line = await holdSecondPart(context);
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, 9 * MiB);
  await expect.poll(() => line.offsets).toEqual([0, 8 * MiB]);

  await signOut(page);
  await signInHere(page, mailbox, company.admin);
  const row = uploads(page).getByRole('listitem');
  await row.getByRole('button', { name: /^Cancel the upload/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel upload' }).click();
  await expect(uploads(page)).toHaveCount(0);

  await page.evaluate(() => (window as unknown as { letCopy(): void }).letCopy());
  await expect.poll(() => page.evaluate(() => 'isCopied' in window)).toBe(true);
  await expect.poll(() => keptFiles(page)).toBe(0);
  await page.goto('/');
  await goToBoard(page);
  await expect(uploads(page)).toHaveCount(0);
});
