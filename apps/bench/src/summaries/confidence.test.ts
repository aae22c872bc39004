import { expect, test } from 'vitest';
import { confidence } from './confidence';

test('lies around the mean, as wide as the values differ, the same each time', () => {
  expect(confidence([3, 3, 3])).toEqual({ mean: 3, from: 3, to: 3 });
  const values = Array.from({ length: 100 }, (_, at) => at % 2);
  const { mean, from, to } = confidence(values);
  // A hundred throws of a coin: the mean lies within two standard errors of 0.05.
  expect(mean).toBe(0.5);
  expect(from).toBeCloseTo(0.4, 1);
  expect(to).toBeCloseTo(0.6, 1);
  expect(confidence(values)).toEqual({ mean, from, to });
});
