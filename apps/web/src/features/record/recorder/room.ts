import { audioMax, recordingHoursMax } from '@tavla/shared/limits';
import { bytesPerSecond, durationOf } from '@/entities/meetings/recordings/recording-rate';

/** Minutes that there must be room for before a recording begins. */
export const roomNeeded = 5;
/** With less room than this, in minutes, whoever records is told. */
export const roomScarce = 15;
/** With less than this, in minutes, a recording is ended while all of it can be stored. */
export const roomAtEnd = 1;
/** For what is stored beside the sound, and for a minute of it twice while it is gathered. */
const reserveBytes = 8 * 2 ** 20;

/**
 * Minutes of sound that can be stored, by the room in the browser, by the largest file that the server takes and by the
 * longest that it transcribes.
 * @param quota and usage in bytes, as the browser estimates them; what it does not tell counts as room
 * @param sampleBytes what the recording has already
 */
export function minutesOfRoom({ quota, usage }: StorageEstimate, sampleBytes: number): number {
  const inBrowser = quota === undefined ? Number.POSITIVE_INFINITY : quota - (usage ?? 0) - reserveBytes;
  const inFile = audioMax - sampleBytes - reserveBytes;
  const inLength = recordingHoursMax * 60 - durationOf(sampleBytes) / 60_000;
  return Math.max(0, Math.min(Math.min(inBrowser, inFile) / bytesPerSecond / 60, inLength));
}

/** The same, asked of the browser. */
export async function askRoom(sampleBytes = 0): Promise<number> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  return minutesOfRoom(estimate ?? {}, sampleBytes);
}
