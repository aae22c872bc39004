import type { Question } from '@/adapters/language/local/requests/request';
import { findTask } from '@/modules/tasks/read/get-task';
import type { Asked } from '../asked';
import { type Reply, tell } from '../reply';
import { rankLines } from './rank-lines';
import { tellTasks } from './task-lines';
import { passagesIn } from './tell-found';

/** So many tasks are named, and what of the words must stand in one. */
const told = 3;
const coveredFrom = 0.4;
const closeFrom = 0.8;

/** Which tasks are about some words: those that say most of them, each with whose it is and until when. */
export async function tellTasksAbout(
  asked: Asked,
  { words }: Extract<Question, { kind: 'tasks-about' }>,
): Promise<Reply> {
  const about = words.join(' ');
  const found = await passagesIn(asked, about, { of: 'everything' }, coveredFrom / 2);
  const tasks = found.filter(({ kind }) => kind === 'task');
  const ranked = rankLines(tasks, about, about, asked.message).filter(
    ({ coverage }) => coverage >= coveredFrom,
  );
  const best = ranked[0]?.score ?? 0;
  const ids = ranked
    .filter(({ score }) => score >= best * closeFrom)
    .flatMap(({ one }) => (one.kind === 'task' ? [one.taskId] : []));
  const rows = await Promise.all([...new Set(ids)].slice(0, told).map((id) => findTask(asked.db, id)));
  const known = rows.flatMap((row) => row ?? []);
  return known.length === 0
    ? tell(asked.words.noneFits)
    : tellTasks(asked, asked.words.count(known.length), known);
}
