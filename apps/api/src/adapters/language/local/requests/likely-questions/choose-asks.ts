import { type Ask, type Asking, isField, isKind, isTarget } from './asks';

/** How likely it is meant, 0 to 1. */
export interface WeighedAsking extends Asking {
  chance: number;
}

/** Of these one is meant at most. */
const oneOf: Readonly<Partial<Record<Ask, string>>> = {
  ...{ theirs: 'assignee', mine: 'assignee', nobodys: 'assignee' },
  ...{ in: 'column', unfinished: 'column', finished: 'column', started: 'column' },
  ...{ 'due-within': 'due', overdue: 'due', undated: 'due' },
  ...{ 'finished-within': 'past', 'changed-since': 'past', 'unmoved-since': 'past' },
  ...{ 'of-department': 'department' },
  ...{ proposals: 'proposals', 'not-proposals': 'proposals' },
};

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

function narrowingOf(byChance: readonly WeighedAsking[], least: number): WeighedAsking[] {
  const chosen: WeighedAsking[] = [];
  const isOther = ({ ask }: Asking) => ask === 'ask' || isField(ask) || isKind(ask) || isTarget(ask);
  for (const one of byChance) {
    if (one.chance <= least) break;
    const slot = oneOf[one.ask];
    const fits = chosen.every(
      (other) => (slot === undefined || slot !== oneOf[other.ask]) && (one.at < 0 || one.at !== other.at),
    );
    if (!isOther(one) && fits) chosen.push(one);
  }
  return chosen;
}
