import { appendFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../../kit/fixtures';
import { keptFiles, leaveNoRoom, openRecordDrawer, recordFor, storedSeconds } from '../../kit/recording-kit';
import { MiB, meetings, silence, succeeded, uploadSilence, uploads } from './upload-kit';

test.use({ allowedConsole: [/Failed to load resource|lost by the test/] });

test('what an upload had sent is forgotten as soon as it is cancelled, also when it only waits @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  let address = '';
  let parts = 0;
  await context.route(/\/api\/v1\/uploads\//, async (route) => {
    address = route.request().url();
    // The first part of two arrives.
    if (route.request().method() === 'PATCH' && parts++ > 0) return;
    await route.continue();
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, 9 * MiB);
  await expect.poll(() => parts).toBe(2);
  const row = uploads(page).getByRole('listitem');
  await row.getByRole('button', { name: /^Pause the upload/ }).click();
  await expect.poll(() => keptFiles(page)).toBe(1);
  await page.reload();
  await expect(row.getByText(/^Paused/)).toBeVisible();
  const ask = () => company.api.head(address, { headers: { 'tus-resumable': '1.0.0' } });
  expect((await ask()).headers()['upload-offset']).toBe(String(8 * MiB));

  await row.getByRole('button', { name: /^Cancel the upload/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel upload' }).click();
  await expect(uploads(page)).toHaveCount(0);
  await expect.poll(async () => (await ask()).status()).toBe(404);
  await expect.poll(() => keptFiles(page)).toBe(0);
});

test('a fault that nobody thought of holds the queue up no longer than a lost connection @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await page.addInitScript(() => {
    const { locks } = navigator;
    const request = locks.request.bind(locks) as (...all: unknown[]) => Promise<unknown>;
    locks.request = ((name: string, ...rest: unknown[]) =>
      (window as { isLost?: boolean }).isLost && name.endsWith('.uploads')
        ? Promise.reject(new Error('lost by the test'))
        : request(name, ...rest)) as typeof locks.request;
  });
  const lose = (isLost: boolean) => page.evaluate((is) => void Object.assign(window, { isLost: is }), isLost);
  await page.clock.install();
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await lose(true);
  await uploadSilence(page, 64_000);
  await expect(uploads(page).getByText('Waits for its turn')).toBeVisible();
  await lose(false);
  // It waits from the fault on, which may be a moment after it says that it does.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(succeeded(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  expect(await meetings(company)).toBe(1);
});

test('a recording that cannot be opened stays in the queue @desktop', async ({ page, company, signIn }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...all) {
      if ((window as { isShut?: boolean }).isShut) throw new Error('lost by the test');
      return open.apply(this, all);
    };
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await recordFor(page, 2);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const shut = (isShut: boolean) =>
    page.evaluate((is) => Object.assign(window, { isShut: is }).isShut, isShut);
  await shut(true);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(uploads(page).getByText('The upload failed.')).toBeVisible();
  await shut(false);
  expect(await storedSeconds(page)).toBeGreaterThanOrEqual(2);
  await uploads(page)
    .getByRole('button', { name: /^Try the upload/ })
    .click();
  await expect(succeeded(page)).toBeVisible();
  expect(await meetings(company)).toBe(1);
});

test('a file that is changed while it is sent is told from a lost connection, and can be chosen again @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tavla-file-'));
  const file = path.join(folder, 'stand-up.wav');
  writeFileSync(file, silence(9 * MiB));
  // Browsers tell a change by the second in which it was made.
  utimesSync(file, 1_700_000_000, 1_700_000_000);
  let isChanged = false;
  await context.route(/\/api\/v1\/uploads\//, async (route) => {
    if (route.request().method() !== 'PATCH' || isChanged) return route.continue();
    isChanged = true;
    appendFileSync(file, 'more');
    await route.abort();
  });
  await page.addInitScript(leaveNoRoom);
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, file);
  await expect(page.getByText(/The file cannot be read any more/)).toBeVisible();
  await expect(uploads(page).getByText(/no copy of stand-up.wav.* choose it again/)).toBeVisible();
  writeFileSync(file, silence(9 * MiB));
  const chooser = page.waitForEvent('filechooser');
  await uploads(page).getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file);
  await expect(succeeded(page)).toBeVisible();
  expect(await meetings(company)).toBe(1);
  rmSync(folder, { recursive: true });
});

test('an upload whose place on the server is gone in the middle begins anew by itself @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const asked: string[] = [];
  await context.route(/\/api\/v1\/uploads/, async (route) => {
    const request = route.request();
    const offset = request.headers()['upload-offset'] ?? '';
    const isSecond = offset === String(8 * MiB);
    if (isSecond && !asked.includes(`PATCH ${offset}`)) {
      const headers = { 'tus-resumable': '1.0.0' };
      expect((await company.api.delete(request.url(), { headers })).status()).toBe(204);
    }
    asked.push(`${request.method()} ${offset}`.trim());
    await route.continue();
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, 9 * MiB);
  await expect(succeeded(page)).toBeVisible();
  const sent = ['POST', 'PATCH 0', `PATCH ${8 * MiB}`];
  expect(asked).toEqual([...sent, ...sent]);
  expect(await meetings(company)).toBe(1);
});

test('a server in trouble is told from a lost connection, and the upload goes on @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  let answer: 'proxy' | 'full' | 'well' = 'proxy';
  let isTriedAgain = false;
  const full = 'There is no room left on the server to store this.';
  await context.route(/\/api\/v1\/uploads/, (route) => {
    if (answer === 'well') {
      isTriedAgain = true;
      return route.continue();
    }
    if (answer === 'proxy') return route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' });
    return route.fulfill({ status: 503, json: { statusCode: 503, message: full } });
  });
  await page.clock.install();
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, 64_000);
  await expect(
    uploads(page).getByText(/^The server does not answer as it should. The upload goes on/),
  ).toBeVisible();
  answer = 'full';
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(uploads(page).getByText(`${full} The upload goes on by itself.`)).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  answer = 'well';
  await expect(async () => {
    if (!isTriedAgain) await page.clock.fastForward(10_000);
    await expect.poll(() => isTriedAgain, { timeout: 500 }).toBe(true);
  }).toPass();
  // The clock is left alone from here: ten seconds take the words away.
  await expect(succeeded(page)).toBeVisible();
  expect(await meetings(company)).toBe(1);
});

test('a line that stalls, or too much asked at once, holds an upload up and does not end it @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  let status = 408;
  let asked = 0;
  const message = 'Too many requests.';
  await context.route(/\/api\/v1\/uploads\//, (route) => {
    if (status === 200) return route.continue();
    asked++;
    return route.fulfill({ status, json: { statusCode: status, message } });
  });
  await page.clock.install();
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, 64_000);
  // The client library gives up after eleven; from then on the queue tries.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    expect(asked).toBeGreaterThan(12);
  }).toPass();
  await expect(uploads(page).getByText(/^The connection was lost/)).toBeVisible();
  status = 429;
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(uploads(page).getByText(`${message} The upload goes on by itself.`)).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  status = 200;
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(succeeded(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  expect(await meetings(company)).toBe(1);
});

test('a file with nothing in it is refused where it is chosen @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const empty = { name: 'empty.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(0) };
  await (await chooser).setFiles(empty);
  await expect(page.getByText(/There is nothing in empty.wav/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload Audio' })).toHaveCount(0);
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Choose a file').setInputFiles(empty);
  await expect(page.getByText(/There is nothing in this file/)).toBeVisible();
});

test('a sound that the browser has no name for is taken, and what is none is refused @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  const drawer = page.getByRole('dialog', { name: 'Import meeting' });
  const buffer = Buffer.alloc(9, 1);
  for (const name of ['talk.caf', 'talk.ts', 'talk.mxf']) {
    await page.goto('/meetings');
    await page.getByRole('button', { name: 'Import' }).click();
    await drawer.getByLabel('Choose a file').setInputFiles({ name: 'talk.exe', mimeType: '', buffer });
    await expect(drawer.getByText(/neither sound nor video/)).toBeVisible();
    await drawer.getByLabel('Choose a file').setInputFiles({ name, mimeType: '', buffer });
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveAttribute('placeholder', 'talk');
  }
});
