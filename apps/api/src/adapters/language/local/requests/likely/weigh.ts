import { type LinearWeights, linearScore } from '@/adapters/language/local/learned/linear-model';
import { sigmoid } from '@/adapters/language/local/sigmoid';
import { candidateRows } from './candidate-rows';
import { candidatesOf } from './candidates';
import type { Weighed } from './choose';
import type { Marked } from './marks';

/** All that a message may want, and how likely each of it is meant. Pure. */
export function weigh(marked: Marked, weights: LinearWeights): Weighed[] {
  const candidates = candidatesOf(marked);
  const rows = candidateRows(marked, candidates);
  return candidates.map((one, at) => ({
    ...one,
    chance: sigmoid(linearScore(weights, rows[at] ?? new Int32Array())),
  }));
}
