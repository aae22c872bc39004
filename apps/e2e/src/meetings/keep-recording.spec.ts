import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../kit/browser';
import { saveData } from '../kit/code/save-data';
import { ownAddress, takeSession } from '../kit/company';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import {
  killBrowserOf,
  openRecordDrawer,
  recordFor,
  shownSeconds,
  startedAt,
  storedSeconds,
  watchMicrophones,
} from '../kit/recording-kit';

const unfinished = (page: Page) => page.getByRole('status', { name: 'You have an unfinished recording' });

test('a browser that is killed loses five seconds at most, and what it has is gone on with @desktop', async ({
  baseURL,
  company,
}) => {
  test.setTimeout(150_000);
  const profile = mkdtempSync(path.join(tmpdir(), 'tavla-profile-'));
  const launch = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...(await findBrowser()),
      ...(baseURL && { baseURL }),
      permissions: ['microphone'],
      extraHTTPHeaders: ownAddress(),
      locale: 'en-GB',
    });
    await saveData(context);
    await takeSession(context, company.admin);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  const first = await launch();
  await openRecordDrawer(first.page);
  await recordFor(first.page, 8);
  const shown = await shownSeconds(first.page);
  const closed = first.context.waitForEvent('close');
  const killedAt = killBrowserOf(profile);
  await closed;

  const { context, page } = await launch();
  await openRecordDrawer(page);
  await expect(unfinished(page)).toBeVisible();
  const kept = await storedSeconds(page);
  // The fake microphone never rests: what there is no sound of since the recording was begun, its start included, is lost.
  const lost = (killedAt - (await startedAt(page))) / 1_000 - kept;
  test
    .info()
    .annotations.push({ type: 'lost', description: `${lost.toFixed(1)} s of ${(kept + lost).toFixed(1)} s` });
  expect(lost).toBeGreaterThan(0);
  expect(lost).toBeLessThanOrEqual(5);
  expect(kept).toBeGreaterThanOrEqual(shown - 5);

  await recordFor(page, shown + 2);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const preview = page.getByRole('region', { name: 'Recording Preview' });
  await expect(preview.getByText('Sound is missing in one place')).toBeVisible();
  await expect(preview.getByText(/At 00:\d\d: not recorded for \d\d:\d\d/)).toBeVisible();
  expect(await storedSeconds(page)).toBeGreaterThanOrEqual(shown + 2);

  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Meeting Processed Successfully')).toBeVisible({ timeout: 30_000 });
  const { data } = await (await page.request.get('/api/v1/audios')).json();
  const { missing } = await (await page.request.get(`/api/v1/audios/${data[0].id}`)).json();
  expect(missing).toEqual([{ atMs: Math.round(kept * 1_000), missingMs: expect.any(Number), why: 'closed' }]);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

test('silence is said while it can be mended @desktop', async ({ page, company, signIn }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () =>
      new AudioContext().createMediaStreamDestination().stream;
  });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await recordFor(page, 8);
  await expect(page.getByText('Nothing is heard')).toBeHidden();
  await expect(page.getByText('Nothing is heard')).toBeVisible();
});

test('nothing is begun that finds no room, and what fills the room ends while all is kept @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const allow = async (minutes: number) => {
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    const quotaSize = usage + 8 * 2 ** 20 + minutes * 1_920_000;
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  };
  await allow(3.5);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText(/room for 3 minutes of recording, and 5 are needed/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);

  await allow(10.5);
  await recordFor(page, 2);
  await expect(page.getByText(/can store (9|10) more minutes/)).toBeVisible();
  await allow(0.5);
  await expect(page.getByText('The recording was interrupted')).toBeVisible();
  await expect(page.getByText(/There is no room left to store more/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recording Preview' })).toBeVisible();
  expect(await storedSeconds(page)).toBeGreaterThanOrEqual(2);
});

test('the microphone and its filters are remembered @desktop', async ({ page, company, signIn }) => {
  await page.addInitScript(watchMicrophones);
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await expect(page.getByText(/Tell those who are present/)).toBeVisible();
  await expect(page.getByText(/There is room for \d+ hours? of recording/)).toBeVisible();
  await page.getByRole('button', { name: 'Microphone settings' }).click();
  await page.getByRole('checkbox', { name: 'Reduce noise' }).uncheck();
  await expectNoAxeViolations(page);
  await page.reload();
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await recordFor(page, 1);
  const settings = await page.evaluate(() => {
    const { track } = window as unknown as { track: MediaStreamTrack };
    return track.getSettings();
  });
  expect(settings).toMatchObject({ noiseSuppression: false, echoCancellation: true, autoGainControl: true });
});

test('the microphone is chosen from a list, and each filter is asked for as it is switched @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await page.addInitScript(watchMicrophones);
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await page.getByRole('button', { name: 'Microphone settings' }).click();
  const list = page.getByRole('combobox', { name: 'Microphone' });
  await expect(list).toHaveValue('As the system chooses');
  const devices = await page.evaluate(async () =>
    (await navigator.mediaDevices.enumerateDevices())
      .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== 'default')
      .map(({ deviceId, label }) => ({ deviceId, label })),
  );
  const [chosen] = devices.slice(-1);
  await list.click();
  await expect(page.getByRole('option')).toHaveText([
    'As the system chooses',
    ...devices.map(({ label }) => label),
  ]);
  await page.getByRole('option', { name: chosen?.label ?? '' }).click();
  const asked = { deviceId: { exact: chosen?.deviceId } } as Record<string, unknown>;
  const filters = {
    echoCancellation: 'Remove echo',
    noiseSuppression: 'Reduce noise',
    autoGainControl: 'Adjust the volume by itself',
  };
  for (const [filter, label] of Object.entries(filters)) {
    const others = Object.keys(filters).filter((name) => name !== filter);
    const box = page.getByRole('checkbox', { name: label });
    await box.uncheck();
    await recordFor(page, 1);
    const constraints = await page.evaluate(() => (window as unknown as { asked: object }).asked);
    expect(constraints).toEqual({
      audio: { ...asked, [filter]: false, ...Object.fromEntries(others.map((name) => [name, true])) },
    });
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Delete recording' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    if (!(await list.isVisible())) await page.getByRole('button', { name: 'Microphone settings' }).click();
    await box.check();
  }
});

test('the screen stays on while something is recorded, and no longer @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await page.context().grantPermissions(['microphone', 'screen-wake-lock']);
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = [];
    const take = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await take(type);
      locks.push(lock);
      return lock;
    };
    Object.assign(window, { locks });
  });
  const released = () =>
    page.evaluate(() =>
      (window as unknown as { locks: WakeLockSentinel[] }).locks.map((lock) => lock.released),
    );
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  expect(await released()).toEqual([]);
  await recordFor(page, 1);
  await expect.poll(released).toEqual([false]);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect.poll(released).toEqual([true]);
});
