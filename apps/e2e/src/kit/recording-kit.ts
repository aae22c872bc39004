import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

export async function openRecordDrawer(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await expect(page.getByRole('dialog', { name: 'Record Meeting' })).toBeVisible();
}

/** Records until the timer shows so many seconds. */
export async function recordFor(page: Page, seconds: number): Promise<void> {
  await page
    .getByRole('button', { name: /^(Start recording|Continue)$/ })
    .first()
    .click();
  await expect.poll(() => shownSeconds(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(seconds);
}

/** What the timer shows, which counts samples. */
export async function shownSeconds(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent({ timeout: 10_000 })) ?? '';
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Seconds of sound that the browser has stored, of all its recordings together. */
export async function storedSeconds(page: Page): Promise<number> {
  return (await stored(page)).reduce((sum, { sampleBytes }) => sum + sampleBytes, 0) / 32_000;
}

/** When the newest recording that the browser has stored was begun, as Date.now(): its first sound came after that. */
export async function startedAt(page: Page): Promise<number> {
  return Math.max(...(await stored(page)).map((recording) => recording.startedAt));
}

function stored(page: Page): Promise<{ sampleBytes: number; startedAt: number }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('tavla-recordings');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction('recordings').objectStore('recordings').getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result);
          };
        };
      }),
  );
}

/** How many chosen files the browser keeps copies of, whoever's they are. */
export async function keptFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'tavla-files')) return 0;
    return new Promise<number>((resolve, reject) => {
      const open = indexedDB.open('tavla-files');
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        const count = open.result.transaction('files').objectStore('files').count();
        count.onsuccess = () => {
          open.result.close();
          resolve(count.result);
        };
      };
    });
  });
}

/** The browser loses the copies of chosen files, as it may where room is short. */
export async function loseKeptFiles(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('tavla-files');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const transaction = open.result.transaction('files', 'readwrite');
          transaction.objectStore('files').clear();
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
  );
}

/** Runs in the page before it: the browser has room for nothing more. */
export function leaveNoRoom(): void {
  navigator.storage.estimate = async () => ({ quota: 2 ** 30, usage: 2 ** 30 });
}

/** Kills the browser that works in a profile, as a crash or an empty battery does; answers when, as Date.now(). */
export function killBrowserOf(profile: string): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = processes.filter((pid) => {
    const command = commandOf(pid);
    return (
      command.includes(`--user-data-dir=${profile}`) && !command.some((word) => word.startsWith('--type='))
    );
  });
  expect(own).toHaveLength(1);
  process.kill(Number(own[0]), 'SIGKILL');
  return Date.now();
}

function commandOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Runs in the page before it: tests reach the newest track and how it was asked for, and may take microphones away. */
export function watchMicrophones(): void {
  const devices = navigator.mediaDevices;
  const open = devices.getUserMedia.bind(devices);
  const shared = window as unknown as {
    track?: MediaStreamTrack;
    asked?: MediaStreamConstraints | undefined;
    refusal?: { name: string; isOfChosen: boolean };
  };
  devices.getUserMedia = async (constraints) => {
    const { refusal } = shared;
    const isChosen = typeof constraints?.audio === 'object' && constraints.audio.deviceId !== undefined;
    if (refusal && (isChosen || !refusal.isOfChosen)) throw new DOMException('refused', refusal.name);
    shared.asked = constraints;
    const stream = await open(constraints);
    shared.track = stream.getAudioTracks()[0] as MediaStreamTrack;
    return stream;
  };
}

/** Something happens to the microphone that is in use. */
export async function tellTrack(page: Page, event: 'ended' | 'mute' | 'unmute'): Promise<void> {
  await page.evaluate((name) => {
    const { track } = window as unknown as { track: MediaStreamTrack };
    if (name === 'ended') track.stop();
    track.dispatchEvent(new Event(name));
  }, event);
}

/**
 * From now on the browser has no microphone to give, and nobody is told of it.
 * @param name of the error that it says so with; null: it gives them again
 * @param isOfChosen it gives the one that the system prefers, and none that was chosen
 */
export async function refuseMicrophone(
  page: Page,
  name: 'NotFoundError' | 'NotReadableError' | 'NotAllowedError' | null,
  isOfChosen = false,
): Promise<void> {
  await page.evaluate((refusal) => {
    (window as unknown as { refusal: object | null }).refusal = refusal;
  }, name && { name, isOfChosen });
}

/** Takes the permission to listen away, which ends what is heard, or gives it back. */
export async function permit(page: Page, isAllowed: boolean): Promise<void> {
  // The browser of the tests allows whatever is asked.
  await refuseMicrophone(page, isAllowed ? null : 'NotAllowedError');
  const { origin } = new URL(page.url());
  if (isAllowed) await page.context().grantPermissions(['microphone'], { origin });
  else await page.context().clearPermissions();
}

/** Unplugs every microphone, or plugs one in. */
export async function plug(page: Page, isIn: boolean): Promise<void> {
  await refuseMicrophone(page, isIn ? null : 'NotFoundError');
  if (isIn) await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
}
