import { expect, test } from 'vitest';
import { rouge, rougeWords } from './rouge';

const score = (summary: string, gold: string) => rouge(rougeWords(summary), rougeWords(gold));

test('words, pairs and the longest run in common, as reckoned by hand', () => {
  // In common: police, the, gunman (3 of 4 and 4); 'the gunman' (1 of 3 and 3); police … the gunman (3).
  expect(score('Police killed the gunman.', 'Police kill the gunman')).toEqual({
    one: 0.75,
    two: 1 / 3,
    long: 0.75,
  });
  // The same words in another order: all of them in common, one pair, and two in a row.
  expect(score('the gunman kill police', 'police kill the gunman')).toEqual({
    one: 1,
    two: 1 / 3,
    long: 0.5,
  });
});

test('a word counts as often as the rarer side has it, and length is paid for', () => {
  // 'the' twice of seven and of six, 'cat' once: 2 · 3 / 13; the pair 'the cat' once: 2 · 1 / 11.
  const { one, two } = score('the the the the the the cat', 'the cat is on the mat');
  expect([one, two]).toEqual([6 / 13, 2 / 11]);
});

test('nothing in common is nothing, also of nothing', () => {
  expect(score('one two', 'three four')).toEqual({ one: 0, two: 0, long: 0 });
  expect(score('', 'three four')).toEqual({ one: 0, two: 0, long: 0 });
});
