import { words as wordsOf } from '@/adapters/language/fold-text';
import { titleForms } from '@/adapters/language/local/requests/mentions/title-forms';
import type { Target, Unclear } from '@/adapters/language/local/requests/request';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import type { TaskRow } from '@/modules/tasks/task-row';
import { tellUnclear } from '../answers/ask-back';
import type { Asked } from '../asked';
import { taskCitation } from '../citations';
import { type Reply, tell, tellOpen } from '../reply';
import { resolveTarget } from '../resolve-target';
import { asGuess } from './as-guess';
import { findDuplicates, type Pair, pairOf } from './find-duplicates';
import { mergeTasks } from './merge-tasks';

/** So many tasks are held against each other, those that are due first. */
const compared = 3_000;
/** Likeness from which on two tasks are offered to be merged; those below it are only named. */
const sameFrom = 0.45;
const named = 10;

/** Pairs that say the same, and those that are only alike. */
interface Pairs {
  same: readonly Pair[];
  alike: readonly Pair[];
}

const openTasks: Target = { kind: 'filter', filter: { statuses: ['pending', 'todo', 'in-progress'] } };

/**
 * Pairs of open tasks that say the same, as changes that merge them. Where none surely does, the two that are most alike
 * are offered as a guess.
 * @param earlier as `mergeTasks` takes it
 */
export async function offerMerges(asked: Asked, target: Target, earlier: readonly KeptChange[]) {
  const found = await findPairs(asked, target);
  if ('kind' in found) return found;
  const { same, alike } = found;
  // Of several about one thing it is told which they are.
  const isWhole = target.kind !== 'filter' || target.filter.about === undefined;
  const nearest = isWhole ? alike[0] : undefined;
  if (same.length === 0 && nearest) {
    const changes = asGuess(mergeTasks(nearest.kept, [nearest.other], earlier));
    return { changes, citations: citationsOf([nearest]) };
  }
  if (same.length === 0) return tellPairs(asked, found);
  return {
    changes: same.flatMap(({ kept, other }) => mergeTasks(kept, [other], earlier)),
    citations: citationsOf(same),
  };
}

/** The same, told and not offered. */
export async function tellDuplicates(asked: Asked): Promise<Reply> {
  const found = await findPairs(asked, openTasks);
  return 'kind' in found ? tellUnclear(asked, found) : tellPairs(asked, found);
}

function tellPairs({ words }: Asked, { same, alike }: Pairs): Reply {
  if (same.length > 0) return tell(words.same(same.map(titlesOf)), citationsOf(same));
  return alike.length > 0
    ? tellOpen(words.alike(alike.map(titlesOf)), citationsOf(alike))
    : tellOpen(words.noDuplicates);
}

const titlesOf = ({ kept, other }: Pair) => [kept.title, other.title] as const;
const citationsOf = (pairs: readonly Pair[]) =>
  pairs.flatMap(({ kept, other }) => [kept, other].map(taskCitation));

/** Among the tasks of a filter; of one task, those that it is like. */
async function findPairs(asked: Asked, target: Target): Promise<Pairs | Unclear> {
  const isOne = target.kind !== 'filter';
  const [all, about] = await Promise.all([
    resolveTarget(asked, isOne ? openTasks : target, compared),
    isOne ? resolveTarget(asked, target, 1) : null,
  ]);
  if (all.kind === 'unclear') return all;
  if (about?.kind === 'unclear') return about;
  const words = isOne ? [] : (target.filter.about ?? []);
  if (words.length > 0) return pairAbout(asked, all.rows, words);
  const id = about?.rows[0]?.id;
  const pairs = eachOnce(findDuplicates(all.rows)).filter(
    ({ kept, other }) => id === undefined || kept.id === id || other.id === id,
  );
  const isSame = ({ likeness }: Pair) => likeness >= sameFrom;
  return {
    same: pairs.filter(isSame).slice(0, named),
    alike: pairs.filter((pair) => !isSame(pair)).slice(0, named),
  };
}

/**
 * 'The two about the double charge': the only two that say so, else the only two open ones that say it between them and
 * each half of it, or are alike; of more they are only named.
 */
async function pairAbout(
  asked: Asked,
  rows: readonly TaskRow[],
  words: readonly string[],
): Promise<Pairs | Unclear> {
  const said = rows.filter(({ status }) => status !== 'done');
  const [one, two] = said;
  if (one && two && said.length === 2) return { same: [pairOf(one, two)], alike: [] };
  const open = await resolveTarget(asked, openTasks, compared);
  if (open.kind === 'unclear') return open;
  const between = sayBetween(open.rows, words);
  if (between) return { same: [between], alike: [] };
  const pairs = eachOnce(findDuplicates(open.rows)).filter(({ kept, other }) =>
    words.every((word) => [kept, other].some((row) => holdsOf(row, [word]).length > 0)),
  );
  return pairs.length === 1 ? { same: pairs, alike: [] } : { same: [], alike: pairs.slice(0, named) };
}

/** Of fewer words half is one, which many tasks have. */
const fewestWords = 3;

/** Pure: the only two tasks that have half of the words each, where they have all of them between them. */
function sayBetween(rows: readonly TaskRow[], words: readonly string[]): Pair | undefined {
  if (words.length < fewestWords) return undefined;
  const halves = rows
    .map((row) => ({ row, held: holdsOf(row, words) }))
    .filter(({ held }) => held.length >= words.length / 2);
  const [one, two] = halves;
  if (!one || !two || halves.length > 2) return undefined;
  return new Set([...one.held, ...two.held]).size === words.length ? pairOf(one.row, two.row) : undefined;
}

/** Pure: which of the words a task has, in any of their forms. */
function holdsOf({ title, description }: TaskRow, words: readonly string[]): string[] {
  const held = wordsOf(`${title} ${description}`).map(({ text }) => text);
  return words.filter((word) => held.some(titleForms(word)));
}

/** Pure: a task that was merged cannot be merged again. */
function eachOnce(pairs: readonly Pair[]): Pair[] {
  const taken = new Set<TaskRow>();
  return pairs.filter(({ kept, other }) => {
    const isFree = !taken.has(kept) && !taken.has(other);
    if (isFree) taken.add(kept).add(other);
    return isFree;
  });
}
