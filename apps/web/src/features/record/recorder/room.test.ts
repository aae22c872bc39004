import { audioMax, recordingHoursMax } from '@tavla/shared/limits';
import { expect, test } from 'vitest';
import { minutesOfRoom } from './room';

const MiB = 2 ** 20;

test('room is what the browser has left, less a reserve', () => {
  // A minute is 1,920,000 bytes.
  expect(minutesOfRoom({ quota: 108 * MiB + 1_920_000, usage: 100 * MiB }, 0)).toBeCloseTo(1);
  expect(minutesOfRoom({ quota: 100 * MiB, usage: 99 * MiB }, 0)).toBe(0);
});

test('and never more than what is transcribed, or the largest file', () => {
  const hour = 60 * 1_920_000;
  expect(minutesOfRoom({}, 0)).toBe(recordingHoursMax * 60);
  expect(minutesOfRoom({ quota: 1e15, usage: 0 }, (recordingHoursMax - 1) * hour)).toBeCloseTo(60);
  expect(minutesOfRoom({ quota: 1e15, usage: 0 }, audioMax)).toBe(0);
});
