import type { Tag } from '@tavla/shared/contracts/tasks';
import { fold, words } from '@/adapters/language/fold-text';
import { isSameWord } from '@/adapters/language/same-word';
import type { CompanyDb } from '@/db/database';
import type { TaskRow } from '../task-row';
import { type ChangedTask, type ChangeSearch, findChanged } from './changed-tasks.repo';
import {
  countTasksBy,
  type FoundTasks,
  findTags,
  findTasks,
  hasMore,
  type TaskSearch,
} from './find-tasks.repo';

/** Words that say nothing of what a task is about. */
const small = new Set(
  'the a an of to for in on at and or with about one task tasks ticket card el la los las lo un una de del al y o en con por para sobre tarea tareas ticket que es'.split(
    ' ',
  ),
);
/** Of a longer word so many letters are looked for: its forms count as one. */
const stemLength = 5;
/** So many titles are held against the words; a title that more than these have says nothing. */
const most = 200;

/** Pure: the beginnings of the words that say something, folded. A plural is looked for without its ending. */
export function stemsOf(text: string): string[] {
  return [...new Set(tellingWords(text).map(stemOf))];
}

function tellingWords(text: string): string[] {
  const said = words(text).map((word) => word.text);
  const telling = said.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : said;
}

/** Pure: whether a title has each of the words that say something, but for their endings, and not only how they begin. */
export function hasEachWord(title: string, text: string): boolean {
  const titled = words(title).map((word) => word.text);
  // 'Check-out' is 'checkout'.
  const both = titled.map((word, at) => `${word}${titled[at + 1] ?? ''}`);
  const all = [...new Set([...titled, ...both])];
  return tellingWords(text).every((word) => all.some((known) => isSameWord(word, known)));
}

export function stemOf(word: string): string {
  const single = word.length > 4 ? word.replace(/(?:es|s|(?<=\p{L}{4})ing)$/u, '') : word;
  return single.slice(0, stemLength);
}

/** Tasks whose title is these words, else those whose title has all of them; within the search's other conditions. */
export async function findTitled(db: CompanyDb, text: string, search: TaskSearch): Promise<TaskRow[]> {
  const stems = stemsOf(text);
  if (stems.length === 0) return [];
  const { rows } = await findTasks(db, { ...search, titleWords: stems }, most);
  const wanted = spelled(text);
  const same = rows.filter(({ title }) => spelled(title) === wanted);
  return same.length > 0 ? same : rows;
}

/** So many words are looked for one by one. */
const wordsMost = 6;

/** Tasks whose title has at least half of these words, those with most of them; an open one before one that is done. */
export async function findNearTitles(db: CompanyDb, text: string, search: TaskSearch): Promise<TaskRow[]> {
  const stems = stemsOf(text).slice(0, wordsMost);
  if (stems.length < 2) return [];
  const found = await Promise.all(
    stems.map((stem) => findTasks(db, { ...search, titleWords: [stem] }, most)),
  );
  // A word that too many titles have says nothing of one.
  const counted = new Map<string, { row: TaskRow; count: number }>();
  for (const { rows, total } of found) {
    for (const row of total > most ? [] : rows) {
      const known = counted.get(row.id);
      counted.set(row.id, { row, count: (known?.count ?? 0) + 1 });
    }
  }
  const best = Math.max(0, ...[...counted.values()].map(({ count }) => count));
  if (best * 2 < stems.length) return [];
  const near = [...counted.values()].filter(({ count }) => count === best).map(({ row }) => row);
  const open = near.filter(({ status }) => status !== 'done');
  return open.length > 0 ? open : near;
}

/**
 * Tasks whose title has a word with one of these beginnings, letters and digits only: at most some hundreds. Where there
 * are no more tasks than that, all of them: a word may be typed wrong.
 */
export async function findWithWords(
  db: CompanyDb,
  beginnings: readonly string[],
  search: TaskSearch,
): Promise<TaskRow[]> {
  const known = beginnings.filter((one) => /^[\p{L}\p{N}]+$/u.test(one));
  if (known.length === 0) return [];
  if (!(await hasMore(db, search, most))) return (await findTasks(db, search, most)).rows;
  const { rows, total } = await findTasks(db, { ...search, anyTitleWords: known }, most);
  // Of more than can be looked at none is told from the others.
  return total > most ? [] : rows;
}

/** Titles that stand in a text as they are. */
export async function findTitlesIn(db: CompanyDb, text: string, search: TaskSearch): Promise<string[]> {
  const { rows } = await findTasks(db, { ...search, titleWithin: text }, most);
  return [...new Set(rows.map(({ title }) => title))];
}

const spelled = (text: string) => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Tasks that fit a filter; what they are about is compared by the beginnings of words. */
export function findFiltered(db: CompanyDb, search: TaskSearch, limit: number): Promise<FoundTasks> {
  return findTasks(db, stemmed(search), limit);
}

/** The task of those that fit that is there longest, or longest in its column; none where none fits. */
export async function findOldest(
  db: CompanyDb,
  search: TaskSearch,
  order: 'created' | 'newest' | 'moved',
): Promise<TaskRow[]> {
  return (await findTasks(db, stemmed(search), 1, order)).rows;
}

/** How many tasks fit, by what they have in common, the largest first. */
export function countFiltered(
  db: CompanyDb,
  search: TaskSearch,
  by: 'assignee' | 'tag' | 'department',
  most = 20,
): Promise<{ key: string; count: number }[]> {
  return countTasksBy(db, stemmed(search), by, most);
}

function stemmed(search: TaskSearch): TaskSearch {
  const about = search.filter.about?.flatMap(stemsOf);
  return about ? { ...search, filter: { ...search.filter, about } } : search;
}

/** Tags in use, the most used first. */
export function knownTags(db: CompanyDb): Promise<Tag[]> {
  return findTags(db);
}

/** What happened to tasks that whoever asks may see, those first that changed last. */
export function changesOf(db: CompanyDb, search: ChangeSearch, most: number): Promise<ChangedTask[]> {
  return findChanged(db, search, most);
}
