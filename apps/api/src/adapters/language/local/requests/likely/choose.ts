import { chooseNarrows } from '../narrowing/narrow';
import { type Candidate, type Deed, isNarrow, isText, narrowsOf, ofText } from './candidates';

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
/** Which tasks, by their titles or by signs. */
export const isTarget = ({ deed }: Candidate): boolean =>
  deed === 'target' || deed === 'ranked' || deed === 'here' || deed === 'these';
/** Something to be done. */
export const isAction = (one: Candidate): boolean =>
  one.deed !== 'wish' && !isTarget(one) && !isText(one.deed) && !isNarrow(one);
const isNew = ({ deed }: Candidate) => oneOf[deed] === 'new';
/** A sign is seen seldom, and so is thought unlikely. Chosen over folds of the companies. */
const mayNarrow = 0.2;

/**
 * Pure: what a message most likely wants, given that it wants something: what is likelier than not, of what excludes
 * each other the likeliest, and at least one thing to do with at least one task.
 */
export function choose(weighed: readonly Weighed[]): Weighed[] {
  const byChance = [...weighed].sort((a, b) => b.chance - a.chance);
  // What is new is none of those that are there.
  const isSigned =
    byChance.find((one) => isTarget(one) || (isNew(one) && one.chance > 0.5))?.deed === 'these';
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
  const mayBe = (one: Weighed) =>
    one.deed !== 'wish' &&
    !isText(one.deed) &&
    one.chance > 0.5 &&
    (isSigned
      ? (!isTarget(one) && !isNew(one)) || one.deed === 'these'
      : one.deed !== 'these' && !isNarrow(one));
  for (const one of byChance) if (mayBe(one) && fits(one)) chosen.push(one);
  if (!chosen.some(isAction)) {
    // Whoever is named may be the one who has them, or who is to.
    chosen.splice(0, chosen.length, ...chosen.filter((one) => !isNarrow(one)));
    add((one) => isAction(one) && !(isSigned && isNew(one)));
  }
  const has = (slot: string) => chosen.some(({ deed }) => oneOf[deed] === slot);
  if (has('reminder') && !has('reminded')) add(({ deed }) => oneOf[deed] === 'reminded');
  if (has('reminded') && !has('reminder')) add(({ deed }) => oneOf[deed] === 'reminder');
  if (!chosen.some(isTarget) && !chosen.some(isNew)) add(isTarget);
  const all = [...chosen, ...textsFor(chosen, byChance)];
  return isSigned ? withSigns(all, byChance) : all;
}

/** What tells the tasks, of what is not meant otherwise. */
function withSigns(chosen: readonly Weighed[], byChance: readonly Weighed[]): Weighed[] {
  const others = chosen.filter((one) => !isNarrow(one));
  const taken = new Set(others.map(({ at }) => at).filter((at) => at >= 0));
  const signs = narrowsOf(byChance);
  const likely = chooseNarrows(signs, mayNarrow, taken);
  return [...others, ...(likely.length > 0 ? likely : chooseNarrows(signs, 0, taken).slice(0, 1))];
}

/** The likeliest text for each deed that needs one, whatever its chance: that there is one is known by then. */
function textsFor(chosen: readonly Weighed[], byChance: readonly Weighed[]): Weighed[] {
  const kinds = new Set(
    chosen.flatMap(({ deed }) => (deed in ofText ? [ofText[deed as keyof typeof ofText]] : [])),
  );
  return [...kinds].flatMap((kind) => byChance.find(({ deed }) => deed === kind) ?? []);
}
