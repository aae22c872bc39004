import type { Candidate, Deed } from './candidates';

/** A candidate and how likely it is meant, 0 to 1. */
export interface Weighed extends Candidate {
  chance: number;
}

/** Of these one is meant at most: a task has one assignee, one day, one column. */
const oneOf: Readonly<Partial<Record<Deed, string>>> = {
  ...{ assign: 'assignee', 'assign-me': 'assignee', unassign: 'assignee' },
  ...{ due: 'day', 'no-day': 'day', later: 'day', sooner: 'day' },
  ...{ move: 'column', 'move-todo': 'column', 'move-in-progress': 'column' },
  ...{ 'move-pending': 'column', 'move-done': 'column' },
  ...{ remind: 'reminded', 'remind-me': 'reminded', 'remind-day': 'reminder' },
  ...{ rename: 'title', 'told-rename': 'title', 'part-rename': 'title' },
  ...{ describe: 'description', 'told-describe': 'description' },
  ...{ create: 'new', 'told-create': 'new', 'part-create': 'new' },
};
const isAction = ({ deed }: Candidate) => deed !== 'wish' && deed !== 'target' && deed !== 'here';
const isTarget = ({ deed }: Candidate) => deed === 'target' || deed === 'here';
const isNew = ({ deed }: Candidate) => oneOf[deed] === 'new';

/**
 * Pure: what a message most likely wants, given that it wants something: what is likelier than not, of what excludes
 * each other the likeliest, and at least one thing to do with at least one task.
 */
export function choose(weighed: readonly Weighed[]): Weighed[] {
  const byChance = [...weighed].sort((a, b) => b.chance - a.chance);
  const chosen: Weighed[] = [];
  const fits = (one: Weighed) =>
    chosen.every(
      (other) =>
        (oneOf[one.deed] === undefined || oneOf[one.deed] !== oneOf[other.deed]) &&
        (one.at < 0 || one.at !== other.at),
    );
  const add = (isIt: (one: Weighed) => boolean) => {
    const best = byChance.find((one) => isIt(one) && fits(one));
    if (best) chosen.push(best);
  };
  for (const one of byChance) if (one.deed !== 'wish' && one.chance > 0.5 && fits(one)) chosen.push(one);
  if (!chosen.some(isAction)) add(isAction);
  const has = (slot: string) => chosen.some(({ deed }) => oneOf[deed] === slot);
  if (has('reminder') && !has('reminded')) add(({ deed }) => oneOf[deed] === 'reminded');
  if (has('reminded') && !has('reminder')) add(({ deed }) => oneOf[deed] === 'reminder');
  if (!chosen.some(isTarget) && !chosen.some(isNew)) add(isTarget);
  return chosen;
}
