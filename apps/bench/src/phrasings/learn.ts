import type { LinearWeights } from '../../../api/src/adapters/language/local/learned/linear-model';
import { wishBits } from '../../../api/src/adapters/language/local/requests/likely/candidate-rows';
import {
  type Candidate,
  isNarrow,
  isText,
} from '../../../api/src/adapters/language/local/requests/likely/candidates';
import { type Guess, guessFrom } from '../../../api/src/adapters/language/local/requests/likely/guess';
import { quantised } from '../training/store-model';
import { trainLinear } from '../training/train-linear';
import { toldAs, type WishExample } from './examples';

/** Chosen over folds of the companies. */
const options = { epochs: 30, averaged: 10, rate: 0.3, decay: 3e-4, seed: 1, bits: wishBits };
/** What is seen in one message alone says little, and would be most of the file. */
const leastSeen = 2;

/** What of a message is learned from: 1: it is meant; 0: it is not; -1: nothing is learned of it here. */
export interface LearnExample {
  company: string;
  rows: readonly Int32Array[];
  targets: Int8Array;
}

/** Pure: what cannot be said whole teaches only what it holds; signs are learned where they tell the tasks. */
export function learnFrom({ asked, rows, meant, isWhole, candidates }: WishExample): LearnExample[] {
  if (asked.kind === 'clarify') return [];
  const hasSigns = candidates.some(({ deed }, at) => deed === 'these' && meant[at]);
  const targetFor = (one: Candidate, at: number): number => {
    if (isNarrow(one) && !hasSigns) return -1;
    if (meant[at]) return 1;
    return one.deed === 'wish' || (isWhole && !isOpen(candidates, meant, at)) ? 0 : -1;
  };
  return [{ company: asked.company, rows, targets: Int8Array.from(candidates, targetFor) }];
}

/** Weights of all deeds in one table: each has its own features. */
export function learnWishes(examples: readonly LearnExample[]): LinearWeights {
  const weights = trainLinear(examples, options);
  const seen = messagesOf(examples, weights.length);
  return quantised(weights.map((weight, place) => ((seen[place] ?? 0) < leastSeen ? 0 : weight)));
}

/** In how many messages each place of the table is used. */
function messagesOf(examples: readonly LearnExample[], places: number): Int32Array {
  const seen = new Int32Array(places);
  for (const { rows } of examples)
    for (const place of new Set(rows.flatMap((row) => [...row]))) seen[place] = (seen[place] ?? 0) + 1;
  return seen;
}

/** What weights make of a message. */
export interface JudgedGuess extends Guess {
  example: WishExample;
  isRight: boolean;
}

export function guessOf(weights: LinearWeights, example: WishExample): JudgedGuess {
  const guess = guessFrom(example.marked, weights);
  const asksBack = guess.reading !== null && !Array.isArray(guess.reading);
  const isRight =
    (asksBack && example.asked.kind === 'clarify') ||
    (example.wanted !== '' && toldAs(guess.reading) === example.wanted);
  return { ...guess, example, isRight };
}

/** Which text is told is learned where one is. */
function isOpen(candidates: readonly Candidate[], meant: readonly boolean[], at: number): boolean {
  const deed = candidates[at]?.deed;
  return (
    deed !== undefined && isText(deed) && !candidates.some((one, other) => one.deed === deed && meant[other])
  );
}
