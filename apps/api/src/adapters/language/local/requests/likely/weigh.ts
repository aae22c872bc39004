import { type LinearWeights, linearScore } from '@/adapters/language/local/learned/linear-model';
import { sigmoid } from '@/adapters/language/local/sigmoid';
import { candidateRows, type Meant } from './candidate-rows';
import { candidatesOf } from './candidates';
import type { Weighed } from './choose';
import type { Marked } from './marks';

/** All that a message may want, and how likely each of it is meant. Pure. */
export function weigh(marked: Marked, weights: LinearWeights): Weighed[] {
  const candidates = candidatesOf(marked);
  const chances = chancesOf(marked, candidates, weights);
  return candidates.map((one, at) => ({ ...one, chance: chances[at] ?? 0 }));
}

/** How likely each of what a message may mean is meant, 0 to 1, by what was learned of it. Pure. */
export const chancesOf = (marked: Marked, meant: readonly Meant[], weights: LinearWeights): number[] =>
  candidateRows(marked, meant).map((row) => sigmoid(linearScore(weights, row)));
