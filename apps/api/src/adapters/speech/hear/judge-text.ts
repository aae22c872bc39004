/**
 * What a recognised text looks like beside the sound that it was heard in:
 * - `silent`: no word, although somebody spoke
 * - `few`: fewer words than anybody says in that time
 * - `many`: more than anybody can say: made up
 * - `loops`: a phrase that the model repeats, and no speaker would
 */
export type Verdict = 'fits' | 'silent' | 'few' | 'many' | 'loops';

/** People say 2 to 4 words a second, pauses included, and no more than 7 in the fastest second. */
const mostWordsPerSecond = 7;
const leastWordsPerSecond = 0.4;
/** Shorter sound is judged less sternly: a sigh counts as speech, and one long word may be all. */
const sternFromMs = 6_000;
/** Speech without words is told from here on: what is shorter is a cough or a laugh as a rule. */
export const silentFromMs = 2_000;
/** A few words may stand close together at the edge of a stretch. */
const fastFromWords = 8;

/** Compares a text with how long the speech took, in milliseconds. Says `fits` where it cannot tell. */
export function judgeText(text: string, durationMs: number): Verdict {
  const count = countWords(text);
  if (count === 0) return durationMs >= silentFromMs ? 'silent' : 'fits';
  if (isLooped(text)) return 'loops';
  const perSecond = count / (durationMs / 1000);
  if (perSecond > mostWordsPerSecond && count >= fastFromWords) return 'many';
  return perSecond < leastWordsPerSecond && durationMs >= sternFromMs ? 'few' : 'fits';
}

/** Words are what has a letter or a digit: signs alone are no text. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

/** More repeats of one phrase than this in a row are the model's, not the speaker's. */
const HEARD_IN_A_ROW = 3;
/** With signs as only models set them, a phrase of some words needs no more than two. */
const HEARD_WITH_ODD_SIGNS = 1;
const phraseOfSomeWords = 2;
const LONGEST_LOOPED_PHRASE = 12;

function isLooped(text: string): boolean {
  const words = wordsOf(text);
  const hasOddSigns = /[,;:]\s*[,;:]/.test(text);
  return words.some((_, at) => {
    for (let length = 1; length <= LONGEST_LOOPED_PHRASE; length++) {
      const most = hasOddSigns && length >= phraseOfSomeWords ? HEARD_WITH_ODD_SIGNS : HEARD_IN_A_ROW;
      if (timesInARow(words, at, length, most + 1) > most) return true;
    }
    return false;
  });
}

/** How often the phrase at `at` stands there in a row, counted up to `most`. */
function timesInARow(words: readonly string[], at: number, length: number, most: number): number {
  let times = 1;
  for (let next = at + length; times < most; next += length, times++) {
    for (let i = 0; i < length; i++) if (words[at + i] !== words[next + i]) return times;
  }
  return times;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;:]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean);
}
