import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { warmUp } from './warm-up';

const test = useTestApp();

it('writes what a first message writes, and leaves nothing of it', async () => {
  const { db } = test.current;
  const tables = ['organization', 'role', 'chat_message', 'chat_attachment', 'event'];
  const counts = async () => {
    const sql = tables
      .map((table) => `select '${table}' as name, count(*)::int from ${table}`)
      .join(' union all ');
    return (await db.pool.query(`${sql} order by 1`)).rows;
  };
  const before = await counts();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await warmUp(db);
  const sent = query.mock.calls.map(([sql]) => JSON.stringify(sql)).join();
  query.mockRestore();
  for (const table of ['organization', 'chat_message', 'chat_attachment'])
    expect(sent).toMatch(new RegExp(`INSERT INTO [^(]*${table}`, 'i'));
  expect(await counts()).toEqual(before);
});
