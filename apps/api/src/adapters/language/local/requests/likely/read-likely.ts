import type { NamedTask } from '../mentions/find-mentions';
import type { Command, RequestContext, Unclear } from '../request';
import { choose } from './choose';
import { likelyWish } from './likely-wish';
import { markMessage } from './marks';
import { trustIn } from './trust';
import { type WishWeights, weigh } from './weigh';

/** Below these a message counts as wanting nothing, or as not understood: chosen over folds of the companies. */
const least = { wish: 0.4, trust: 0.3, trustInDoubt: 0.6 } as const;
/** What is denied, supposed, asked or over is seldom a wish. */
const doubtful =
  /(?<!\p{L})(?:no|not|never|nobody|nadie|nunca|tampoco|ni|if|si|whether|maybe|perhaps|quiz[aá]s?|tal vez|could we|we could|i'd rather)(?!\p{L})|n['’]t(?!\p{L})|\?\s*$|\p{L}{2,}[óé](?!\p{L})/iu;
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
  const needed = doubtful.test(context.message) ? least.trustInDoubt : least.trust;
  return trustIn(marked, weighed, chosen) < needed ? null : likelyWish(marked, chosen);
}
