import { chooseNarrows } from '../narrowing/narrow';
import { type Asking, isField, isKind, isTarget, narrowsOf } from './asks';

/** How likely it is meant, 0 to 1. */
export interface WeighedAsking extends Asking {
  chance: number;
}

/**
 * Pure: what a message most likely asks, given that it asks something: the likeliest of what can be asked with other
 * fields that are likely too, the likeliest task where it is one that is asked about, and else what narrows the tasks.
 */
export function chooseAsks(weighed: readonly WeighedAsking[]): WeighedAsking[] {
  const byChance = [...weighed].sort((a, b) => b.chance - a.chance);
  const first = byChance.find(({ ask }) => isField(ask) || isKind(ask));
  if (!first) return [];
  const targets = byChance.filter(({ ask }) => isTarget(ask)).slice(0, 1);
  if (isField(first.ask)) {
    const also = byChance.filter((one) => one !== first && isField(one.ask) && one.chance > mayBeAsked);
    return [first, ...also, ...targets];
  }
  if (first.ask === 'changes')
    return [first, ...targets.filter(({ chance }) => chance > likely), ...narrowingOf(byChance, likely)];
  const narrowing = narrowingOf(byChance, mayNarrow);
  // Which ones are asked for is never all that there are.
  return [
    first,
    ...(narrowing.length > 0 || first.ask !== 'which' ? narrowing : narrowingOf(byChance, 0).slice(0, 1)),
  ];
}

const likely = 0.5;
/** A second field is asked less often than one. */
const mayBeAsked = 0.35;
/** What narrows is seen seldom, and so is thought unlikely. Chosen over folds of the companies. */
const mayNarrow = 0.25;

const narrowingOf = (weighed: readonly WeighedAsking[], least: number): WeighedAsking[] =>
  chooseNarrows(narrowsOf(weighed), least);
