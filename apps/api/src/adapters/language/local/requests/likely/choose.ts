import { type Candidate, type Deed, isText, ofText } from './candidates';

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
  ...{ rename: 'title', 'told-rename': 'title', describe: 'description', 'told-describe': 'description' },
  ...{ comment: 'comment', 'told-comment': 'comment', create: 'new', 'told-create': 'new' },
};
const isAction = (one: Candidate) => one.deed !== 'wish' && !isTarget(one) && !isText(one.deed);
const isTarget = ({ deed }: Candidate) => deed === 'target' || deed === 'ranked' || deed === 'here';
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
        (one.at < 0 || one.at !== other.at || one.deed === 'ranked' || other.deed === 'ranked'),
    );
  const add = (isIt: (one: Weighed) => boolean) => {
    const best = byChance.find((one) => isIt(one) && fits(one));
    if (best) chosen.push(best);
  };
  const mayBe = ({ deed, chance }: Weighed) => deed !== 'wish' && !isText(deed) && chance > 0.5;
  for (const one of byChance) if (mayBe(one) && fits(one)) chosen.push(one);
  if (!chosen.some(isAction)) add(isAction);
  const has = (slot: string) => chosen.some(({ deed }) => oneOf[deed] === slot);
  if (has('reminder') && !has('reminded')) add(({ deed }) => oneOf[deed] === 'reminded');
  if (has('reminded') && !has('reminder')) add(({ deed }) => oneOf[deed] === 'reminder');
  if (!chosen.some(isTarget) && !chosen.some(isNew)) add(isTarget);
  return [...chosen, ...textsFor(chosen, byChance)];
}

/** The likeliest text for each deed that needs one, whatever its chance: that there is one is known by then. */
function textsFor(chosen: readonly Weighed[], byChance: readonly Weighed[]): Weighed[] {
  const kinds = new Set(
    chosen.flatMap(({ deed }) => (deed in ofText ? [ofText[deed as keyof typeof ofText]] : [])),
  );
  return [...kinds].flatMap((kind) => byChance.find(({ deed }) => deed === kind) ?? []);
}
