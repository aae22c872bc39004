import type { Question, TaskFilter } from '@/adapters/language/local/requests/request';
import { findFiltered } from '@/modules/tasks/find/find-by-words';
import { type Asked, nameOf } from '../asked';
import { type Reply, tell } from '../reply';
import { searchOf } from '../resolve-target';
import { linesShown, tellTasks } from './task-lines';

/** What some people have open, side by side: how many, how many of them late, and which. */
export async function tellLoads(
  asked: Asked,
  { userIds }: Extract<Question, { kind: 'loads' }>,
): Promise<Reply> {
  const { db, words } = asked;
  const statuses: TaskFilter['statuses'] = ['pending', 'todo', 'in-progress'];
  const find = (filter: TaskFilter, most: number) => findFiltered(db, searchOf(asked, filter), most);
  const people = await Promise.all(
    userIds.map(async (assigneeId) => {
      const [open, late] = await Promise.all([
        find({ assigneeId, statuses }, linesShown),
        find({ assigneeId, due: 'overdue' }, 1),
      ]);
      return { name: nameOf(asked, assigneeId) ?? words.someone, open, count: open.total, late: late.total };
    }),
  );
  const lists = people.map(({ name, open }) => tellTasks(asked, `${name}:`, open.rows, open.total));
  return tell(
    [words.loads(people), ...lists.map(({ text }) => text)].join('\n\n'),
    lists.flatMap(({ citations }) => citations),
  );
}
