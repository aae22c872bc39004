import { expect, test } from 'vitest';
import { offeredDays } from './offered-days';

test('what is set stands among what is offered, once', () => {
  expect(offeredDays(null)).toEqual([30, 90, 180, 365]);
  expect(offeredDays(90)).toEqual([30, 90, 180, 365]);
  expect(offeredDays(45)).toEqual([30, 45, 90, 180, 365]);
});
