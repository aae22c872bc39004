import { expect, it } from 'vitest';
import { i18n } from '@/i18n/i18n';
import { leftWords } from './use-left-words';

it.each([
  [0, 'less than a minute left'],
  [29, 'less than a minute left'],
  [60, 'about 1 minute left'],
  [89, 'about 1 minute left'],
  [2_435, 'about 41 minutes left'],
])('says of %d seconds: %s', (seconds, words) => {
  expect(leftWords(i18n.t, seconds)).toBe(words);
});
