import type { Tag, Task, TaskStatus } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { fieldNames, fieldsIn, initialFields, type TaskFields } from '@tavla/shared/task-fields';
import { calendarDay, endOfCalendarDay } from '@/entities/tasks/due-state';

/** Of these the form holds something else than the task does. */
type Translated = 'userId' | 'endDate';

/** The form as it is typed: the assignee by e-mail address, the due date as a day of the calendar. */
export interface TaskFormValues extends Omit<TaskFields, Translated> {
  assignee: string | null;
  status: TaskStatus;
  dueDate: string | null;
}

const names = [
  ...fieldNames.filter((name) => name !== 'userId' && name !== 'endDate'),
  ...(['assignee', 'status', 'dueDate'] as const),
];

/** What the form starts with; the assignee is filled in once people are known. */
export function valuesOf(task: Task | null): TaskFormValues & Pick<TaskFields, Translated> {
  return {
    ...(task ? fieldsIn(task) : { ...initialFields, title: '' }),
    assignee: null,
    status: task?.currentStatus.status ?? 'todo',
    dueDate: task?.endDate ? calendarDay(task.endDate) : null,
  };
}

/** §5: a title that is not blank and an assignee; without them submitting does nothing. */
export function isComplete({ title, assignee }: TaskFormValues): boolean {
  return title.trim() !== '' && assignee !== null;
}

/** The fields that somebody changed; the others may go on changing with the task. */
export function changedValues(values: TaskFormValues, start: TaskFormValues): Partial<TaskFormValues> {
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(start[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** The fields to save. A day that was not touched keeps the time of day it had. */
export function fieldsFrom(
  values: TaskFormValues,
  people: readonly Person[],
  start: Pick<TaskFields, Translated>,
): TaskFields {
  const { assignee, status: _, dueDate, ...fields } = values;
  const isSameDay = start.endDate !== null && dueDate === calendarDay(start.endDate);
  return {
    ...fields,
    title: fields.title.trim(),
    userId: people.find((person) => person.email === assignee)?.id ?? start.userId,
    endDate: dueDate === null ? null : isSameDay ? start.endDate : endOfCalendarDay(dueDate),
  };
}

/** §3: a temporary id built from the word new and the current time. */
export function customTag(name: string, category: string, color: Tag['color'], now: number): Tag | null {
  if (!name.trim() || !category.trim()) return null;
  return { id: `new-${now}`, name: name.trim(), category: category.trim(), color };
}
