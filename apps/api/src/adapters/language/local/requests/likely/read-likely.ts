import type { LinearWeights } from '@/adapters/language/local/learned/linear-model';
import type { NamedTask } from '../mentions/find-mentions';
import type { RequestContext } from '../request';
import { guessByParts } from './by-parts';
import { type Guess, guessFrom, leastWish, longestGuessed } from './guess';
import { markMessage } from './marks';
import { isDoubtful, type TrustWeights, trustIn } from './trust';

/** What was learned of wishes: what they are, and how far that is to be trusted. */
export interface WishWeights extends LinearWeights {
  trust: TrustWeights;
}

/** Below these a message counts as not understood: a guess is offered where it is likelier right than not. */
const least = { trust: 0.5, trustInDoubt: 0.6 } as const;

/** Pure: whether a guess is likely enough to be offered. @param limit of the trust, where nothing makes it doubtful */
export function isLikely(
  { wish, features }: Guess,
  trust: TrustWeights,
  message: string,
  limit: number = least.trust,
): boolean {
  return wish >= leastWish && trustIn(features, trust) >= leastFor(message, limit);
}

const leastFor = (message: string, limit: number = least.trust) =>
  isDoubtful(message) ? Math.max(limit, least.trustInDoubt) : limit;

/** Pure: what a message may want of these tasks; null where it is longer than what was learned from. */
export const guessOf = (
  context: RequestContext,
  tasks: readonly NamedTask[],
  weights: LinearWeights,
): Guess | null =>
  context.message.length > longestGuessed ? null : guessFrom(markMessage(context, tasks), weights);

/**
 * Pure: what a message most likely wants of these tasks, by what was learned from messages of other companies. A guess:
 * nobody may take it for certain. Null where nothing is likely enough.
 */
export function readLikely(
  context: RequestContext,
  tasks: readonly NamedTask[],
  weights: WishWeights,
): Guess['reading'] {
  if (context.message.length > longestGuessed) return null;
  const marked = markMessage(context, tasks);
  const guess = guessFrom(marked, weights);
  const parts = guessByParts(marked, tasks, weights, weights.trust);
  if (
    parts &&
    parts.trust > trustIn(guess.features, weights.trust) &&
    parts.trust >= leastFor(context.message)
  )
    return parts.reading;
  return isLikely(guess, weights.trust, context.message) ? guess.reading : null;
}
