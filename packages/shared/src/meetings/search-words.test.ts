import { expect, test } from 'vitest';
import { searchWords, wordsOf } from './search-words';

test('words are letters and digits in any script, each once', () => {
  expect(searchWords('Lucía’s  slides, LUCÍA & Q3-plan')).toEqual(['lucía', 's', 'slides', 'q3', 'plan']);
  expect(searchWords(' …!? ')).toEqual([]);
});

test('a word knows its place', () => {
  expect(wordsOf('Oh, no')).toEqual([
    { text: 'oh', start: 0, end: 2 },
    { text: 'no', start: 4, end: 6 },
  ]);
});
