import type { TaskValues } from '@tavla/shared/chat/answers';
import type { Tag } from '@tavla/shared/contracts/tasks';
import { isSameField } from '@tavla/shared/task-fields';
import { v7 as newId } from 'uuid';
import { addDays, addMonths, dayText, readDay } from '@/adapters/language/days/calendar-date';
import type { Action } from '@/adapters/language/local/requests/request';
import { type KeptChange, valuesIn } from '@/modules/chat/suggestions/suggestion';
import type { TaskRow } from '@/modules/tasks/task-row';

/** An action whose effect on a task stands in the action itself. */
type PlainAction = Extract<
  Action,
  { kind: 'assign' | 'move' | 'due' | 'shift' | 'tag' | 'rename' | 'describe' | 'create' }
>;

/** Pure: what one action makes of one task; nothing where it is so already. */
export function planEdit(
  row: TaskRow,
  action: Exclude<PlainAction, { kind: 'create' }>,
  inUse: readonly Tag[],
): KeptChange[] {
  switch (action.kind) {
    case 'assign':
      if (action.from !== undefined && action.from !== row.userId) return [];
      return row.userId === action.userId ? [] : [edit(row, { userId: action.userId })];
    case 'move':
      if (action.ofProposal && row.status !== 'on-approval') return [];
      return row.status === action.status ? [] : [edit(row, { status: action.status })];
    case 'due':
      return row.endDate === action.day ? [] : [edit(row, { endDate: action.day })];
    case 'shift': {
      const day = readDay(row.endDate);
      return day
        ? [edit(row, { endDate: dayText(addDays(addMonths(day, action.months), action.days)) })]
        : [];
    }
    case 'rename':
      return row.title === action.title ? [] : [edit(row, { title: action.title })];
    case 'describe':
      return row.description === action.text ? [] : [edit(row, { description: action.text })];
    case 'tag': {
      const tags = retag(row.tags, action, inUse);
      return isSameField('tags', row.tags, tags) ? [] : [edit(row, { tags })];
    }
  }
}

function retag(
  tags: readonly Tag[],
  { add, remove }: { add: string[]; remove: string[] },
  inUse: readonly Tag[],
) {
  const isNamed = (names: readonly string[], { name }: Tag) =>
    names.some((other) => other.toLowerCase() === name.toLowerCase());
  const kept = tags.filter((tag) => !isNamed(remove, tag));
  const added = inUse.filter(
    (tag) =>
      isNamed(add, tag) &&
      !isNamed(
        kept.map(({ name }) => name),
        tag,
      ),
  );
  return [...kept, ...added];
}

/** Pure: a change of some values of a task. */
export function edit(row: TaskRow, after: TaskValues): KeptChange {
  return { kind: 'edit', ...about(row), before: valuesIn(row, Object.keys(after)), after };
}

/** Pure: a task that is no longer needed. */
export function deletion(row: TaskRow): KeptChange {
  return { kind: 'delete', ...about(row), before: null, after: null };
}

/** Pure: a message to a task's conversation. */
export function comment(row: TaskRow, message: string): KeptChange {
  return { kind: 'comment', ...about(row), before: null, after: { message } };
}

/** Pure: a task in somebody's inbox on a day. */
export function reminder(
  row: TaskRow,
  { userId, day, text }: Extract<Action, { kind: 'remind' }>,
): KeptChange {
  return { kind: 'remind', ...about(row), before: null, after: { userId, day, text } };
}

/** Pure: a new task with these values. */
export function creation(after: TaskValues & { title: string }): KeptChange {
  const key = { id: newId(), taskId: newId(), title: after.title, version: 1 };
  return { kind: 'create', ...key, ...untouched, before: null, after };
}

const untouched = { state: 'open', position: null } as const;

function about({ id: taskId, title, version }: TaskRow) {
  return { id: newId(), taskId, title, version, ...untouched };
}
