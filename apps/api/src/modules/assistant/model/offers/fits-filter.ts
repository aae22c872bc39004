import { stemsOf } from '@/modules/tasks/find/find-by-words';
import type { TaskRow } from '@/modules/tasks/task-row';
import type { Wish } from './wish';

const has = (wish: Wish, names: readonly string[]) => names.some((name) => wish.words.has(name));
const lateWords = ['overdue', 'late', 'vencida', 'vencidas', 'atrasada', 'atrasadas'];

/** What may be what another task is to get says nothing against this one. */
const unlessSet = (isTrue: boolean, isWished: boolean) => isTrue || (isWished ? undefined : false);

/** What a message may say of the tasks that it means: whether it does, and whether that is true of one. */
const signs: readonly ((wish: Wish, row: TaskRow, today: string) => boolean | undefined)[] = [
  ({ personIds, kinds }, { userId }) =>
    personIds.size > 0 ? unlessSet(personIds.has(userId ?? ''), kinds.has('assign')) : undefined,
  ({ told, kinds }, { status }) =>
    told.columns.size > 0 ? unlessSet(told.columns.has(status), kinds.has('move')) : undefined,
  ({ told }, { tags }) =>
    told.tags.size > 0 ? tags.some(({ name }) => told.tags.has(name.toLowerCase())) : undefined,
  (wish, { endDate, status }, today) =>
    has(wish, lateWords) ? status !== 'done' && endDate !== null && endDate < today : undefined,
  (wish, { userId }) => (has(wish, ['unassigned', 'asignar']) ? userId === null : undefined),
  ({ told }, row) => (told.subject.size > 0 ? isAbout(told.subject, row) : undefined),
];

/** Pure: whether all that a message says of the tasks that it means is true of one; false where it says nothing. */
export function fitsFilter(wish: Wish, row: TaskRow, today: string): boolean {
  const stated = signs.flatMap((sign) => sign(wish, row, today) ?? []);
  return stated.length > 0 && stated.every((isTrue) => isTrue);
}

function isAbout(subject: ReadonlySet<string>, { title, description, tags }: TaskRow): boolean {
  const said = [title, description, ...tags.map(({ name }) => name)].join(' ');
  return stemsOf(said).some((stem) => subject.has(stem));
}
