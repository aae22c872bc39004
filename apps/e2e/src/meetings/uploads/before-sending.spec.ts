import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/fixtures';
import { keptFiles, openRecordDrawer, recordFor, storedSeconds } from '../../kit/recording-kit';
import { goToBoard, signInHere, signOut } from '../../kit/two-people-kit';
import { cancelUpload, meetings, succeeded, uploadSilence, uploads } from './upload-kit';

test.use({ allowedConsole: [/Failed to load resource/] });

/** Keeps a database of the browser busy: whoever wants to read from it waits until the answered function is called. */
async function holdDatabase(page: Page, name: string): Promise<() => Promise<void>> {
  await page.evaluate(
    (database) =>
      new Promise<void>((resolve) => {
        const shared = Object.assign(window, { isHeld: true });
        const open = indexedDB.open(database);
        open.onsuccess = () => {
          const stores = [...open.result.objectStoreNames];
          const store = open.result.transaction(stores, 'readwrite').objectStore(stores[0] as string);
          // A transaction is over as soon as nobody asks it for anything.
          const goOn = () => {
            if (!shared.isHeld) return open.result.close();
            store.count().onsuccess = goOn;
            resolve();
          };
          goOn();
        };
      }),
    name,
  );
  return () => page.evaluate(() => void Object.assign(window, { isHeld: false }));
}

/** Counts what is asked of the server for uploads. */
function watchUploads(page: Page) {
  const asked = { POST: 0, PATCH: 0 };
  page.on('request', (request) => {
    const method = request.method() as keyof typeof asked;
    if (/\/api\/v1\/uploads/.test(request.url()) && method in asked) asked[method]++;
  });
  return asked;
}

/** A recording that is in the queue, and that the browser does not hand out. */
async function queueRecording(page: Page) {
  await openRecordDrawer(page);
  await recordFor(page, 2);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('region', { name: 'Recording Preview' })).toBeVisible();
  const letGo = await holdDatabase(page, 'tavla-recordings');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  return letGo;
}

/** The same of a chosen file that the browser keeps, and of which nothing was sent. */
async function queueKeptFile(page: Page) {
  await openRecordDrawer(page);
  await page.route('**/api/v1/uploads', (route) => route.abort('internetdisconnected'));
  await uploadSilence(page, 64_000);
  await expect.poll(() => keptFiles(page)).toBe(1);
  await uploads(page)
    .getByRole('button', { name: /^Pause the upload/ })
    .click();
  await expect(uploads(page).getByText(/^Paused/)).toBeVisible();
  await page.unroute('**/api/v1/uploads');
  const letGo = await holdDatabase(page, 'tavla-files');
  await uploads(page)
    .getByRole('button', { name: /^(Resume|Continue) the upload/ })
    .click();
  return letGo;
}

for (const [kind, queue] of [
  ['a recording', queueRecording],
  ['a kept file', queueKeptFile],
] as const) {
  test.describe(`while the browser looks for ${kind}`, () => {
    test('its upload can be cancelled: nothing is sent @desktop', async ({ page, company, signIn }) => {
      await signIn(page, company.admin);
      const letGo = await queue(page);
      const asked = watchUploads(page);
      await cancelUpload(page);
      await expect(uploads(page)).toHaveCount(0);
      await letGo();
      await sendAnother(page);
      expect(asked).toEqual({ POST: 1, PATCH: 1 });
      expect(await meetings(company)).toBe(1);
      if (queue === queueRecording) expect(await storedSeconds(page)).toBeGreaterThanOrEqual(2);
    });

    test('its upload can be paused, and stays so @desktop', async ({ page, company, signIn }) => {
      await signIn(page, company.admin);
      const letGo = await queue(page);
      const asked = watchUploads(page);
      await uploads(page)
        .getByRole('button', { name: /^Pause the upload/ })
        .click();
      await expect(uploads(page).getByText(/^Paused/)).toBeVisible();
      await letGo();
      await sendAnother(page);
      expect(asked).toEqual({ POST: 1, PATCH: 1 });
      await expect(uploads(page).getByText(/^Paused/)).toBeVisible();
      expect(await meetings(company)).toBe(1);
    });

    test('the session can end: at the next one it is sent, in the same tab @desktop', async ({
      page,
      company,
      mailbox,
      signIn,
    }) => {
      await signIn(page, company.admin);
      const letGo = await queue(page);
      const asked = watchUploads(page);
      await signOut(page);
      await letGo();
      await signInHere(page, mailbox, company.admin);
      await expect(succeeded(page)).toBeVisible();
      await expect(uploads(page)).toHaveCount(0);
      expect(asked).toEqual({ POST: 1, PATCH: 1 });
      const { data } = await (await page.request.get('/api/v1/audios')).json();
      expect(data).toHaveLength(1);
    });
  });
}

/** What comes after it has its turn. */
async function sendAnother(page: Page): Promise<void> {
  await goToBoard(page);
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await uploadSilence(page, 96_000);
  await expect(succeeded(page)).toBeVisible();
}
