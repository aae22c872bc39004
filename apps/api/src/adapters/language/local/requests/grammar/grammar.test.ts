import { expect, test } from 'vitest';
import { tokensOf } from '../text/tokens';
import { type Ground, matchAt } from './match';
import { compile, firstWords, literalsOf } from './pattern';
import { isTypoOf } from './typos';

const ground = (message: string, limit = 1000): Ground => ({
  tokens: tokensOf(message),
  slots: {
    word: (at) => [
      { end: at + 1, value: 'one', cost: 0 },
      { end: at + 2, value: 'two', cost: 0 },
    ],
  },
  keywords: new Set(['from']),
  work: { steps: 0, limit },
  read: new Map(),
});

const told = (pattern: string, message: string) =>
  matchAt(ground(message), compile(pattern), 0, 'en').map(({ end, bound }) => [end, bound]);

test('literals, choices and slots', () => {
  expect(told('move [it|that one] to (done|the end)', 'move that one to the end')).toEqual([[6, {}]]);
  expect(told('move [it] now', 'move now')).toEqual([[2, {}]]);
  expect(told('move {word:task} to', 'move a b to')).toEqual([[4, { task: 'two' }]]);
  expect(told('move it', 'move that')).toEqual([]);
  expect(told('[a [b]] c', 'a c')).toEqual([[2, {}]]);
});

test('what a form may begin with, and its words', () => {
  expect(firstWords(compile('[please] (move|set) it'))).toEqual(new Set(['please', 'move', 'set']));
  expect(firstWords(compile('[please] {task} it'))).toBeNull();
  expect(literalsOf(compile('[please] {task} it'))).toEqual(['please', 'it']);
});

test.each([
  ['asign', 'assign', true],
  ['assing', 'assign', true],
  ['mvoe', 'move', true],
  ['closed', 'close', false],
  ['done', 'dune', false],
  ['move', 'more', false],
])('%s for %s: %s', (typed, keyword, expected) => {
  expect(isTypoOf(typed, keyword)).toBe(expected);
});

test('a keyword is no slip of another, and beyond the limit nothing is tried', () => {
  expect(told('form it', 'from it')).toEqual([]);
  expect(matchAt(ground('move it', 1), compile('move it'), 0, 'en')).toEqual([]);
});
