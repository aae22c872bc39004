import type { LanguagePack } from '@/adapters/language/local/packs/language-pack';
import { sigmoid } from '../sigmoid';
import type { Said } from './read-talk';
import learnt from './summary-weights.json';
import { chance, countWords, logOdds, pairFeatures, wordFeatures } from './word-worth';

/** What a summary of this meeting is expected to say. */
export interface Worth {
  /** How likely it says the word once more, when it has said it `times` times. */
  word(word: string, times: number): number;
  /** How likely it says the two words in a row. */
  pair(first: string, second: string): number;
}

/** What was learnt from meetings with summaries; see apps/bench/src/summaries. Shares are in percent. */
export interface SummaryWeights {
  word: number[];
  pair: number[];
  /** How much less likely a word is the second and the third time. */
  again: number[];
  /** Of an English summary: how likely it has a plain word once, twice … */
  plain: Record<string, number[]>;
  /** And two plain words in a row. */
  plainPairs: Record<string, number>;
}

/** Plain words count for less than they are likely: they tell a reader less. */
const plainShare = 0.8;

/** What a report in Spanish is written with, reckoned from the English words of the same use. */
const spanishPlain: Record<string, number[]> = {
  de: [99, 98, 94, 85, 70, 50, 30],
  la: [99, 95, 85, 65, 45, 25],
  el: [98, 92, 75, 55, 35],
  que: [97, 85, 65, 40, 20],
  en: [95, 75, 50, 25],
  y: [98, 85, 60, 35],
  los: [85, 55, 25],
  las: [75, 40],
  se: [85, 55, 25],
  para: [75, 40],
  con: [65, 25],
  por: [60, 20],
  un: [65, 30],
  una: [65, 30],
  del: [70, 35],
  al: [45],
  sobre: [45],
};

/** The worth of the words of a meeting, from how they are used in it. Counts everything once. */
export function worthOfTalk(
  said: readonly Said[],
  isPlain: (word: string) => boolean,
  language: LanguagePack['language'],
  weights: SummaryWeights = learnt,
): Worth {
  const odds = new Map<string, number>();
  const chances = new Map<string, number>();
  for (const [word, own] of countWords(said)) {
    const value = logOdds(weights.word, wordFeatures(word, own, said.length));
    odds.set(word, value);
    chances.set(word, sigmoid(value));
  }
  const plain = new Map(Object.entries(language === 'es' ? spanishPlain : weights.plain));
  const plainPairs = new Map(Object.entries(language === 'es' ? {} : weights.plainPairs));
  const counts = countPairs(said);
  const pairs = new Map<string, number>();
  const half = (word: string) =>
    isPlain(word)
      ? { odds: oddsOfPlain(plain.get(word)?.[0]), plain: true }
      : { odds: odds.get(word) ?? 0, plain: false };
  return {
    word(word, times) {
      const own = chances.get(word);
      if (own === undefined) return (plainShare * (plain.get(word)?.[times] ?? 0)) / 100;
      return times === 0 ? own : own * (weights.again[times - 1] ?? 0);
    },
    pair(first, second) {
      const both = `${first} ${second}`;
      const known = pairs.get(both);
      if (known !== undefined) return known;
      const [a, b] = [half(first), half(second)];
      const value =
        a.plain && b.plain
          ? (plainPairs.get(both) ?? 0) / 100
          : chance(weights.pair, pairFeatures(a, b, counts.get(both) ?? 1));
      pairs.set(both, value);
      return value;
    },
  };
}

/** What a plain word counts for in a pair, by the percent of summaries that have it. */
export const oddsOfPlain = (percent = 0): number => Math.log(0.01 + percent / 100);

/** How often each two words are said in a row. */
export function countPairs(said: readonly { words: readonly string[] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of said)
    words.forEach((word, at) => {
      if (at > 0) counts.set(`${words[at - 1]} ${word}`, (counts.get(`${words[at - 1]} ${word}`) ?? 0) + 1);
    });
  return counts;
}
