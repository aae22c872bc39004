import type { SimilarTask } from '@tavla/shared/contracts/action-items';
import { fold } from '@/adapters/language/fold-text';
import type { CompanyDb } from '@/db/database';
import { findTitles } from '../task-titles.repo';

/** So many are offered. */
const shown = 5;
/** Share of the shorter title's words that the other one has, from which on two may be one task. */
const alikeFrom = 0.5;

/** Tasks of the board that something with this title may be already, the most similar first; those of `except` aside. */
export async function similarTasks(
  db: CompanyDb,
  title: string,
  except: readonly (string | null)[],
): Promise<SimilarTask[]> {
  const titles = await findTitles(db);
  return rankSimilar(
    title,
    titles.filter(({ id }) => !except.includes(id)),
  );
}

/** Pure: the tasks whose titles share most of their words with this one, the most similar first. */
export function rankSimilar(title: string, tasks: readonly SimilarTask[]): SimilarTask[] {
  const wanted = stemsOf(title);
  if (wanted.size === 0) return [];
  return tasks
    .map((task) => ({ task, likeness: likeness(wanted, stemsOf(task.title)) }))
    .filter(({ likeness }) => likeness >= alikeFrom)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, shown)
    .map(({ task }) => task);
}

/** Of the words of the shorter title, how many stand in the other; a title of one word must be the same. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [x, y] = a.size <= b.size ? [a, b] : [b, a];
  const shared = [...x].filter((stem) => y.has(stem)).length;
  if (x.size < 2) return shared === y.size ? shared : 0;
  // Between two that share as much, the one of about the same length is nearer.
  return shared < 2 ? 0 : shared / x.size + shared / (100 * y.size);
}

/** Words that titles share by chance. */
const commonWords = new Set([
  'the',
  'and',
  'for',
  'with',
  'los',
  'las',
  'del',
  'una',
  'con',
  'para',
  'och',
  'att',
  'det',
]);

/** The beginnings of a title's words, so that their forms count as one; short words say little. */
function stemsOf(title: string): Set<string> {
  const words = fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.filter((word) => word.length > 2 && !commonWords.has(word)).map((word) => word.slice(0, 5)),
  );
}
