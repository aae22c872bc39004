import type { Person } from '@tavla/shared/contracts/users';
import { fieldsIn, initialFields } from '@tavla/shared/task-fields';
import type { TaskEdit } from '@/entities/tasks/changes/merge-task';
import type { NewTask } from '@/entities/tasks/changes/task-change';
import { readChange, readNewTask } from '@/entities/tasks/kept-change';
import { refusedName } from '@/entities/tasks/refused-task';
import { pickFields } from '@/lib/forms/merge-fields';
import type { Kept } from '@/lib/kept';
import { keepForm, readForm, type TaskDraft } from './task-drafts';
import { inForm } from './task-form-values';

/**
 * What a form begins with that was never saved: typed here and left, or refused by the server, and from now on as if
 * it had been left here. Of several new tasks that were refused the oldest comes first, and the next one when the form
 * opens again after that.
 */
export function takeDraft(
  kept: Kept,
  taskId: string | null,
  people: readonly Person[],
): TaskDraft | undefined {
  const typed = readForm(kept, taskId);
  if (taskId === null && typed) return typed;
  const refused = taskId === null ? takeNewTask(kept, people) : takeEdits(kept, taskId, people);
  if (!refused) return typed;
  const draft = {
    changed: { ...refused.changed, ...typed?.changed },
    base: { ...typed?.base, ...refused.base },
  };
  keepForm(kept, taskId, draft);
  return draft;
}

function takeNewTask(kept: Kept, people: readonly Person[]): TaskDraft | undefined {
  const first = refusedIn(kept).find(({ input }) => input);
  if (!first?.input) return undefined;
  kept.remove(first.name);
  const { input } = first;
  const fields = inForm({ ...initialFields, ...fieldsIn(input) }, people);
  return { changed: { ...fields, status: input.customField.status ?? 'todo' }, base: {} };
}

/** Of everything that was refused of a task the last words of each field, on what stood there before the first. */
function takeEdits(kept: Kept, taskId: string, people: readonly Person[]): TaskDraft | undefined {
  const draft: TaskDraft = { changed: {}, base: {} };
  for (const { name, edit } of refusedIn(kept)) {
    if (edit?.taskId !== taskId) continue;
    kept.remove(name);
    const changed = inForm(edit.changes, people);
    // Somebody who has left since is not chosen any more.
    if (edit.changes.userId && changed.assignee === null) delete changed.assignee;
    const base = inForm(edit.base, people);
    Object.assign(draft.changed, changed);
    draft.base = { ...pickFields(base, Object.keys(changed) as (keyof typeof base)[]), ...draft.base };
  }
  return Object.keys(draft.changed).length > 0 ? draft : undefined;
}

interface Refused {
  name: string;
  input?: NewTask;
  edit?: TaskEdit & { taskId: string };
}

/** Oldest first. What is no change can go into no form, and is not kept any longer. */
function refusedIn(kept: Kept): Refused[] {
  return kept.names(refusedName).flatMap((name): Refused[] => {
    const data = kept.read(name);
    const change = readChange(data);
    if (change?.kind === 'edit') return [{ name, edit: change }];
    // Earlier versions kept the task alone.
    const input = change?.kind === 'create' ? change.input : readNewTask(data);
    if (input) return [{ name, input }];
    kept.remove(name);
    return [];
  });
}
