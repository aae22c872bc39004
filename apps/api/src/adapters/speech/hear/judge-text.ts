import { findLoop, findLoopedSentence, wordsOf } from './loops';

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
  if (isLooped(text, durationMs)) return 'loops';
  if (count / (durationMs / 1000) > mostWordsPerSecond && count >= fastFromWords) return 'many';
  return areFew(count, durationMs) ? 'few' : 'fits';
}

/** Whether nobody says so little in so long. */
export function areFew(count: number, durationMs: number): boolean {
  return durationMs >= sternFromMs && count / (durationMs / 1000) < leastWordsPerSecond;
}

/** Words are what has a letter or a digit: signs alone are no text. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

/** More repeats of one phrase than this in a row are the model's, not the speaker's. */
export const HEARD_IN_A_ROW = 3;
/** What fills its time only because it is said again and again needs fewer: people who repeat a sentence do not slow down. */
export const HEARD_IN_A_ROW_SLOWLY = 2;
/** With signs as only models set them, a phrase of some words needs no more than two. */
const HEARD_WITH_ODD_SIGNS = 1;
const phraseOfSomeWords = 2;
const LONGEST_LOOPED_PHRASE = 12;

function isLooped(text: string, durationMs: number): boolean {
  const words = wordsOf(text);
  const hasOddSigns = /[,;:]\s*[,;:]/.test(text);
  const mostOf = (length: number) =>
    hasOddSigns && length >= phraseOfSomeWords ? HEARD_WITH_ODD_SIGNS : HEARD_IN_A_ROW;
  if (findLoop(words, { longest: LONGEST_LOOPED_PHRASE, mostOf })) return true;
  const loop = findLoopedSentence(words, LONGEST_LOOPED_PHRASE, HEARD_IN_A_ROW_SLOWLY);
  return loop !== undefined && areFew(words.length - loop.length * (loop.times - 1), durationMs);
}
