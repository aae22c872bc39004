import { expect, test } from 'vitest';
import { hashOfTime, timeOfHash } from './time-hash';

test('an address names a place by seconds, and nothing else is one', () => {
  expect(['#t=74', '#t=1.25', '#t=0'].map(timeOfHash)).toEqual([74_000, 1_250, 0]);
  expect(['', '#', '#t=', '#t=-1', '#t=1e9', '#t=12345678', '#x=1'].map(timeOfHash)).toEqual(
    Array(7).fill(null),
  );
});

test('a whole second is written as one', () => {
  expect(hashOfTime(74_000)).toBe('#t=74');
});

test('the link of a place leads there, wherever in a second it is', () => {
  for (const place of [0, 1, 999, 1_001, 1_040, 59_999, 7_199_100]) {
    expect(timeOfHash(hashOfTime(place))).toBe(place);
  }
});
