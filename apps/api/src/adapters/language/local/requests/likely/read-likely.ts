import type { LinearWeights } from '@/adapters/language/local/learned/linear-model';
import type { NamedTask } from '../mentions/find-mentions';
import type { Command, RequestContext, Unclear } from '../request';
import { choose } from './choose';
import { likelyWish } from './likely-wish';
import { type Marked, markMessage } from './marks';
import { trustIn } from './trust';
import { weigh } from './weigh';

/** Below these a message counts as wanting nothing, or as not understood: chosen over folds of the companies. */
const least = { wish: 0.4, trust: 0.3, trustInDoubt: 0.6 } as const;
/** What is denied, supposed, asked or over is seldom a wish. */
const doubtful =
  /(?<!\p{L})(?:no|not|never|nobody|nadie|nunca|tampoco|ni|if|si|whether|maybe|perhaps|quiz[aá]s?|tal vez|could we|we could|i'd rather)(?!\p{L})|n['’]t(?!\p{L})|\?\s*$|\p{L}{2,}[óé](?!\p{L})/iu;
/** Longer messages are letters, and nothing was learned from them. */
const longest = 300;

/** What a message may want, before anybody decides whether that is likely enough. */
export interface Guess {
  /** How likely it is that it wants anything, 0 to 1. */
  wish: number;
  /** How far what is read is to be trusted, 0 to 1. */
  trust: number;
  reading: Command[] | Unclear | null;
}

/** Pure. */
export function guessFrom(marked: Marked, weights: LinearWeights): Guess {
  const weighed = weigh(marked, weights);
  const wish = weighed.find(({ deed }) => deed === 'wish')?.chance ?? 0;
  const chosen = choose(weighed);
  return { wish, trust: trustIn(marked, weighed, chosen), reading: likelyWish(marked, chosen) };
}

/** Pure: whether a guess is likely enough to be offered. @param limit of the trust, where nothing makes it doubtful */
export function isLikely({ wish, trust }: Guess, message: string, limit: number = least.trust): boolean {
  const needed = doubtful.test(message) ? Math.max(limit, least.trustInDoubt) : limit;
  return wish >= least.wish && trust >= needed;
}

/**
 * Pure: what a message most likely wants of these tasks, by what was learned from messages of other companies. A guess:
 * nobody may take it for certain. Null where nothing is likely enough.
 */
export function readLikely(
  context: RequestContext,
  tasks: readonly NamedTask[],
  weights: LinearWeights,
): Guess['reading'] {
  if (context.message.length > longest) return null;
  const guess = guessFrom(markMessage(context, tasks), weights);
  return isLikely(guess, context.message) ? guess.reading : null;
}
