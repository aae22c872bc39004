import type { Person } from '@tavla/shared/contracts/users';
import { calendarDay } from '@/entities/tasks/due-state';
import type { NewTask } from './task-change';
import type { TaskFormValues } from './task-form-values';

/** What was typed in forms that were closed by mistake, by task; `new` is the form that adds. */
export const drafts = new Map<string, TaskFormValues>();

let refused: NewTask | undefined;

/** Keeps a new task that the server refused for the next time the form opens. */
export function keepRefused(input: NewTask): void {
  refused = input;
}

/** Takes the refused task out, as the form shows it. */
export function takeRefused(people: readonly Person[]): TaskFormValues | undefined {
  const input = refused;
  refused = undefined;
  if (!input) return undefined;
  return {
    title: input.title,
    description: input.description,
    assignee: people.find((person) => person.id === input.userId)?.email ?? null,
    status: input.customField.status ?? 'todo',
    dueDate: input.endDate && calendarDay(input.endDate),
    tags: input.customField.tags,
  };
}
