import {
  countWords,
  logOdds,
  pairFeatures,
  wordFeatures,
} from '../../../api/src/adapters/language/local/summary/word-worth';
import {
  countPairs,
  oddsOfPlain,
  type SummaryWeights,
} from '../../../api/src/adapters/language/local/summary/worth-of-talk';
import type { Learner } from './learner';
import { fitLogistic } from './logistic';
import { countOf, pairs } from './rouge';

/** Plain words of a summary are kept from this share of summaries on, in percent. */
const rarestWord = 4;
const rarestPair = 3;

/** What the summaries of `talks` tell about which words a summary says; see worth-of-talk.ts. */
export function learnWeights(talks: readonly Learner[]): SummaryWeights {
  const golds = talks.map(({ gold }) => countOf(gold));
  const goldPairs = talks.map(({ gold }) => new Set(pairs(gold)));
  const rows: number[][] = [];
  const times: number[] = [];
  talks.forEach(({ said }, at) => {
    for (const [word, own] of countWords(said)) {
      rows.push(wordFeatures(word, own, said.length));
      times.push(golds[at]?.get(word) ?? 0);
    }
  });
  const word = rounded(
    fitLogistic(
      rows,
      times.map((count) => count > 0),
    ),
  );
  const least = (count: number) => times.filter((own) => own >= count).length;
  const again = rounded([least(2) / least(1), least(3) / least(1)]);
  const { isPlain } = talks[0] ?? { isPlain: () => false };
  const plain = plainWords(golds, isPlain);
  const pair = learnPairs(talks, goldPairs, word, plain);
  const plainPairs = new Map<string, number>();
  for (const own of goldPairs)
    for (const both of own)
      if (both.split(' ').every(isPlain))
        plainPairs.set(both, (plainPairs.get(both) ?? 0) + 100 / talks.length);
  return { word, pair, again, plain, plainPairs: kept(plainPairs, rarestPair) };
}

function learnPairs(
  talks: readonly Learner[],
  goldPairs: readonly Set<string>[],
  word: readonly number[],
  plain: Record<string, number[]>,
): number[] {
  const rows: number[][] = [];
  const right: boolean[] = [];
  talks.forEach(({ said, isPlain }, at) => {
    const counted = countWords(said);
    const half = (text: string) => {
      const own = counted.get(text);
      return own
        ? { odds: logOdds(word, wordFeatures(text, own, said.length)), plain: false }
        : { odds: oddsOfPlain(plain[text]?.[0]), plain: true };
    };
    for (const [both, count] of countPairs(said)) {
      const [first = '', second = ''] = both.split(' ');
      if (isPlain(first) && isPlain(second)) continue;
      rows.push(pairFeatures(half(first), half(second), count));
      right.push(goldPairs[at]?.has(both) ?? false);
    }
  });
  return rounded(fitLogistic(rows, right));
}

function plainWords(golds: readonly Map<string, number>[], isPlain: (word: string) => boolean) {
  const all = [...new Set(golds.flatMap((gold) => [...gold.keys()]))].filter(isPlain).sort();
  return Object.fromEntries(
    all.flatMap((word): [string, number[]][] => {
      const shares = Array.from({ length: 12 }, (_, at) =>
        Math.round((100 * golds.filter((gold) => (gold.get(word) ?? 0) > at).length) / golds.length),
      ).filter((share) => share > 0);
      return (shares[0] ?? 0) < rarestWord ? [] : [[word, shares]];
    }),
  );
}

function kept(shares: ReadonlyMap<string, number>, least: number): Record<string, number> {
  return Object.fromEntries(
    [...shares]
      .filter(([, share]) => share >= least)
      .map(([both, share]): [string, number] => [both, Math.round(share)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function rounded(weights: readonly number[]): number[] {
  return weights.map((weight) => Math.round(weight * 1_000) / 1_000);
}
