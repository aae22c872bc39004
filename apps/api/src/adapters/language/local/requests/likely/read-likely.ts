import type { LinearWeights } from '@/adapters/language/local/learned/linear-model';
import type { NamedTask } from '../mentions/find-mentions';
import type { Command, RequestContext, Unclear } from '../request';
import { choose } from './choose';
import { likelyWish } from './likely-wish';
import { type Marked, markMessage } from './marks';
import { isDoubtful, type TrustWeights, trustFeatures, trustIn } from './trust';
import { weigh } from './weigh';

/** What was learned of wishes: what they are, and how far that is to be trusted. */
export interface WishWeights extends LinearWeights {
  trust: TrustWeights;
}

/**
 * Below these a message counts as wanting nothing, or as not understood: a guess is offered where it is likelier right
 * than not.
 */
const least = { wish: 0.4, trust: 0.5, trustInDoubt: 0.6 } as const;
/** Longer messages are letters, and nothing was learned from them. */
const longest = 300;

/** What a message may want, before anybody decides whether that is likely enough. */
export interface Guess {
  /** How likely it is that it wants anything, 0 to 1. */
  wish: number;
  /** What the trust in it goes by. */
  features: readonly number[];
  reading: Command[] | Unclear | null;
}

/** Pure. */
export function guessFrom(marked: Marked, weights: LinearWeights): Guess {
  const weighed = weigh(marked, weights);
  const wish = weighed.find(({ deed }) => deed === 'wish')?.chance ?? 0;
  const chosen = choose(weighed);
  const reading = likelyWish(marked, chosen);
  const tasks = Array.isArray(reading) ? reading.length : 1;
  return { wish, features: trustFeatures(marked, weighed, chosen, tasks), reading };
}

/** Pure: whether a guess is likely enough to be offered. @param limit of the trust, where nothing makes it doubtful */
export function isLikely(
  { wish, features }: Guess,
  trust: TrustWeights,
  message: string,
  limit: number = least.trust,
): boolean {
  const needed = isDoubtful(message) ? Math.max(limit, least.trustInDoubt) : limit;
  return wish >= least.wish && trustIn(features, trust) >= needed;
}

/** Pure: what a message may want of these tasks; null where it is longer than what was learned from. */
export const guessOf = (
  context: RequestContext,
  tasks: readonly NamedTask[],
  weights: LinearWeights,
): Guess | null =>
  context.message.length > longest ? null : guessFrom(markMessage(context, tasks), weights);

/**
 * Pure: what a message most likely wants of these tasks, by what was learned from messages of other companies. A guess:
 * nobody may take it for certain. Null where nothing is likely enough.
 */
export function readLikely(
  context: RequestContext,
  tasks: readonly NamedTask[],
  weights: WishWeights,
): Guess['reading'] {
  const guess = guessOf(context, tasks, weights);
  return guess && isLikely(guess, weights.trust, context.message) ? guess.reading : null;
}
