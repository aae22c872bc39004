import { expect, test } from 'vitest';
import { sleptFor, withGap } from './gaps';

test('time that the clock has and the sound has not was slept through', () => {
  expect(sleptFor(undefined, 1_000, 100)).toBe(0);
  expect(sleptFor(1_000, 1_100, 100)).toBe(0);
  expect(sleptFor(1_000, 2_900, 100)).toBe(0);
  expect(sleptFor(1_000, 61_100, 100)).toBe(60_000);
  // A clock that is set back takes no sound away.
  expect(sleptFor(100_000, 1_000, 100)).toBe(0);
});

test('what is missing at one place for one reason is one gap', () => {
  const paused = { atMs: 5_000, missingMs: 1_000, why: 'paused' } as const;
  const closed = { ...paused, why: 'closed' } as const;
  expect(withGap([paused], paused)).toEqual([{ ...paused, missingMs: 2_000 }]);
  expect(withGap([paused], closed)).toEqual([paused, closed]);
  expect(withGap([paused], { ...paused, atMs: 6_000 })).toHaveLength(2);
});
