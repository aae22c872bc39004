import type { SuggestedChange, TaskValues } from '@tavla/shared/chat/answers';
import type { Task } from '@tavla/shared/contracts/tasks';
import { fieldNames, fieldsByName, fieldsIn, isSameField } from '@tavla/shared/task-fields';

/**
 * How a change stands now. Open: `stale` when somebody changed the task in the same part meanwhile, `gone` when they
 * deleted it. Made: `settled` when the task was changed since, so that it cannot be taken back.
 */
export type Standing = 'open' | 'stale' | 'gone' | 'applied' | 'settled' | 'overtaken';

/** Whether somebody may still decide to make it. */
export const isOpen = (standing: Standing): boolean => ['open', 'stale', 'gone'].includes(standing);

/**
 * Pure: how a change stands beside its task as the server has it.
 * @param isKnown whether all tasks are here: one that is not there is gone then, and not only on its way
 */
export function standingOf(change: SuggestedChange, task: Task | undefined, isKnown: boolean): Standing {
  if (change.state === 'overtaken') return 'overtaken';
  if (change.state === 'applied') return isSettled(change, task, isKnown) ? 'settled' : 'applied';
  if (change.kind === 'create') return 'open';
  if (!task) return isKnown ? 'gone' : 'open';
  return isUntouched(change, task) ? 'open' : 'stale';
}

/**
 * Pure: how the changes of one suggestion stand, in their order. What was made of a task before the same suggestion
 * deleted it is taken back together with the deletion: it is not settled by that.
 * @param tasks those that are there, by id
 */
export function standingsOf(
  changes: readonly SuggestedChange[],
  tasks: ReadonlyMap<string, Task>,
  isKnown: boolean,
): Standing[] {
  const deleted = new Set(
    changes.flatMap(({ kind, state, taskId }) => (kind === 'delete' && state === 'applied' ? [taskId] : [])),
  );
  return changes.map((change) => {
    const isTaken = change.state === 'applied' && deleted.has(change.taskId);
    return standingOf(change, tasks.get(change.taskId), isKnown && !isTaken);
  });
}

/** Pure: whether it changes the task itself; a comment and a reminder only need it to be there. */
function changesTask(
  change: SuggestedChange,
): change is Exclude<SuggestedChange, { kind: 'comment' | 'remind' }> {
  return change.kind !== 'comment' && change.kind !== 'remind';
}

/** Pure: what differs, in the order of a ticket; long texts come last. Of a new task, what it has beside its title. */
export function shownValues(change: SuggestedChange): (keyof TaskValues)[] {
  if (!changesTask(change)) return [];
  const { kind, before, after } = change;
  const isText = (name: keyof TaskValues) => name !== 'status' && fieldsByName[name].kind === 'text';
  const all = ['status', ...fieldNames] as const;
  const stated = all.filter((name) => name in (after ?? {}));
  const shown = kind === 'create' ? stated.filter((name) => hasValue(name, after)) : stated;
  return before === null ? byText(shown, isText) : byText(stated, isText);
}

function byText<Name>(names: readonly Name[], isText: (name: Name) => boolean): Name[] {
  return [...names.filter((name) => !isText(name)), ...names.filter(isText)];
}

function hasValue(name: keyof TaskValues, values: TaskValues | null): boolean {
  const value = values?.[name];
  return name !== 'title' && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** Whether the server would still make it; a value that is there already is no hindrance. */
function isUntouched(change: SuggestedChange, task: Task): boolean {
  if (!changesTask(change)) return true;
  if (change.kind !== 'edit') return task.version <= change.version;
  return namesOf(change.after).every(
    (name) => isSameValue(name, task, change.before) || isSameValue(name, task, change.after),
  );
}

/** An event of the task may come after the answer that the change is made: an older task settles nothing. */
function isSettled(change: SuggestedChange, task: Task | undefined, isKnown: boolean): boolean {
  if (change.kind === 'delete') return false;
  if (!task) return change.kind !== 'create' && isKnown;
  if (!changesTask(change) || task.version <= change.version) return false;
  return (
    change.kind === 'create' || !namesOf(change.after).every((name) => isSameValue(name, task, change.after))
  );
}

const namesOf = (values: TaskValues) => Object.keys(values) as (keyof TaskValues)[];

function isSameValue(name: keyof TaskValues, task: Task, values: TaskValues): boolean {
  if (name === 'status') return task.currentStatus.status === values.status;
  return isSameField(name, fieldsIn(task)[name], values[name] as never);
}
