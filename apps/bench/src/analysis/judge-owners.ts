import type { Label } from '../training/read-talk';

/** How many are named as owners, and what the labels say of it. */
export interface Owners {
  named: number;
  right: number;
  /** The label names another, several, or somebody outside. */
  wrong: number;
  /** The label says that it is nobody's. */
  ofNobody: number;
  /** No label says that there is anything to do. */
  unlabelled: number;
}

interface NamedIn {
  labels: readonly Pick<Label, 'turn' | 'also' | 'owner'>[];
  named: readonly { turn: number; owner: string }[];
}

/** Holds who is named in meetings against their labels: nobody may be named but whom a label names. */
export function judgeOwners(meetings: readonly NamedIn[]): Owners {
  const owners: Owners = { named: 0, right: 0, wrong: 0, ofNobody: 0, unlabelled: 0 };
  for (const { labels, named } of meetings)
    for (const { turn, owner } of named) {
      const label = labels.find((each) => each.turn === turn || each.also.includes(turn));
      owners.named += 1;
      owners[label ? verdictOf(label.owner, owner) : 'unlabelled'] += 1;
    }
  return owners;
}

function verdictOf(wanted: Label['owner'], named: string): 'right' | 'wrong' | 'ofNobody' {
  if (wanted === null) return 'ofNobody';
  return wanted === named ? 'right' : 'wrong';
}
