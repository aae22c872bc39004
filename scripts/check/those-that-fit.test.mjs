import { expect, it } from 'vitest';
import { thoseThatFit } from './those-that-fit.mjs';

const lengths = { long: 50_000, short: 5_000, other: 5_000 };
const chosen = (files, workers, milliseconds) =>
  thoseThatFit(files, (file) => lengths[file], workers, milliseconds);

it('leaves out what is known to take too long, and goes on behind it', () => {
  expect(chosen(['short', 'long', 'other'], 1, 20_000)).toEqual(['short', 'other']);
  expect(chosen(['short', 'long', 'other'], 1, 60_000)).toEqual(['short', 'long', 'other']);
});

it('fills all workers, and believes what it does not know to be short', () => {
  const unknown = Array.from({ length: 20 }, (_, n) => `t${n}`);
  expect(chosen(unknown, 3, 10_000)).toEqual(unknown.slice(0, 9));
  expect(chosen(unknown, 3, 0)).toEqual([]);
});
