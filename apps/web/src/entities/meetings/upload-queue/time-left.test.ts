import { expect, test } from 'vitest';
import { type Sample, timeLeft, withSample } from './time-left';

const samples = (...list: [number, number][]) =>
  list.reduce<Sample[]>((known, [at, bytes]) => withSample(known, { at, bytes }), []);

test('the rest takes as long as the pace of the last twenty seconds says', () => {
  expect(timeLeft(samples([0, 0], [5_000, 500]), 1_000)).toBe(5_000);
  // It was slow before.
  expect(timeLeft(samples([0, 0], [60_000, 10], [65_000, 510]), 1_010)).toBe(5_000);
});

test('nobody can tell at first, when nothing moves, or after going back', () => {
  expect(timeLeft([], 1_000)).toBeNull();
  expect(timeLeft(samples([0, 0], [1_000, 500]), 1_000)).toBeNull();
  expect(timeLeft(samples([0, 500], [9_000, 500]), 1_000)).toBeNull();
  expect(timeLeft(samples([0, 0], [5_000, 500], [6_000, 100]), 1_000)).toBeNull();
});
