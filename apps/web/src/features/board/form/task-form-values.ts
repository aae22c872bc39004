import { type Tag, type Task, TaskStatus, taskFields } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { changeShape } from '@tavla/shared/field-table';
import { fieldsIn, initialFields, type TaskFields } from '@tavla/shared/task-fields';
import { z } from 'zod';
import type { FieldChanges } from '@/entities/tasks/changes/task-fields';

/** Of these the form holds something else than the task does. */
type Translated = 'userId' | 'endDate';

/** The form as it is typed: the assignee by e-mail address, the due date as a day of the calendar. */
export type TaskFormValues = Omit<TaskFields, Translated> & {
  assignee: string | null;
  status: TaskStatus;
  dueDate: string | null;
};

/** What the form starts with. Somebody whom it does not know, as who has left, is nobody to it. */
export function valuesOf(task: Task | null, people: readonly Person[]): TaskFormValues {
  const fields = task ? fieldsIn(task) : { ...initialFields, title: '' };
  return { ...inForm(fields, people), status: task?.currentStatus.status ?? 'todo' };
}

/** Fields of a task as the form has them. */
export function inForm(fields: TaskFields, people: readonly Person[]): Omit<TaskFormValues, 'status'>;
export function inForm(fields: FieldChanges, people: readonly Person[]): Partial<TaskFormValues>;
export function inForm({ userId, endDate, ...fields }: FieldChanges, people: readonly Person[]): object {
  return {
    ...fields,
    ...(userId !== undefined && { assignee: people.find(({ id }) => id === userId)?.email ?? null }),
    ...(endDate !== undefined && { dueDate: endDate }),
  };
}

/** What is said of an assignee. */
export interface AssigneeWords {
  /** Nobody is chosen; undefined where there may be nobody. */
  missing: string | undefined;
  /** Who is chosen can be given no task any more. */
  gone: string;
}

/** A title that is not blank, and an assignee who can have the task. */
export function taskFormSchema(
  { missing, gone }: AssigneeWords,
  canHave: (email: string) => boolean,
): z.ZodType<TaskFormValues, TaskFormValues> {
  const { userId, endDate, ...own } = changeShape(taskFields.top);
  // Saved without a word the task would go to nobody, or stay whose it was.
  const assignee = z.string(missing).refine(canHave, gone);
  return z.object({
    ...own,
    ...changeShape(taskFields.customField),
    assignee: missing === undefined ? assignee.nullable() : assignee,
    status: TaskStatus,
    dueDate: z.string().nullable(),
  });
}

/**
 * Who can have the task of a form: those whom tasks can be given to, and whose it is, also when they are blocked or
 * have got another address since the form opened.
 */
export class Assignees {
  private given = new Set<string>();
  private ownerId: string | null = null;
  private readonly idByEmail = new Map<string, string>();

  /** What is known now. */
  note(people: readonly Person[], ownerId: string | null, owner: Person | undefined): void {
    this.given = new Set(people.map(({ email }) => email));
    this.ownerId = ownerId;
    for (const { email, id } of owner ? [owner, ...people] : people) this.idByEmail.set(email, id);
  }

  has = (email: string): boolean =>
    this.given.has(email) || (this.ownerId !== null && this.idByEmail.get(email) === this.ownerId);
}

/** The fields to save. Somebody unknown stays. */
export function fieldsFrom(
  values: TaskFormValues,
  people: readonly Person[],
  start: Pick<TaskFields, 'userId'>,
): TaskFields {
  const { assignee, status, dueDate, ...fields } = values;
  return {
    ...fields,
    title: fields.title.trim(),
    userId: people.find((person) => person.email === assignee)?.id ?? start.userId,
    endDate: dueDate,
  };
}

/**
 * The chosen tags with one that was typed: where a tag of the same category and name is known, that one, so that one
 * filter finds both.
 */
export function withTyped(chosen: readonly Tag[], known: readonly Tag[], typed: Tag): Tag[] {
  const key = keyOf(typed);
  if (chosen.some((tag) => keyOf(tag) === key)) return [...chosen];
  return [...chosen, known.find((tag) => keyOf(tag) === key) ?? typed];
}

/** What makes two tags the same to people, in whatever case and encoding of accents. */
const keyOf = ({ category, name }: Tag) =>
  JSON.stringify([category, name].map((text) => text.normalize('NFC').toLowerCase()));

/** A temporary id built from the word new and the current time. */
export function customTag(name: string, category: string, color: Tag['color'], now: number): Tag | null {
  if (!name.trim() || !category.trim()) return null;
  return { id: `new-${now}`, name: name.trim(), category: category.trim(), color };
}
