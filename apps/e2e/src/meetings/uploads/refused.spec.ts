import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/fixtures';
import { keptFiles, openRecordDrawer, recordFor, storedSeconds } from '../../kit/recording-kit';
import { MiB, meetings, uploadSilence, uploads } from './upload-kit';

test.use({ allowedConsole: [/Failed to load resource/] });
// Each answer has a page of its own, and what waits is tried again after seconds.
test.setTimeout(240_000);

/** Nothing of it deletes what is here. */
const refusals = {
  'of the file': [400, 404, 413, 415, 422],
  'of who asks': [401, 403, 409, 423],
  'of now': [408, 429, 500, 503],
};

/** Tries again what has failed; what waits goes on by itself. */
async function tryAll(page: Page): Promise<void> {
  for (const row of await uploads(page).getByRole('listitem').all()) {
    const again = row.getByRole('button', { name: /^Try the upload/ });
    if (await again.isVisible()) await again.click();
  }
}

for (const [about, statuses] of Object.entries(refusals))
  test(`whatever the server says ${about}, what is here stays until it has confirmed the whole file @desktop`, async ({
    page,
    context,
    company,
    signIn,
  }) => {
    let status = 0;
    let asked = 0;
    await context.route(/\/api\/v1\/uploads\//, async (route) => {
      if (route.request().method() !== 'PATCH' || status === 200) return route.continue();
      asked++;
      await route.fulfill({
        status,
        json: { statusCode: status, code: 'internal', message: `No: ${status}` },
      });
    });
    await signIn(page, await company.addUser({ firstName: 'Bosse', lastName: 'Ekman' }));
    await openRecordDrawer(page);
    await recordFor(page, 2);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    [status] = statuses as [number];
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await openRecordDrawer(page);
    await uploadSilence(page, MiB);
    await expect(uploads(page).getByRole('listitem')).toHaveCount(2);
    // Its copy is made beside the upload: a page that goes before that asks for the file again.
    await expect.poll(() => keptFiles(page)).toBe(1);
    for (status of statuses) {
      asked = 0;
      await page.reload();
      await expect(uploads(page).getByRole('listitem')).toHaveCount(2);
      await tryAll(page);
      await expect.poll(() => asked, `${status}`).toBeGreaterThan(0);
      expect(await keptFiles(page), `${status}`).toBe(1);
      expect(await storedSeconds(page), `${status}`).toBeGreaterThanOrEqual(2);
      await expect(uploads(page).getByRole('listitem')).toHaveCount(2);
    }
    expect(await meetings(company)).toBe(0);

    status = 200;
    await page.reload();
    await expect(async () => {
      await tryAll(page);
      expect(await meetings(company)).toBe(2);
    }).toPass();
    await expect(uploads(page)).toHaveCount(0);
    await expect.poll(() => keptFiles(page)).toBe(0);
    await expect.poll(() => storedSeconds(page)).toBe(0);
  });
