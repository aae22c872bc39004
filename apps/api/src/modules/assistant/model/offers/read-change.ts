import { taskFields } from '@tavla/shared/contracts/tasks';
import { Text } from '@tavla/shared/fields';
import type { TaskFields } from '@tavla/shared/task-fields';
import type { Action } from '@/adapters/language/local/requests/request';
import { ToolRefused } from '@/adapters/language/toolbox';
import { asLeft } from '@/modules/assistant/changes/fold-edits';
import { comment, creation, deletion, planEdit, reminder } from '@/modules/assistant/changes/plan-changes';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import { findTask } from '@/modules/tasks/read/get-task';
import type { TaskRow } from '@/modules/tasks/task-row';
import type { Desk } from '../desk';
import { personNamed } from '../tools/person-named';
import { dayOf, isNobody } from '../tools/task-filter';
import { taskMarked } from '../tools/task-tool';
import type { ChangeInput } from './change-input';

/** What is read of one; the task that it is about, null for a new one. */
export interface ReadChange {
  row: TaskRow | null;
  changes: KeptChange[];
}

type Edit = Parameters<typeof planEdit>[1];

/**
 * A change that a model proposes, as the one that rules would make of the same wish; nothing where it is so already.
 * Nothing is done.
 * @param earlier what is offered already: an edit begins with what that makes of its task
 * @throws ToolRefused for what no task can hold, or for a task or person that is not known
 */
export async function readChange(
  desk: Desk,
  input: ChangeInput,
  earlier: readonly KeptChange[],
): Promise<ReadChange> {
  if (input.kind === 'create') return { row: null, changes: [newTask(desk, input)] };
  const { kind } = input;
  const row = await taskMeant(desk, input.task);
  return { row, changes: changesOf(desk, row, { ...input, kind }, earlier) };
}

function changesOf(
  desk: Desk,
  row: TaskRow,
  input: ChangeInput & { kind: Exclude<ChangeInput['kind'], 'create'> },
  earlier: readonly KeptChange[],
): KeptChange[] {
  switch (input.kind) {
    case 'delete':
      return [deletion(row)];
    case 'comment':
      return [comment(row, textOf(input.text))];
    case 'remind':
      return [reminder(row, { kind: 'remind', ...reminderOf(desk, input) })];
    case 'edit':
      return editsOf(desk, input).flatMap((action) =>
        planEdit(asLeft(row, earlier), action, desk.asked.inUse),
      );
  }
}

async function taskMeant(desk: Desk, mark: string | null): Promise<TaskRow> {
  if (mark === null) throw new ToolRefused('Name the task by its mark.');
  const { id } = taskMarked(desk, mark);
  const row = await findTask(desk.db, id);
  if (!row) throw new ToolRefused('There is no such task any more.');
  return row;
}

function newTask(desk: Desk, input: ChangeInput): KeptChange {
  const { title, description, column } = input;
  return creation({
    title: fieldOf('title', title),
    ...(description !== null && { description: fieldOf('description', description) }),
    userId: personOf(desk, input.assignee) ?? null,
    endDate: dueOf(input.due) ?? null,
    status: column ?? 'todo',
  });
}

function editsOf(desk: Desk, input: ChangeInput): Edit[] {
  const userId = personOf(desk, input.assignee);
  const day = dueOf(input.due);
  const { title, description, column, add_tags: add, remove_tags: remove } = input;
  const edits: (Edit | false)[] = [
    userId !== undefined && { kind: 'assign', userId },
    column !== null && { kind: 'move', status: column },
    day !== undefined && { kind: 'due', day },
    title !== null && { kind: 'rename', title: fieldOf('title', title) },
    description !== null && { kind: 'describe', text: fieldOf('description', description) },
    (add !== null || remove !== null) && tagsOf(desk, add ?? [], remove ?? []),
  ];
  const asked = edits.filter((one) => one !== false);
  if (asked.length === 0) throw new ToolRefused('An edit says what is to be different.');
  return asked;
}

/** Undefined leaves it as it is, null takes it away. */
function personOf(desk: Desk, words: string | null): string | null | undefined {
  if (words === null) return undefined;
  if (isNobody(words)) return null;
  const { id, isActive, firstName } = personNamed(desk, words);
  if (!isActive) throw new ToolRefused(`${firstName} is inactive and can be given nothing.`);
  return id;
}

function dueOf(words: string | null): string | null | undefined {
  if (words === null) return undefined;
  return /^(?:none|nothing|ninguna)$/i.test(words.trim()) ? null : fieldOf('endDate', dayOf(words) ?? null);
}

function tagsOf({ asked }: Desk, add: string[], remove: string[]): Extract<Action, { kind: 'tag' }> {
  const unknown = add.find((name) => !asked.tags.some((tag) => tag.toLowerCase() === name.toLowerCase()));
  if (unknown !== undefined) throw new ToolRefused(`No task has the tag ${unknown.slice(0, 80)}.`);
  return { kind: 'tag', add, remove };
}

function reminderOf(desk: Desk, { assignee, due, text }: ChangeInput) {
  const userId = personOf(desk, assignee ?? 'me');
  const day = dueOf(due);
  if (!userId || !day) throw new ToolRefused('A reminder needs a person and a day.');
  if (day < desk.asked.today) throw new ToolRefused('A reminder is for a day to come.');
  return { userId, day, text: text === null ? '' : textOf(text).slice(0, 500) };
}

/** A value as the contract of a task takes it. */
function fieldOf<Name extends keyof typeof taskFields.top>(name: Name, value: unknown): TaskFields[Name] {
  const { data, error } = taskFields.top[name].input.safeParse(value);
  if (error) throw new ToolRefused(`${name}: ${error.issues[0]?.message ?? 'not valid'}`);
  return data as TaskFields[Name];
}

function textOf(value: string | null): string {
  const { data } = Text.safeParse(value ?? '');
  if (data === undefined || data.trim() === '') throw new ToolRefused('The text is missing or too long.');
  return data;
}
