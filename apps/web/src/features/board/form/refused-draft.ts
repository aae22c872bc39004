import type { Person } from '@tavla/shared/contracts/users';
import { fieldsIn, initialFields } from '@tavla/shared/task-fields';
import type { NewTask } from '@/entities/tasks/changes/task-change';
import { readChange, readNewTask } from '@/entities/tasks/kept-change';
import { refusedName } from '@/entities/tasks/refused-task';
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
  const refused = taskId === null ? takeNewTask(kept, people) : undefined;
  if (!refused) return typed;
  keepForm(kept, taskId, refused);
  return refused;
}

function takeNewTask(kept: Kept, people: readonly Person[]): TaskDraft | undefined {
  const [first] = refusedIn(kept);
  if (!first) return undefined;
  kept.remove(first.name);
  const { input } = first;
  const fields = inForm({ ...initialFields, ...fieldsIn(input) }, people);
  return { changed: { ...fields, status: input.customField.status ?? 'todo' }, base: {} };
}

interface Refused {
  name: string;
  input: NewTask;
}

/** Oldest first. What is no change can go into no form, and is not kept any longer. */
function refusedIn(kept: Kept): Refused[] {
  return kept.names(refusedName).flatMap((name): Refused[] => {
    const data = kept.read(name);
    const change = readChange(data);
    // Earlier versions kept the task alone.
    const input = change?.kind === 'create' ? change.input : readNewTask(data);
    if (input) return [{ name, input }];
    kept.remove(name);
    return [];
  });
}
