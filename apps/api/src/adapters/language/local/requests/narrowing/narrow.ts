/** Which tasks are meant, where no mark says it. */
export const bareNarrows = [
  'mine',
  'nobodys',
  'unfinished',
  'finished',
  'started',
  'unstarted',
  'overdue',
  'undated',
  'proposals',
  'not-proposals',
] as const;

/** Which tasks are meant, by a mark of this kind. */
export const narrowsOfMark = {
  person: ['theirs'],
  time: ['due-within', 'finished-within', 'changed-since', 'unmoved-since'],
  column: ['in'],
  // A department may be called as a tag.
  tags: ['tagged', 'of-department'],
  department: ['of-department'],
} as const;

/** A sign by which tasks are told from others. */
export type Narrow =
  | (typeof bareNarrows)[number]
  | (typeof narrowsOfMark)[keyof typeof narrowsOfMark][number];

/** Of these one is meant at most. */
const oneOf: Readonly<Partial<Record<Narrow, string>>> = {
  ...{ theirs: 'assignee', mine: 'assignee', nobodys: 'assignee' },
  ...{ in: 'column', unfinished: 'column', finished: 'column', started: 'column', unstarted: 'column' },
  ...{ 'due-within': 'due', overdue: 'due', undated: 'due' },
  ...{ 'finished-within': 'past', 'changed-since': 'past', 'unmoved-since': 'past' },
  ...{ 'of-department': 'department' },
  ...{ proposals: 'proposals', 'not-proposals': 'proposals' },
};

/** A sign with the mark that it needs (-1: none), and how likely it is meant, 0 to 1. */
interface WeighedNarrow {
  narrow: Narrow;
  at: number;
  chance: number;
}

/**
 * Pure: of the signs that are likelier than `least` the likeliest that go together.
 * @param taken marks that mean something else
 */
export function chooseNarrows<One extends WeighedNarrow>(
  weighed: readonly One[],
  least: number,
  taken: ReadonlySet<number> = new Set(),
): One[] {
  const chosen: One[] = [];
  for (const one of [...weighed].sort((a, b) => b.chance - a.chance)) {
    if (one.chance <= least) break;
    const slot = oneOf[one.narrow];
    const fits = chosen.every(
      (other) => (slot === undefined || slot !== oneOf[other.narrow]) && (one.at < 0 || one.at !== other.at),
    );
    if (fits && !taken.has(one.at)) chosen.push(one);
  }
  return chosen;
}
