import { expect, test } from 'vitest';
import { showHit } from './highlight';

const marked = (text: string, word: string) => {
  const shown = showHit(text, (one) => one.text === word);
  return { ...shown, words: shown.ranges.map(([start, end]) => shown.text.slice(start, end)) };
};

test('a short line is shown whole, with each place of a word', () => {
  expect(marked('Budget? The budget.', 'budget').ranges).toEqual([
    [0, 6],
    [12, 18],
  ]);
});

test('of a long line the part around what was found is shown', () => {
  for (const place of [0, 10, 500, 1_900]) {
    const text = `${'word '.repeat(place)}BUDGET ${'word '.repeat(2_000 - place)}`;
    const { text: shown, words } = marked(text, 'budget');
    expect(words).toEqual(['BUDGET']);
    expect(shown.length).toBeLessThan(310);
  }
});
