import { words as wordsOf } from '@/adapters/language/fold-text';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import { stemOf } from '@/modules/tasks/find/find-by-words';
import type { Wish, WishKind } from './wish';

/** Where somebody wished for something: what is open, and who they are. */
interface Place {
  taskId: string | null;
  me: string;
}

/**
 * Pure: whether a change is one of those that a message wishes for: of this kind, for somebody whom it names if it names
 * anybody, and of the task that is open or one that it names, unless it means several.
 */
export function isWished(wish: Wish, change: KeptChange, place: Place): boolean {
  return (
    kindsOf(change).every((kind) => kind !== undefined && wish.kinds.has(kind)) &&
    peopleOf(change).every((id) => isMeant(wish, id, place)) &&
    (change.kind === 'create' ||
      wish.isWide ||
      change.taskId === place.taskId ||
      namesTask(wish, change.title))
  );
}

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

/** Most of the words of its title stand in the message. */
function namesTask({ words }: Wish, title: string): boolean {
  const said = new Set([...words].map(stemOf));
  const stems = [...new Set(wordsOf(title).map(({ text }) => stemOf(text)))].filter(
    (stem) => stem.length > 2,
  );
  return stems.length > 0 && stems.filter((stem) => said.has(stem)).length * 2 >= stems.length;
}
