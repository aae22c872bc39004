import { isBare, type Stretch } from './stretch';

/** Whether the stretches of a message are a list: each has its task and what that is to become, or all are of one task. */
export const isList = (parts: readonly (Stretch | null)[], isOpen: boolean): boolean =>
  parts.length > 1 &&
  (parts.every((stretch, at) => stretch && (isPaired(stretch, isOpen) || (at > 0 && goesOn(stretch)))) ||
    isLabelled(parts, isOpen));

const isPaired = (
  { tasks, to, person, day, bareDay, column, tags, deed, isWished, text }: Stretch,
  isOpen: boolean,
) =>
  (tasks.length > 0 || isOpen) &&
  [deed, isWished, text].every((value) => value === undefined) &&
  [to, person, day, bareDay, column, tags].some((value) => value !== undefined);

/** 'The wrenches, Tina, Friday': one task, and then only what it is to become. */
function isLabelled(parts: readonly (Stretch | null)[], isOpen: boolean): boolean {
  const [first, ...others] = parts;
  const tasks = first?.tasks.filter(({ kind }) => kind === 'titled') ?? [];
  // Or it tells the first of it as well: 'the wrenches to Tina, due Friday, urgent'.
  const isTask = first && !first.told && tasks.length === 1 && (isBare(first) || isPaired(first, false));
  return (
    (isTask || (isOpen && others.length > 1)) &&
    (isTask ? others : parts).every((stretch) => stretch && isPaired({ ...stretch, tasks: [] }, true))
  );
}

/** What a list of them may be followed by. */
const goesOn = (stretch: Stretch) => isAdded(stretch) || isNothing(stretch) || isTaken(stretch);

/** 'And Jonas takes it over'. */
const isTaken = ({ isWished, to }: Stretch) => isWished === true && to !== undefined;

/** Only courtesies, and what somebody is busy with. */
const isNothing = (stretch: Stretch) => isBare(stretch) && !stretch.told && stretch.tasks.length === 0;

/** 'And he needs two days more', of the task before. */
const isAdded = ({ tasks, to, person, day, bareDay, span, isMore, deed, text }: Stretch) =>
  tasks.every(({ kind }) => kind === 'pronoun') &&
  [to, person, deed, text].every((value) => value === undefined) &&
  (day !== undefined || bareDay !== undefined || (span !== undefined && isMore === true));
