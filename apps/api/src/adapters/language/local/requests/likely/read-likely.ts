import type { NamedTask } from '../mentions/find-mentions';
import type { Command, RequestContext, Unclear } from '../request';
import { choose } from './choose';
import { likelyWish } from './likely-wish';
import { markMessage } from './marks';
import { trustIn } from './trust';
import { type WishWeights, weigh } from './weigh';

/** Below these a message counts as wanting nothing, or as not understood: chosen over folds of the companies. */
const least = { wish: 0.4, trust: 0.3 } as const;
/** Longer messages are letters, and nothing was learned from them. */
const longest = 300;

/**
 * Pure: what a message most likely wants of these tasks, by what was learned from messages of other companies. A guess:
 * nobody may take it for certain. Null where nothing is likely enough.
 */
export function readLikely(
  context: RequestContext,
  tasks: readonly NamedTask[],
  weights: WishWeights,
): Command[] | Unclear | null {
  if (context.message.length > longest) return null;
  const marked = markMessage(context, tasks);
  const weighed = weigh(marked, weights);
  const wish = weighed.find(({ deed }) => deed === 'wish')?.chance ?? 0;
  if (wish < least.wish) return null;
  const chosen = choose(weighed);
  return trustIn(marked, weighed, chosen) < least.trust ? null : likelyWish(marked, chosen);
}
