import type { Task } from '@tavla/shared/contracts/tasks';
import { type Choices, conflicts, resolve } from './merge-task';
import type { TaskChange } from './task-change';
import { fieldsOf, isEmpty } from './task-fields';

type Edit = TaskChange & { kind: 'edit' };

/**
 * What becomes of a change that met another one: a change on top of the task as it is now, a question to the
 * person, or nothing. Only an edit is worth a question; anything else that was overtaken gives way.
 */
export function resolveConflict(change: TaskChange, current: Task): Edit | 'ask' | 'nothing' {
  if (change.kind !== 'edit') return 'nothing';
  return conflicts(change, current).length ? 'ask' : (resolveEdit(change, current, {}) ?? 'nothing');
}

/** What is left of an edit after the person has chosen, on top of the task as it is now; null when nothing is. */
export function resolveEdit(edit: Edit, current: Task, choices: Choices): Edit | null {
  const changes = resolve(edit, current, choices);
  return isEmpty(changes) ? null : { ...edit, base: fieldsOf(current), changes, version: current.version };
}
