import { isLikely } from '@tavla/shared/meetings/confidence';
import { expect, test } from 'vitest';
import { inLightOfTitle } from './in-light-of-title';

test('what can be said as an order is likelier to be a task than what can only be named', () => {
  expect(inLightOfTitle(0.5, 'Paint the cellar door')).toBeCloseTo(0.545, 3);
  expect(inLightOfTitle(0.5, 'Follow up on the cellar door')).toBeCloseTo(0.444, 3);
});

test('near the limit that says which of them come to the board', () => {
  expect(isLikely({ confidence: inLightOfTitle(0.42, 'Paint the cellar door') })).toBe(true);
  expect(isLikely({ confidence: inLightOfTitle(0.48, 'Follow up on the cellar door') })).toBe(false);
});

test.each([0, 1])('what is certain stays so: %s', (confidence) =>
  expect(inLightOfTitle(confidence, 'Paint the cellar door')).toBe(confidence),
);
