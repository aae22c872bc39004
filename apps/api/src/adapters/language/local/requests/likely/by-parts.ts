import type { LinearWeights } from '@/adapters/language/local/learned/linear-model';
import type { NamedTask } from '../mentions/find-mentions';
import type { Command } from '../request';
import { guessFrom, leastWish } from './guess';
import { type Mark, type Marked, markMessage } from './marks';
import { type TrustWeights, trustIn } from './trust';

/** What the parts of a message want, each of its own task, and how far the weakest is to be trusted. */
export interface PartsGuess {
  reading: Command[];
  trust: number;
}

const mostParts = 6;
const parting = /^(?:[,;.!?:\n/]|and|y|e|while|mientras|plus|but|pero)$/;

/**
 * Pure: different things for several tasks: 'the oven to Priya, the van to Ana'. Each part is read as a message of its
 * own. Null where fewer than two tasks are named, or a part says nothing or speaks of a task of another one.
 */
export function guessByParts(
  { context, tokens, marks }: Marked,
  tasks: readonly NamedTask[],
  weights: LinearWeights,
  trust: TrustWeights,
): PartsGuess | null {
  const parts = partsOf(marks);
  if (parts.length < 2 || parts.length > mostParts) return null;
  const seen = new Set<string>();
  const reading: Command[] = [];
  let least = 1;
  for (const [from, to] of parts) {
    const message = context.message.slice(tokens[from]?.start, tokens[to - 1]?.end);
    const guess = guessFrom(markMessage({ ...context, message }, tasks), weights);
    if (!Array.isArray(guess.reading) || guess.wish < leastWish) return null;
    for (const { target } of guess.reading) {
      const title = target.kind === 'titled' ? target.words : '';
      if (title === '' || seen.has(title)) return null;
      seen.add(title);
    }
    reading.push(...guess.reading);
    least = Math.min(least, trustIn(guess.features, trust));
  }
  return { reading, trust: least };
}

/** From where to where in the tokens each part goes; what names no task belongs to the part before it, or to the first. */
function partsOf(marks: readonly Mark[]): [number, number][] {
  const parts: { from: number; to: number; names: boolean }[] = [];
  let isOpen = false;
  for (const mark of marks) {
    const last = parts.at(-1);
    if (mark.kind === 'word' && parting.test(mark.text)) {
      isOpen = false;
      continue;
    }
    const names = mark.kind === 'task';
    if (isOpen && last) {
      parts[parts.length - 1] = { from: last.from, to: mark.to, names: last.names || names };
    } else parts.push({ from: mark.from, to: mark.to, names });
    isOpen = true;
  }
  const whole: [number, number][] = [];
  for (const { from, to, names } of parts) {
    const last = whole.at(-1);
    if (names) whole.push([whole.length === 0 ? 0 : from, to]);
    else if (last) last[1] = to;
  }
  return whole;
}
