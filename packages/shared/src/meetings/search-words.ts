/** Words of one search: each is looked up in every language. */
export const searchWordsMax = 8;

/** A word of a text, and where it stands. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** The words of a text in lower case, with their places; pure, and in one pass. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), (found) => ({
    text: found[0].toLowerCase(),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** What is searched for: each word once. */
export function searchWords(text: string): string[] {
  return [...new Set(wordsOf(text).map((word) => word.text))];
}
