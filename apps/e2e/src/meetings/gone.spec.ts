import type { Page, Request } from '@playwright/test';
import type { Company } from '../kit/company';
import { runSql } from '../kit/database';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { seedMeeting } from '../kit/meeting-seed';

const name = 'en-04-incident-review';
const gone = (page: Page) => page.getByText('This meeting does not exist any more.');
const title = (page: Page) => page.getByRole('heading', { name });

async function play(page: Page, audioId: string) {
  await page.goto(`/meetings/${audioId}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
}

/** A meeting that somebody uploaded, who may change who sees it. */
async function seedOwned(company: Company, ownerId: string) {
  const proposal = await seedMeeting(company);
  await runSql('update audio set "createdById" = $2 where id = $1', [proposal.origin.audioId, ownerId]);
  return proposal;
}

test('a meeting that is deleted while somebody hears it is gone there too, and comes back @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const { origin } = await seedMeeting(company);
  const listener = await openAs(await company.addUser({ firstName: 'Lisa', lastName: 'Listener' }));
  await play(listener, origin.audioId);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const deleted = listener.getByText('This meeting was deleted by Admin Admin.');
  await expect(deleted).toBeVisible();
  await expect(title(listener)).toBeHidden();
  await expect(listener.locator('audio')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title(listener)).toBeVisible();
  await expect(deleted).toBeHidden();
});

test.describe('what is deleted as soon as it is shown', () => {
  // What the page asked of it just before is not found any more.
  test.use({ allowedConsole: [/status of 404/] });

  test('whoever uploaded a closed meeting is told that an admin deleted it, and brings it back', async ({
    page,
    company,
    signIn,
  }) => {
    const owner = await company.addUser({ firstName: 'Olga', lastName: 'Owner' });
    const { origin } = await seedMeeting(company);
    await runSql(`update audio set "createdById" = $2, visibility = 'people' where id = $1`, [
      origin.audioId,
      owner.id,
    ]);
    const deleteIt = () => company.api.delete(`/api/v1/audios/${origin.audioId}`);
    await page.clock.install();
    await signIn(page, owner);
    await page.goto(`/meetings/${origin.audioId}`);
    await expect(title(page)).toBeVisible();
    expect((await deleteIt()).status()).toBe(204);
    const words = page.getByText(/^This meeting was deleted by .+\.$/);
    await expect(words).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(title(page)).toBeVisible();

    expect((await deleteIt()).status()).toBe(204);
    await expect(page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('button', { name: 'Bring it back' })).toBeHidden();
    await expect(words).toBeVisible();
    await page.getByRole('link', { name: 'All meetings' }).click();
    await expect(page).toHaveURL('/meetings');
    await expect(page.getByText('No meetings yet')).toBeVisible();
  });
});

test('a meeting that is closed to somebody who reads it is not on their screen any more @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const owner = await company.addUser({ firstName: 'Olga', lastName: 'Owner' });
  const { origin } = await seedOwned(company, owner.id);
  const reader = await openAs(await company.addUser({ firstName: 'Rut', lastName: 'Reader' }));
  await play(reader, origin.audioId);
  await signIn(page, owner);
  const address = `/api/v1/audios/${origin.audioId}`;
  const show = (to: string) => page.request.patch(address, { data: { visibility: { to, ids: [] } } });
  expect((await show('people')).status()).toBe(200);
  await expect(gone(reader)).toBeVisible();
  await expect(reader.locator('audio')).toHaveCount(0);
  expect((await show('company')).status()).toBe(200);
  await expect(title(reader)).toBeVisible();
});

test.describe('what the list never had', () => {
  test.use({ allowedConsole: [/status of 404/] });

  test('since it was closed between the page and the list, is on no screen when the list is there @desktop', async ({
    company,
    openAs,
  }) => {
    const { origin } = await seedOwned(company, company.admin.id);
    const reader = await openAs(await company.addUser({ firstName: 'Rut', lastName: 'Reader' }));
    // As on a slow line.
    let read: () => void = () => {};
    const closed = new Promise<void>((resolve) => {
      read = resolve;
    });
    await reader.route(
      (url) => url.pathname === '/api/v1/audios',
      async (route) => {
        await closed;
        await route.continue();
      },
    );
    await reader.goto(`/meetings/${origin.audioId}`);
    await expect(title(reader)).toBeVisible();
    const data = { visibility: { to: 'people', ids: [] } };
    expect((await company.api.patch(`/api/v1/audios/${origin.audioId}`, { data })).status()).toBe(200);
    read();
    await expect(gone(reader)).toBeVisible();
    await expect(title(reader)).toBeHidden();
  });
});

test('a player that asks for what was just closed lets go of it before it is refused @desktop', async ({
  company,
  openAs,
}) => {
  const { origin } = await seedOwned(company, company.admin.id);
  const reader = await openAs(await company.addUser({ firstName: 'Rut', lastName: 'Reader' }));
  // What the event stream brings waits until it is let go, as on a slow line.
  await reader.addInitScript(() => {
    let held: Promise<void> | undefined;
    const { prototype } = ReadableStreamDefaultReader;
    const { read } = prototype;
    prototype.read = async function (this: ReadableStreamDefaultReader) {
      const part = await read.call(this);
      await held;
      return part;
    } as typeof read;
    const hold = () => {
      held = new Promise((resolve) => Object.assign(window, { letGo: resolve }));
    };
    Object.assign(window, { hold });
  });
  // The page hears of what is closed from then on.
  const listed = reader.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/v1/audios');
  await play(reader, origin.audioId);
  await listed;
  // Not from what the browser keeps.
  await reader.route('**/file', (route) => route.continue());
  await reader.evaluate(() => (window as unknown as { hold(): void }).hold());
  const address = `/api/v1/audios/${origin.audioId}`;
  const data = { visibility: { to: 'people', ids: [] } };
  expect((await company.api.patch(address, { data })).status()).toBe(200);
  const isFile = (request: Request) => request.url().endsWith('/file');
  const [asked, ended] = [reader.waitForRequest(isFile), reader.waitForEvent('requestfailed', isFile)];
  await reader.locator('audio').evaluate((audio: HTMLAudioElement) => audio.load());
  await asked;
  // Whoever is refused at once has been by now.
  expect((await company.api.get(address)).status()).toBe(200);
  await reader.evaluate(() => (window as unknown as { letGo(): void }).letGo());
  await expect(gone(reader)).toBeVisible();
  await expect(reader.locator('audio')).toHaveCount(0);
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('what was said in a meeting is found on no screen any more once it is closed @desktop', async ({
  company,
  openAs,
}) => {
  const { origin } = await seedOwned(company, company.admin.id);
  await seedMeeting(company);
  const address = `/api/v1/audios/${origin.audioId}`;
  const reader = await openAs(await company.addUser({ firstName: 'Rut', lastName: 'Reader' }));
  await reader.goto('/meetings?q=databases');
  await expect(reader.getByText('Said in 2 meetings')).toBeVisible();
  const show = (to: string) => company.api.patch(address, { data: { visibility: { to, ids: [] } } });
  expect((await show('people')).status()).toBe(200);
  await expect(reader.getByText('Said in 1 meeting', { exact: true })).toBeVisible();
  await expect(reader.getByRole('link', { name })).toHaveCount(1);
  // Nor is it there for a moment when the same is asked again.
  await reader.getByRole('link', { name }).click();
  await expect(title(reader)).toBeVisible();
  await reader.goBack();
  await expect(reader.getByRole('link', { name })).toHaveCount(1);
  expect((await show('company')).status()).toBe(200);
  await reader.reload();
  await expect(reader.getByText('Said in 2 meetings')).toBeVisible();
});

test('a meeting that is closed to an admin goes to the closed ones while they look, and back @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const owner = await company.addUser({ firstName: 'Olga', lastName: 'Owner' });
  const { origin } = await seedOwned(company, owner.id);
  const { origin: other } = await seedOwned(company, owner.id);
  await runSql(`update audio set name = 'Other' where id = $1`, [other.audioId]);
  await signIn(page, company.admin);
  await page.goto('/meetings');
  const link = page.getByRole('link', { name });
  await expect(link).toBeVisible();
  const show = async (to: string, { audioId } = origin) => {
    const data = { visibility: { to, ids: [] } };
    expect((await owner.api.patch(`/api/v1/audios/${audioId}`, { data })).status()).toBe(200);
  };
  await show('people');
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
  await show('company');
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
  // As many are listed as when the first was closed, and they are others.
  await show('people', other);
  await expect(page.getByRole('button', { name: 'Delete Other' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
});

test('the ticket of a proposal that is closed to somebody says neither its title nor that it was deleted @desktop', async ({
  company,
  openAs,
}) => {
  const { id, origin } = await seedOwned(company, company.admin.id);
  const reader = await openAs(await company.addUser({ firstName: 'Rut', lastName: 'Reader' }));
  await reader.goto(`/?task=${id}`);
  await expect(reader.getByRole('dialog', { name: 'Delete the old log files' })).toBeVisible();
  await expect(reader.getByText('No messages yet')).toBeVisible();
  const data = { visibility: { to: 'people', ids: [] } };
  expect((await company.api.patch(`/api/v1/audios/${origin.audioId}`, { data })).status()).toBe(200);
  await expect(reader.getByRole('dialog', { name: 'This ticket does not exist' })).toBeVisible();
  await expect(reader.getByText('Delete the old log files')).toHaveCount(0);
});

test.describe('what two do at once', () => {
  test.use({ allowedConsole: [/status of 409/] });

  test('to the work on a meeting is done, and nobody is told that it failed @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    const { origin } = await seedMeeting(company);
    const set = (status: string) =>
      runSql('update audio set status = $2, kind = $3 where id = $1', [origin.audioId, status, 'recording']);
    await set('failed');
    const address = `/api/v1/audios/${origin.audioId}`;
    await signIn(page, company.admin);
    for (const [button, other] of [
      ['Try again', 'retry'],
      ['Cancel transcription', 'cancel'],
    ] as const) {
      await page.goto('/meetings');
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.route(`**/${other}`, async (route) => {
        expect((await company.api.post(`${address}/${other}`)).ok()).toBe(true);
        await route.continue();
      });
      const refused = page.waitForResponse(
        (answer) => answer.url().endsWith(other) && answer.status() === 409,
      );
      await page.getByRole('menuitem', { name: button }).click();
      await refused;
      await page.waitForResponse((answer) => answer.url().endsWith(address));
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
});
