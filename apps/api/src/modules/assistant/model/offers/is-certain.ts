import { words as wordsOf } from '@/adapters/language/fold-text';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import type { TaskRow } from '@/modules/tasks/task-row';
import { namedShare, type Place } from './is-wished';
import { tellsDay } from './told-values';
import { asText, type Wish } from './wish';

/** What takes a value away. */
const takesAway = [
  ...['no', 'nobody', 'none', 'without', 'remove', 'clear', 'drop', 'unassign', 'off', 'away'],
  ...['nadie', 'ninguno', 'ninguna', 'sin', 'quita', 'quitale', 'borra', 'elimina', 'desasigna'],
];

type Values = Record<string, unknown>;

/**
 * Pure: whether all that a change does stands in the message itself: its task, and who, when, where and what. What does
 * not is the model's guess, and stands unticked.
 * @param row its task; null for a new one
 */
export function isCertain(wish: Wish, change: KeptChange, row: TaskRow | null, { taskId }: Place): boolean {
  const isTask = row === null || namedShare(wish, row.title) > 0.5 || (row.id === taskId && !wish.isWide);
  return isTask && isToldBy(wish, change);
}

function isToldBy(wish: Wish, change: KeptChange): boolean {
  switch (change.kind) {
    case 'delete':
      return true;
    case 'comment':
      return tellsText(wish, change.after.message);
    case 'remind': {
      const { userId, day, text } = change.after;
      return tellsPerson(wish, userId) && tellsDay(wish.told, day, null) && tellsText(wish, text);
    }
    case 'create':
      return tellsValues(wish, change.after, {});
    case 'edit':
      return tellsValues(wish, change.after, change.before);
  }
}

/** @param before nothing of a new task, whose usual values need not be said */
function tellsValues(wish: Wish, after: Values, before: Values): boolean {
  return Object.entries(after).every(([field, value]) => {
    const was = before[field] ?? null;
    switch (field) {
      case 'userId':
        return value === was || (value === null ? isTakenAway(wish) : tellsPerson(wish, String(value)));
      case 'endDate':
        return (
          value === was ||
          (value === null ? isTakenAway(wish) : tellsDay(wish.told, String(value), was as string | null))
        );
      case 'status':
        return wish.told.columns.has(String(value)) || (was === null && value === 'todo');
      case 'tags':
        return changedTags(was, value).every((name) => tellsText(wish, name));
      default:
        return value === '' ? isTakenAway(wish) || was === null : tellsText(wish, String(value));
    }
  });
}

const isTakenAway = ({ words }: Wish) => takesAway.some((word) => words.has(word));
const tellsPerson = ({ told }: Wish, id: string) => told.personIds.has(id);

/** Its words stand in the message, in their order. */
const tellsText = ({ text }: Wish, said: string) =>
  said.trim() === '' || text.includes(asText(wordsOf(said).map((word) => word.text)));

function changedTags(before: unknown, after: unknown): string[] {
  const [was, is] = [before, after].map((tags) =>
    ((tags ?? []) as { name: string }[]).map(({ name }) => name),
  );
  return [
    ...(was ?? []).filter((name) => !is?.includes(name)),
    ...(is ?? []).filter((name) => !was?.includes(name)),
  ];
}
