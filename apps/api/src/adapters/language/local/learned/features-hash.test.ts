import { expect, test } from 'vitest';
import { featuresHash } from './features-hash.test-kit';
import figures from './figures.json';

test('features are those that the weights were learned with', () => {
  expect(
    featuresHash(),
    'What the learned score sees has changed, so its weights mean something else: take the change back, or learn anew with apps/bench/src/training/train.ts.',
  ).toBe(figures.features);
});
