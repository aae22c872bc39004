import type { BrowserContext, Page } from '@playwright/test';
import type { Company } from '../../kit/company';
import { runSql } from '../../kit/database';
import { expect, expectNoAxeViolations, test } from '../../kit/fixtures';
import { keptFiles, openRecordDrawer } from '../../kit/recording-kit';
import {
  cancelUpload,
  letMembers,
  MiB,
  meetings,
  silence,
  succeeded,
  uploadSilence,
  uploads,
} from './upload-kit';

test.use({ allowedConsole: [/Failed to load resource/] });

/** What the server says of an upload. */
const statusOf = async (company: Company, address: string) =>
  (await company.api.head(address, { headers: { 'tus-resumable': '1.0.0' } })).status();

/** Lets the first part of an upload through; the second gets stuck, or finds no connection when it is cut. */
async function holdSecondPart(context: BrowserContext) {
  const line = { isCut: false, announced: 0, address: '', isHeld: false };
  const cut: (() => void)[] = [];
  await context.route(/\/api\/v1\/uploads/, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') line.announced++;
    if (request.method() === 'PATCH') line.address = request.url();
    if (line.isCut) return route.abort('internetdisconnected');
    if (request.method() !== 'PATCH' || request.headers()['upload-offset'] === '0') return route.continue();
    line.isHeld = true;
    await new Promise<void>((resolve) => cut.push(resolve));
    await route.abort('internetdisconnected').catch(() => {});
  });
  const setOffline = async (isOffline: boolean) => {
    line.isCut = isOffline;
    await context.setOffline(isOffline);
    for (const go of isOffline ? cut.splice(0) : []) go();
  };
  return { line, setOffline };
}

test('an upload that is cancelled before the server has said where it is is forgotten there @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  let [hasAsked, letGo] = [false, () => {}];
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let address = '';
  await context.route('**/api/v1/uploads', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    address = response.headers().location ?? '';
    hasAsked = true;
    await held;
    await route.fulfill({ response }).catch(() => {});
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, 64_000);
  await expect.poll(() => hasAsked).toBe(true);
  expect(await statusOf(company, address)).toBe(200);
  await cancelUpload(page);
  await expect(uploads(page)).toHaveCount(0);
  letGo();
  await expect.poll(() => statusOf(company, address)).toBe(404);
  expect(await meetings(company)).toBe(0);
});

test('an upload that is cancelled while it is sent leaves nothing @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const { line } = await holdSecondPart(context);
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, 9 * MiB);
  await expect.poll(() => line.isHeld).toBe(true);
  await expect(uploads(page).getByText(/of 9.00 MB/)).toBeVisible();
  // What changes every second is not read out.
  await expect(uploads(page).getByRole('status')).toBeEmpty();
  await cancelUpload(page);
  await expect(uploads(page)).toHaveCount(0);
  await expect.poll(() => statusOf(company, line.address)).toBe(404);
  await expect.poll(() => keptFiles(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Record Voice Note' })).toBeVisible();
  await expect(uploads(page)).toHaveCount(0);
  expect([await meetings(company), line.announced]).toEqual([0, 1]);
});

test('an upload that is cancelled while it waits for its turn is never announced, and the one before it goes on @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let announced = 0;
  let isHeld = false;
  await context.route(/\/api\/v1\/uploads/, async (route) => {
    if (route.request().method() === 'POST') announced++;
    if (route.request().method() === 'PATCH') {
      isHeld = true;
      await held;
    }
    await route.continue().catch(() => {});
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await uploadSilence(page, 64_000);
  // What has only just been chosen is kept, and known to the server, before the page goes.
  await expect.poll(() => isHeld).toBe(true);
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import meeting' });
  const second = { name: 'second.wav', mimeType: 'audio/wav', buffer: silence(96_000) };
  await drawer.getByLabel('Choose a file').setInputFiles(second);
  await drawer.getByRole('button', { name: 'Import' }).click();
  const row = uploads(page).getByRole('listitem', { name: 'second.wav' });
  await expect(row.getByText('Waits for its turn')).toBeVisible();
  await expect.poll(() => keptFiles(page)).toBe(2);
  await cancelUpload(page, 'second.wav');
  await expect(row).toHaveCount(0);
  await expect(uploads(page).getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => keptFiles(page)).toBe(1);
  letGo();
  await expect(succeeded(page)).toBeVisible();
  await expect(uploads(page)).toHaveCount(0);
  const { data } = await (await company.api.get('/api/v1/audios')).json();
  expect(data).toMatchObject([{ name: 'stand-up' }]);
  expect(announced).toBe(1);
});

/** Cancels an upload of whoever is signed in, when the half of it is sent and the server cannot be reached. */
async function cancelOffline(page: Page, context: BrowserContext) {
  const { line, setOffline } = await holdSecondPart(context);
  await openRecordDrawer(page);
  await uploadSilence(page, 9 * MiB);
  await expect.poll(() => line.isHeld).toBe(true);
  await setOffline(true);
  await expect(uploads(page).getByText(/The connection was lost/)).toBeVisible();
  await cancelUpload(page);
  await expect(uploads(page)).toHaveCount(0);
  return { line, setOffline };
}

test('an upload that is cancelled offline is forgotten by the server as soon as it can be reached @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  const { line, setOffline } = await cancelOffline(page, context);
  await expect.poll(() => keptFiles(page)).toBe(0);
  expect(await statusOf(company, line.address)).toBe(200);
  await setOffline(false);
  await expect.poll(() => statusOf(company, line.address)).toBe(404);
  expect(await meetings(company)).toBe(0);
});

test('and also where the page was closed before that, or the server was in trouble for longer @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  const { line, setOffline } = await cancelOffline(page, context);
  await page.close();

  await setOffline(false);
  let refused = 0;
  let isTroubled = true;
  await context.route(/\/api\/v1\/uploads\//, (route) => {
    if (!isTroubled) return route.continue();
    refused++;
    return route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' });
  });
  const later = await context.newPage();
  await later.clock.install();
  await later.goto('/meetings');
  // The page's clock goes on by itself, too: on a slow machine it has asked again before one looks.
  await expect.poll(() => refused).toBeGreaterThanOrEqual(1);
  await expect(async () => {
    await later.clock.fastForward(5_000);
    expect(refused).toBeGreaterThanOrEqual(4);
  }).toPass();
  expect(await statusOf(company, line.address)).toBe(200);
  isTroubled = false;
  await expect(async () => {
    await later.clock.fastForward(5_000);
    expect(await statusOf(company, line.address)).toBe(404);
  }).toPass();
  await expect(uploads(later)).toHaveCount(0);
  expect(await meetings(company)).toBe(0);
});

test.describe('an upload that is cancelled while its last answer is on its way', () => {
  test.beforeEach(async ({ context }) => {
    await context.route('**/api/v1/uploads/*', async (route) => {
      // The bytes arrive, and nobody hears of it.
      if (route.request().method() === 'PATCH') await route.fetch();
      else await route.continue();
    });
  });

  test('leaves no meeting @desktop', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    await openRecordDrawer(page);
    await uploadSilence(page, 64_000);
    await expect.poll(() => meetings(company)).toBe(1);
    await cancelUpload(page);
    await expect(uploads(page)).toHaveCount(0);
    await expect.poll(() => meetings(company)).toBe(0);
  });

  test('leaves a meeting that is older, as others may work with it, and says so @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await signIn(page, company.admin);
    await openRecordDrawer(page);
    await uploadSilence(page, 64_000);
    await expect.poll(() => meetings(company)).toBe(1);
    const { data } = await (await company.api.get('/api/v1/audios')).json();
    const age = `update audio set "createdAt" = now() - interval '3 minutes' where id = $1`;
    await runSql(age, [data[0].id]);
    await cancelUpload(page);
    await expect(uploads(page).getByText(/^stand-up.wav had become a meeting.* and stays/)).toBeVisible();
    expect(await meetings(company)).toBe(1);
  });

  test('says to whoever may not delete meetings that it stays, and leads there @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    const member = await company.addUser({ firstName: 'Bosse', lastName: 'Ekman' });
    await letMembers(company, 'delete', false);
    await signIn(page, member);
    await openRecordDrawer(page);
    await uploadSilence(page, 64_000);
    await expect.poll(() => meetings(company)).toBe(1);
    await cancelUpload(page);
    const told = uploads(page).getByText(
      'stand-up.wav had become a meeting before it was cancelled, and stays.',
    );
    await expect(told).toBeVisible();
    await page.reload();
    await expect(told).toBeVisible();
    await expectNoAxeViolations(page);
    await uploads(page).getByRole('link', { name: 'Open the meeting' }).click();
    await expect(page.getByRole('heading', { name: 'stand-up', level: 1 })).toBeVisible();
    await uploads(page).getByRole('button', { name: 'Close the note about stand-up.wav' }).click();
    await expect(uploads(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'stand-up', level: 1 })).toBeVisible();
    await expect(uploads(page)).toHaveCount(0);
    expect(await meetings(company)).toBe(1);
  });

  test('so does a transcript whose drawer is left @desktop', async ({ page, company, signIn }) => {
    const member = await company.addUser({ firstName: 'Bosse', lastName: 'Ekman' });
    await letMembers(company, 'delete', false);
    await signIn(page, member);
    await page.goto('/meetings');
    await page.getByRole('button', { name: 'Import' }).click();
    const drawer = page.getByRole('dialog', { name: 'Import meeting' });
    const buffer = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nWe ship on Friday.\n');
    await drawer
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'board.vtt', mimeType: 'text/vtt', buffer });
    await drawer.getByRole('button', { name: 'Import' }).click();
    await expect.poll(() => meetings(company)).toBe(1);
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(uploads(page).getByText(/^board.vtt had become a meeting/)).toBeVisible();
    await expect(uploads(page).getByRole('link', { name: 'Open the meeting' })).toBeVisible();
  });
});
