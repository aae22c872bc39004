import { linearScore } from '@/adapters/language/local/learned/linear-model';
import { sigmoid } from '@/adapters/language/local/sigmoid';
import { candidateRows } from './candidate-rows';
import { candidatesOf } from './candidates';
import type { Weighed } from './choose';
import type { Marked } from './marks';

/** One weight for each place of the table, in units of `step`. */
export interface WishWeights {
  table: Int8Array;
  step: number;
}

/** All that a message may want, and how likely each of it is meant. Pure. */
export function weigh(marked: Marked, weights: WishWeights): Weighed[] {
  const candidates = candidatesOf(marked);
  const rows = candidateRows(marked, candidates);
  return candidates.map((one, at) => ({
    ...one,
    chance: sigmoid(linearScore(weights, rows[at] ?? new Int32Array())),
  }));
}
