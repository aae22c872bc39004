import { expect, test } from 'vitest';
import { fillColumn } from '@/test/rows/many-tasks';
import { countTaskQueries, useBoard } from '../board.test-kit';

const board = useBoard();
const { app, load } = board;

test('changes that come at the same time travel to the disk together', async () => {
  const ids = await fillColumn(app.current, board.company.id, 'todo', 16);
  const others = [1, 2].map(() => app.current.addUser(board.company.id, board.company.roles.user));
  const people = [board.company.admin, board.company.member, ...(await Promise.all(others))];
  const change = (id: string, at: number) =>
    app.current
      .as(people[at % people.length] ?? null)
      .patch(`/api/v1/tasks/${id}`, { move: { status: 'done' } });
  const { pool } = app.current.db;
  const lock = await pool.connect();
  await lock.query('begin');
  await lock.query('select 1 from organization where id = $1 for update', [board.company.id]);
  const count = await countTaskQueries(async (sent) => {
    const answers = Promise.all(ids.map(change));
    await expect.poll(sent).toBeGreaterThanOrEqual(16 + 1);
    // The first write waits for the company's counter. All others have been read, and stand behind it, when nothing
    // else is under way.
    await expect.poll(() => [pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([2, 0]);
    await lock.query('rollback');
    expect((await answers).map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200));
  });
  lock.release();
  // Sixteen are read one by one. The first is written alone, and the others together.
  expect(count).toBe(16 + 2);
  expect((await load()).json().lastEventId).toBe('16');
});
