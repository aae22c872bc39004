import type { NewTask } from '@/entities/tasks/changes/task-change';
import { readNewTask } from '@/entities/tasks/kept-change';
import type { Kept } from '@/lib/kept';

const name = 'refused-task';

/** Keeps a new task that the server refused for the next time the form opens. */
export function keepRefused(kept: Kept, input: NewTask): void {
  kept.write(name, input);
}

/** Whom the refused task was for. */
export function refusedAssignee(kept: Kept): string | null {
  return (kept.read(name) as NewTask | undefined)?.userId ?? null;
}

/** The refused task, which is not kept any more then; undefined when there is none. */
export function forgetRefused(kept: Kept): NewTask | undefined {
  const input = readNewTask(kept.read(name));
  kept.remove(name);
  return input;
}
