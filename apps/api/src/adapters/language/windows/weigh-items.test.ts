import { expect, test } from 'vitest';
import { weigh } from './weigh-items';

test('what a model is usually sure of, in a usual sentence, is as right as it was found to be', () => {
  expect(weigh(0.9, 0.25)).toBeCloseTo(16 / 17);
});

test('both count: the surer the model or the score, the surer the item, and neither leaves nothing to the other', () => {
  expect(weigh(0.6, 0.02)).toBeLessThan(0.5);
  expect(weigh(0.6, 0.6)).toBeGreaterThan(0.8);
  expect(weigh(0.9, 0)).toBeGreaterThan(0.5);
  expect(weigh(0, 1)).toBeLessThan(0.5);
  for (const score of [0, 0.1, 0.5, 1])
    expect([0, 0.3, 0.6, 1].map((sureness) => weigh(sureness, score))).toEqual(
      [0, 0.3, 0.6, 1].map((sureness) => weigh(sureness, score)).toSorted((a, b) => a - b),
    );
});
