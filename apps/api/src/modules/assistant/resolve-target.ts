import { words as wordsOf } from '@/adapters/language/fold-text';
import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { spanishPack } from '@/adapters/language/local/packs/pack-es';
import type { Target, TaskFilter, Unclear } from '@/adapters/language/local/requests/request';
import { isOneEditApart } from '@/adapters/language/resolve-person';
import { findFiltered, findNearTitles, findTitled, hasEachWord } from '@/modules/tasks/find/find-by-words';
import { findTask } from '@/modules/tasks/read/get-task';
import type { TaskRow } from '@/modules/tasks/task-row';
import type { Asked } from './asked';
import { meetingMeant } from './meeting-meant';

/** The tasks that a target means; or what is unclear about it, with the titles that it could mean. */
export type Resolved = { kind: 'tasks'; rows: TaskRow[]; total: number } | Unclear;

/** Shorter words are others too easily. */
const shortestSlip = 5;
/** More choices are no help. */
const offered = 8;
/** So many titles one after another. */
const mostParts = 8;

const unclear = (words: string, why: Unclear['why'], candidates: string[] = []): Unclear => ({
  ...{ kind: 'unclear', about: 'task', words, why, candidates },
});

/** Finds the tasks that a target means; a title means one. @param limit of a filter's tasks */
export async function resolveTarget(asked: Asked, target: Target, limit: number): Promise<Resolved> {
  if (target.kind === 'ticket') {
    const row = asked.taskId === null ? undefined : await findTask(asked.db, asked.taskId);
    return row ? { kind: 'tasks', rows: [row], total: 1 } : unclear('', 'unsaid');
  }
  if (target.kind === 'filter') {
    const most = target.isOne ? offered + 1 : limit;
    const { rows, total } = await findFiltered(asked.db, await searchFor(asked, target.filter), most);
    return target.isOne ? onlyOne(rows) : { kind: 'tasks', rows, total };
  }
  const { words, assigneeId } = target;
  const one = await resolveTitle(asked, words, assigneeId);
  if (one.kind === 'tasks' || one.why !== 'unknown') return one;
  return (
    (await resolveEach(asked, words, assigneeId)) ?? (await resolveNear(asked, words, assigneeId)) ?? one
  );
}

/** What is done is meant only where nothing else is. */
function openFirst(rows: readonly TaskRow[]): TaskRow[] {
  const open = rows.filter(({ status }) => status !== 'done');
  return [...(open.length > 0 ? open : rows)];
}

/** 'Rubén's task': of several it is asked which. */
function onlyOne(rows: readonly TaskRow[]): Resolved {
  const meant = openFirst(rows);
  if (meant.length === 1) return { kind: 'tasks', rows: meant, total: 1 };
  const titles = meant.slice(0, offered).map(({ title }) => title);
  return meant.length === 0 ? unclear('', 'unsaid') : unclear('', 'several', titles);
}

/** 'The phone line and the refund policy': where nothing is called so, and each part is one task. */
async function resolveEach(
  asked: Asked,
  words: string,
  assigneeId: string | undefined,
): Promise<Resolved | undefined> {
  const parts = words.split(/\s*,\s*(?:and\s+|y\s+)?|\s+(?:and|y|e|&)\s+/i).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  const rows: TaskRow[] = [];
  for (const part of parts) {
    const found = await resolveTitle(asked, part, assigneeId);
    if (found.kind === 'unclear') return found;
    rows.push(...found.rows.filter(({ id }) => rows.every((row) => row.id !== id)));
  }
  return { kind: 'tasks', rows, total: rows.length };
}

/** What is nearly called so is asked about. */
async function resolveNear(
  asked: Asked,
  words: string,
  assigneeId: string | undefined,
): Promise<Resolved | undefined> {
  const all = await findNearTitles(asked.db, words, searchOf(asked, {}));
  const theirs = assigneeId === undefined ? [] : all.filter(({ userId }) => userId === assigneeId);
  const near = theirs.length > 0 ? theirs : all;
  const [only] = near;
  // 'Grace's phone thing for the stranded': whose it is tells the rest.
  if (only && near.length === 1 && (theirs.length === 1 || isSlipOf(words, only.title)))
    return { kind: 'tasks', rows: near, total: 1 };
  const titles = near.slice(0, offered).map(({ title }) => title);
  return near.length === 0 || near.length > offered ? undefined : unclear(words, 'unsure', titles);
}

/** Whether each of the words is one of the title, or is typed with one letter wrong. */
function isSlipOf(typed: string, title: string): boolean {
  const known = wordsOf(title).map(({ text }) => text);
  return wordsOf(typed).every(
    ({ text }) =>
      known.includes(text) ||
      englishPack.stopWords.has(text) ||
      spanishPack.stopWords.has(text) ||
      (text.length >= shortestSlip &&
        known.some((word) => word.length >= shortestSlip && isOneEditApart(text, word))),
  );
}

/** The one task that words of a title mean. */
async function resolveTitle(asked: Asked, words: string, assigneeId: string | undefined): Promise<Resolved> {
  const filter = assigneeId === undefined ? {} : { assigneeId };
  const rows = await findTitled(asked.db, words, searchOf(asked, filter));
  // 'Checkout' begins as 'check' does and is another word.
  const called = rows.filter(({ title }) => hasEachWord(title, words));
  const meant = openFirst(called.length > 0 ? called : rows);
  if (called.length > 0 && meant.length === 1) return { kind: 'tasks', rows: meant, total: 1 };
  const titles = meant.slice(0, offered).map(({ title }) => title);
  if (meant.length === 0) return unclear(words, 'unknown');
  return unclear(words, called.length > 0 ? 'several' : 'unsure', titles);
}

/** The same, with the meeting that it names. */
export async function searchFor(asked: Asked, filter: TaskFilter) {
  const { origin, ...others } = filter;
  const search = searchOf(asked, others);
  if (origin === undefined) return search;
  const meeting = await meetingMeant(asked, origin);
  return { ...search, originId: meeting?.audioId ?? null };
}

/** A filter as this person asks. */
export function searchOf({ today, timeZone, forEverybody }: Asked, filter: TaskFilter) {
  return { filter, today, timeZone, forEverybody };
}
