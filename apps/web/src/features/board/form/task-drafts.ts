import { TaskStatus, taskFields } from '@tavla/shared/contracts/tasks';
import { shownShape } from '@tavla/shared/field-table';
import { z } from 'zod';
import type { Draft } from '@/lib/forms/draft';
import type { Kept } from '@/lib/kept';
import type { TaskFormValues } from './task-form-values';

const Values = z
  .object({
    ...shownShape(taskFields.top),
    ...shownShape(taskFields.customField),
    assignee: z.string().nullable(),
    status: TaskStatus,
    dueDate: z.string().nullable(),
  })
  .omit({ userId: true, endDate: true })
  .partial();
/** Earlier versions kept what was changed, and not what that stood on. */
const KeptDraft = z.union([
  z.object({ changed: Values, base: Values }),
  Values.transform((changed) => ({ changed, base: {} })),
]);
export type TaskDraft = Draft<TaskFormValues>;

/** The name of a form: of the task that it edits, or of the one that adds. */
const nameOf = (taskId: string | null) => `form.${taskId ?? 'new'}`;

/** What the person changed in a form that was never saved; undefined when there is nothing. */
export function readForm(kept: Kept, taskId: string | null): TaskDraft | undefined {
  const draft = KeptDraft.safeParse(kept.read(nameOf(taskId))).data;
  return draft && Object.keys(draft.changed).length > 0 ? (draft as TaskDraft) : undefined;
}

export function keepForm(kept: Kept, taskId: string | null, draft: TaskDraft): void {
  if (Object.keys(draft.changed).length) kept.write(nameOf(taskId), draft);
  else forgetForm(kept, taskId);
}

/** It was saved, or given up on purpose. */
export function forgetForm(kept: Kept, taskId: string | null): void {
  kept.remove(nameOf(taskId));
}
