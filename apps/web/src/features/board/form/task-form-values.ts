import { type Tag, type Task, TaskInput, type TaskStatus } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { z } from 'zod';
import type { TaskFields } from '@/entities/tasks/changes/task-fields';
import { calendarDay, endOfCalendarDay } from '@/entities/tasks/due-state';

/** The form as it is typed: the assignee by e-mail address, the due date as a day of the calendar. */
export interface TaskFormValues {
  title: string;
  description: string;
  assignee: string | null;
  status: TaskStatus;
  dueDate: string | null;
  tags: Tag[];
}

/** What the form starts with. Somebody whom it does not know, as who has left, is nobody to it. */
export function valuesOf(task: Task | null, people: readonly Person[]): TaskFormValues {
  return {
    title: task?.title ?? '',
    description: task?.description ?? '',
    assignee: people.find(({ id }) => id === task?.userId)?.email ?? null,
    status: task?.currentStatus.status ?? 'todo',
    dueDate: task?.endDate ? calendarDay(task.endDate) : null,
    tags: task?.customField.tags ?? [],
  };
}

/**
 * §5: a title that is not blank and an assignee.
 *
 * @param missing what is said when the assignee is missing; undefined where there may be none
 */
export function taskFormSchema(missing: string | undefined): z.ZodType<TaskFormValues, TaskFormValues> {
  const { title, description, customField } = TaskInput.shape;
  const { tags, status } = customField.unwrap().shape;
  return z.object({
    title,
    description: description.unwrap(),
    assignee: missing === undefined ? z.string().nullable() : z.string(missing),
    status: status.unwrap().unwrap(),
    dueDate: z.string().nullable(),
    tags: tags.unwrap(),
  });
}

/** The fields to save. A day that was not touched keeps the time of day it had; so does somebody unknown. */
export function fieldsFrom(
  values: TaskFormValues,
  people: readonly Person[],
  start: Pick<Task, 'userId' | 'endDate'>,
): TaskFields {
  const { title, description, assignee, dueDate, tags } = values;
  const isSameDay = start.endDate !== null && dueDate === calendarDay(start.endDate);
  return {
    title: title.trim(),
    description,
    userId: people.find((person) => person.email === assignee)?.id ?? start.userId,
    endDate: dueDate === null ? null : isSameDay ? start.endDate : endOfCalendarDay(dueDate),
    tags,
  };
}

/** §3: a temporary id built from the word new and the current time. */
export function customTag(name: string, category: string, color: Tag['color'], now: number): Tag | null {
  if (!name.trim() || !category.trim()) return null;
  return { id: `new-${now}`, name: name.trim(), category: category.trim(), color };
}
