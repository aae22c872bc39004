import type { Task } from '@tavla/shared/contracts/tasks';
import { expect, it } from 'vitest';
import { fillColumn } from '@/test/rows/many-tasks';
import { useTestApp } from '@/test/test-app';
import { makeRoom } from './make-room';

const app = useTestApp();

it.each([
  ['into another column', 'done', 'a5'],
  ['below the others', 'todo', 'z5'],
])('a card that goes %s while room is made stays where it went', async (_, column, position) => {
  const company = await app.current.addCompany();
  const [first, second, third] = await fillColumn(app.current, company.id, 'todo', 3);
  const { pool } = app.current.db;
  const mover = await pool.connect();
  await mover.query('begin');
  await mover.query(
    `update task set "column" = $2, status = $2, position = $3, version = version + 1 where id = $1`,
    [second, column, position],
  );
  const made = makeRoom(app.current.db.forCompany(company.id), 'todo', { lower: null, upper: null });
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(1);
  await mover.query('commit');
  mover.release();
  await made;

  const tasks: Task[] = (await app.current.as(company.member).get('/api/v1/tasks')).json().data;
  const idsIn = (status: string) =>
    tasks
      .filter((task) => task.currentStatus.status === status)
      .sort((a, b) => (a.position < b.position ? -1 : 1))
      .map(({ id }) => id);
  if (column === 'done') {
    expect(tasks.find(({ id }) => id === second)?.position).toBe(position);
    expect(idsIn('todo')).toEqual([first, third]);
  } else expect(idsIn('todo')).toEqual([first, third, second]);
});
