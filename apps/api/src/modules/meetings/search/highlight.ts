import { type Word, wordsOf } from '@tavla/shared/meetings/search-words';

/** Characters of a hit; of a longer line the part around the first word that was found. */
const shownMax = 300;
const before = 60;

export interface Shown {
  text: string;
  ranges: [number, number][];
}

/** The part of a line that a hit shows, and what was found in it. Pure, and in one pass. */
export function showHit(text: string, isFound: (word: Word) => boolean): Shown {
  const found = wordsOf(text).filter(isFound);
  if (text.length <= shownMax) return { text, ranges: found.map(({ start, end }) => [start, end]) };
  const from = Math.max(0, Math.min((found[0]?.start ?? 0) - before, text.length - shownMax));
  const part = text.slice(from, from + shownMax);
  const head = from > 0 ? '…' : '';
  const tail = from + shownMax < text.length ? '…' : '';
  const shift = head.length - from;
  return {
    text: head + part + tail,
    ranges: found
      .filter(({ start, end }) => start >= from && end <= from + shownMax)
      .map(({ start, end }) => [start + shift, end + shift]),
  };
}
