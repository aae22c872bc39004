import type { TaskChange } from '@/entities/tasks/changes/task-change';
import type { Kept } from '@/lib/kept';

/** How the names begin of what was refused; earlier versions kept one new task under no more than this. */
export const refusedName = 'refused-task';

/** Keeps what the server refused for the next time its form opens, each by itself. */
export function keepRefused(kept: Kept, change: TaskChange & { kind: 'create' | 'edit' }): void {
  kept.write(`${refusedName}.${crypto.randomUUID()}`, change);
}

/** Whether anything waits for a form; which one, and whom it was for, is not known before the form reads it. */
export function hasRefused(kept: Kept): boolean {
  return kept.names(refusedName).length > 0;
}
