import { words as wordsOf } from '@/adapters/language/fold-text';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import { stemsOf } from '@/modules/tasks/find/find-by-words';
import type { TaskRow } from '@/modules/tasks/task-row';
import { fitsFilter } from './fits-filter';
import type { Wish } from './wish';
import { isWishVerb, type WishKind } from './wish-verbs';

/** Where somebody wished for something: what is open, who they are, and the day. */
export interface Place {
  taskId: string | null;
  me: string;
  today: string;
}

/**
 * Pure: whether a change is one of those that a message wishes for: of this kind, for somebody whom it names if it names
 * anybody, and of the task that is open or one that it names, unless it means several. A task is deleted only where the
 * message names it, or says what is true of it.
 * @param row its task; null for a new one
 */
export function isWished(wish: Wish, change: KeptChange, row: TaskRow | null, place: Place): boolean {
  return (
    kindsOf(change).every((kind) => kind !== undefined && wish.kinds.has(kind)) &&
    peopleOf(change).every((id) => isMeant(wish, id, place)) &&
    (row === null || meansTask(wish, change, row, place))
  );
}

function meansTask(wish: Wish, { kind }: KeptChange, row: TaskRow, place: Place): boolean {
  if (namedShare(wish, row.title) >= 0.5) return true;
  if (row.id === place.taskId && (!wish.isWide || pointsAtOne(wish))) return true;
  if (!wish.isWide) return false;
  return kind !== 'delete' || fitsFilter(wish, row, place.today);
}

/** 'It', 'this task': among words for several, the one that is open. */
const pointsAtOne = ({ words }: Wish) =>
  ['it', 'this', 'task', 'ticket', 'esta', 'este', 'esto', 'tarea'].some((word) => words.has(word));

/** A field that stands not here is one that nobody can wish for, so that no change of it is wished. */
const ofField: Partial<Record<string, WishKind>> = {
  userId: 'assign',
  status: 'move',
  endDate: 'due',
  title: 'rename',
  description: 'describe',
  tags: 'tag',
};

function kindsOf(change: KeptChange): (WishKind | undefined)[] {
  if (change.kind !== 'edit') return [change.kind];
  return Object.keys(change.after).map((field) => ofField[field]);
}

function peopleOf(change: KeptChange): string[] {
  if (change.kind === 'remind') return [change.after.userId];
  if (change.kind !== 'edit' && change.kind !== 'create') return [];
  return change.after.userId ? [change.after.userId] : [];
}

const meWords = ['me', 'my', 'myself', 'i', 'mi', 'yo', 'mia', 'mio', 'mig'];

function isMeant({ personIds, words }: Wish, id: string, { me }: Place): boolean {
  const isMine = meWords.some((word) => words.has(word));
  if (personIds.size === 0 && !isMine) return true;
  return personIds.has(id) || (isMine && id === me);
}

/** Pure: how much of what a title says stands in the message, 0 to 1. Of 'Move the office' it is the office. */
export function namedShare({ stems, words }: Wish, title: string): number {
  const naming = wordsOf(title).flatMap(({ text }) => (isWishVerb(text) ? [] : [text]));
  const telling = stemsOf(naming.join(' '));
  if (telling.length > 0) return telling.filter((stem) => stems.has(stem)).length / telling.length;
  // 'Call, plan': all of it are such words.
  const said = new Set(stemsOf([...words].join(' ')));
  const all = stemsOf(title);
  return all.length > 0 && all.every((stem) => said.has(stem)) ? 1 : 0;
}
