import { expect, test, vi } from 'vitest';
import { plainLetters } from './plain-letters';

test('accents do not matter', () => {
  expect(['lucía', 'søren', 'ångström'].map(plainLetters)).toEqual(['lucia', 'soren', 'angstrom']);
});

test('a letter with a bar is the one without, and one that is two becomes them', () => {
  expect(['Łukasz', 'đoković', 'kjær', 'weiß', 'Þór'].map(plainLetters)).toEqual([
    ...['lukasz', 'dokovic', 'kjaer', 'weiss', 'thor'],
  ]);
});

test('marks without end on a letter cost no more than a few', () => {
  const piled = `e${'\u0301\u0323'.repeat(9_000)}`;
  expect(plainLetters(`caf${piled}`)).toBe('cafe');
  const normalized: number[] = [];
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    normalized.push(this.length);
    return normalize.call(this, form);
  });
  plainLetters(`caf${piled}`);
  vi.restoreAllMocks();
  expect(Math.max(...normalized)).toBeLessThan(100);
});
