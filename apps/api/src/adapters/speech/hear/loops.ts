/** A phrase that stands several times in a row: from which word on, how many words it has, how often it stands there. */
export interface Loop {
  at: number;
  length: number;
  times: number;
}

interface Limits {
  /** The most words that are looked at as one phrase. */
  longest: number;
  /** How often a phrase may stand in a row, by its number of words. */
  mostOf(length: number): number;
}

/** Fewer are said over and over by people, too: yes, no, thank you. */
const wordsOfASentence = 3;

/** The first phrase that stands in a row more often than it may. */
export function findLoop(words: readonly string[], { longest, mostOf }: Limits, from = 0): Loop | undefined {
  for (let at = from; at < words.length; at++) {
    for (let length = 1; length <= longest; length++) {
      const most = mostOf(length);
      if (words[at] !== words[at + length] || most === Number.POSITIVE_INFINITY) continue;
      const times = timesInARow(words, at, length, most + 1);
      if (times > most) return { at, length, times: timesInARow(words, at, length, words.length) };
    }
  }
  return undefined;
}

/** The same for what has at least three different words and stands in a row more than `most` times. */
export function findLoopedSentence(
  words: readonly string[],
  longest: number,
  most: number,
): Loop | undefined {
  const mostOf = (length: number) => (length < wordsOfASentence ? Number.POSITIVE_INFINITY : most);
  let loop = findLoop(words, { longest, mostOf });
  while (loop && new Set(words.slice(loop.at, loop.at + loop.length)).size < wordsOfASentence) {
    loop = findLoop(words, { longest, mostOf }, loop.at + loop.length * loop.times);
  }
  return loop;
}

/** How often the phrase at `at` stands there in a row, counted up to `most`. */
function timesInARow(words: readonly string[], at: number, length: number, most: number): number {
  const end = Math.min(words.length, at + length * most);
  let same = at + length;
  while (same < end && words[same] === words[same - length]) same++;
  return Math.floor((same - at) / length);
}

/** The words of a text in small letters, without the signs around them: signs alone are no text. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;:]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean);
}
