import { expect, test, vi } from 'vitest';
import { fold, foldWord } from './fold-text';

test('accents do not matter', () => {
  expect(['lucía', 'søren', 'ångström'].map(foldWord)).toEqual(['lucia', 'soren', 'angstrom']);
});

test('a letter with a bar is the one without, and one that is two becomes them where no place depends on it', () => {
  expect(['łukasz', 'đoković', 'kjær', 'weiß', 'þór'].map(foldWord)).toEqual([
    ...['lukasz', 'dokovic', 'kjaer', 'weiss', 'thor'],
  ]);
  expect(fold('Łukasz Đoković, Kjær Weiß')).toBe('lukasz dokovic, kjær weiß');
});

test('marks without end on a letter cost no more than a few', () => {
  const piled = `e${'\u0301\u0323'.repeat(9_000)}`;
  expect(foldWord(`caf${piled}`)).toBe('cafe');
  const normalized: number[] = [];
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    normalized.push(this.length);
    return normalize.call(this, form);
  });
  foldWord(`caf${piled}`);
  vi.restoreAllMocks();
  expect(Math.max(...normalized)).toBeLessThan(100);
});
