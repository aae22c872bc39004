import type { LinearWeights } from '@/adapters/language/local/learned/linear-model';
import type { Command, Unclear } from '../request';
import { choose } from './choose';
import { likelyWish } from './likely-wish';
import type { Marked } from './marks';
import { trustFeatures } from './trust';
import { weigh } from './weigh';

/** Longer messages are letters, and nothing was learned from them. */
export const longestGuessed = 300;
/** Below this a message, or a part of one, counts as wanting nothing. */
export const leastWish = 0.4;

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
