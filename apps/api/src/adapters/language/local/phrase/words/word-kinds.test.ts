import { expect, test } from 'vitest';
import { isWord, kindOf } from './word-kinds';

test.each([
  ['oak', 'noun'],
  ['oaks', 'noun'],
  ['autumn', 'time'],
  ['weeks', 'time'],
  ['final', 'adjective'],
  ['furthermore', 'adverb'],
  ['clarify', 'verb'],
  // What is said of things may name some of them.
  ['specifics', null],
  // Longer nouns, and what only one trade says, need no list.
  ['invoice', null],
  ['quuxing', null],
])('%s: %s', (word, kind) => expect(kindOf(word)).toBe(kind));

test.each([
  'invoices',
  'policies',
  'colour',
  'modelling',
  'recogniser',
  'smartboard',
  'subdomain',
  'login',
  'criteria',
])('%s is a word', (word) => expect(isWord(word)).toBe(true));

test.each(['funct', 'interf', 'transcri', 'minich', 'wherea'])('%s is none', (word) =>
  expect(isWord(word)).toBe(false),
);
