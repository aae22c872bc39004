import { sigmoid } from '../sigmoid';

/** What a word is in a meeting. Places are shares of the meeting, from 0 to 1. */
export interface MeetingWord {
  count: number;
  /** In how many of the `parts` of equal length it is said. */
  parts: number;
  first: number;
  last: number;
}

const parts = 20;

/** Counts the words of sentences, in the order in which they were said. Reads each word once. */
export function countWords(sentences: readonly { content: readonly string[] }[]): Map<string, MeetingWord> {
  const counted = new Map<string, MeetingWord & { part: number }>();
  sentences.forEach(({ content }, at) => {
    const place = at / sentences.length;
    const part = Math.floor(place * parts);
    for (const word of content) {
      const own = counted.get(word) ?? { count: 0, parts: 0, part: -1, first: place, last: place };
      if (own.count === 0) counted.set(word, own);
      own.count += 1;
      own.last = place;
      if (own.part !== part) own.parts += 1;
      own.part = part;
    }
  });
  return counted;
}

/**
 * What is known of a word before a summary is written: how often it is said, over how much of the meeting,
 * whether it is there from the beginning. No word is looked at by its meaning, so that what was learnt on one
 * kind of meeting, in one language, holds in others.
 */
export function wordFeatures(word: string, own: MeetingWord, sentences: number): number[] {
  const said = Math.log(own.count);
  const length = Math.log(sentences) / 7;
  return [
    1,
    said,
    said * said,
    own.parts / parts,
    own.count / own.parts / 5,
    own.first,
    1 - own.last,
    own.first < 0.03 ? 1 : 0,
    Math.min(word.length, 12) / 12,
    length,
    said * length,
    /\d/.test(word) ? 1 : 0,
  ];
}

/** What is known of two words in a row, from the worth of each (its log odds) and how often both are said. */
export function pairFeatures(
  first: { odds: number; plain: boolean },
  second: { odds: number; plain: boolean },
  count: number,
): number[] {
  const own = [1, first.odds, second.odds, Math.log(count)];
  const none = [0, 0, 0, 0];
  if (first.plain) return [...own, ...none, ...none];
  return second.plain ? [...none, ...own, ...none] : [...none, ...none, ...own];
}

/** From log odds to a share. */
export function chance(weights: readonly number[], features: readonly number[]): number {
  return sigmoid(logOdds(weights, features));
}

export function logOdds(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0);
}
