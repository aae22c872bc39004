import type { Tag, Task, TaskStatus } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import type { TaskFields } from '@/entities/tasks/changes/task-fields';

/** The form as it is typed: the assignee by e-mail address, the due date as a day. */
export interface TaskFormValues {
  title: string;
  description: string;
  assignee: string | null;
  status: TaskStatus;
  dueDate: string | null;
  tags: Tag[];
}

/** What the form starts with; the assignee is filled in once people are known. */
export function valuesOf(task: Task | null): TaskFormValues & { userId: string | null } {
  return {
    title: task?.title ?? '',
    description: task?.description ?? '',
    assignee: null,
    status: task?.currentStatus.status ?? 'todo',
    dueDate: task?.endDate ?? null,
    tags: task?.customField.tags ?? [],
    userId: task?.userId ?? null,
  };
}

/** §5: a title that is not blank and an assignee; without them submitting does nothing. */
export function isComplete({ title, assignee }: TaskFormValues): boolean {
  return title.trim() !== '' && assignee !== null;
}

/** The fields that somebody changed; the others may go on changing with the task. */
export function changedValues(values: TaskFormValues, start: TaskFormValues): Partial<TaskFormValues> {
  const names = ['title', 'description', 'assignee', 'status', 'dueDate', 'tags'] as const;
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(start[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** The fields to save. */
export function fieldsFrom(
  values: TaskFormValues,
  people: readonly Person[],
  start: { userId: string | null },
): TaskFields {
  const { title, description, assignee, dueDate, tags } = values;
  return {
    title: title.trim(),
    description,
    userId: people.find((person) => person.email === assignee)?.id ?? start.userId,
    endDate: dueDate,
    tags,
  };
}

/** §3: a temporary id built from the word new and the current time. */
export function customTag(name: string, category: string, color: Tag['color'], now: number): Tag | null {
  if (!name.trim() || !category.trim()) return null;
  return { id: `new-${now}`, name: name.trim(), category: category.trim(), color };
}
