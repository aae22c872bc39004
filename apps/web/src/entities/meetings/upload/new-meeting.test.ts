import type { MissingSound } from '@tavla/shared/meetings/missing-sound';
import { MissingText } from '@tavla/shared/meetings/missing-text';
import { expect, test } from 'vitest';
import { metadataOf } from './new-meeting';

const aMeeting = {
  file: new File(['x'], `${'Besprechung über Öl '.repeat(4)}.wav`, { type: 'audio/wav' }),
  language: 'en',
  recordedAt: new Date(0),
  timeZone: 'Europe/Stockholm',
} as const;
/** A recording of ten hours in which somebody pauses every so many seconds. */
const pausedEvery = (seconds: number) =>
  Array.from({ length: Math.floor(36_000 / seconds) }, (_, at) => {
    const gap: MissingSound = { atMs: (at + 1) * seconds * 1_000, missingMs: 61_234, why: 'paused' };
    return gap;
  });
const headerOf = (told: Record<string, string>) =>
  Object.entries({ ...told, sha256: '0'.repeat(64) })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
const people = (count: number) => ({
  visibility: { to: 'people' as const, ids: Array.from({ length: count }, () => crypto.randomUUID()) },
});

test('a pause every eighty seconds of ten hours is told, in a header that proxies take', () => {
  const missing = pausedEvery(80);
  const told = metadataOf({ ...aMeeting, missing });
  expect(MissingText.parse(told['missing'])).toEqual(missing);
  expect(missing).toHaveLength(450);
  expect(`Upload-Metadata: ${headerOf(told)}`.length).toBeLessThan(8_192);
});

test('beside those whom it is for, and where there are more pauses, no time is lost and the header is no larger', () => {
  for (const [count, seconds] of [
    [80, 80],
    [0, 10],
    [500, 10],
  ] as const) {
    const missing = pausedEvery(seconds);
    const [told, without] = [missing, []].map((gaps) =>
      metadataOf({ ...aMeeting, ...people(count), missing: gaps }),
    );
    const read = MissingText.parse(told?.['missing']);
    expect(read.reduce((sum, { missingMs }) => sum + missingMs, 0)).toBe(missing.length * 61_234);
    const limit = Math.max(8_192 - 'Upload-Metadata: '.length, headerOf(without ?? {}).length + 2_020);
    expect(headerOf(told ?? {}).length).toBeLessThan(limit);
  }
});
