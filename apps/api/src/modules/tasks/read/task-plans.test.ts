import { beforeAll, describe, expect, test } from 'vitest';
import { fillColumn } from '@/test/rows/many-tasks';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { slotSql } from '../task-read.repo';
import { changesSql } from './task-changes.repo';
import { listSql } from './task-list.repo';

const app = useTestApp();
let company: TestCompany;
let ids: string[];

beforeAll(async () => {
  company = await app.current.addCompany();
  ids = await fillColumn(app.current, company.id, 'todo', 10_000);
  const other = await app.current.addCompany();
  await fillColumn(app.current, other.id, 'todo', 10_000);
  await app.current.asOwner('analyze task');
});

/** The plan of a prepared statement that is planned for any values, as it is after the first few calls. */
async function plan(sql: string, types: string, values: string): Promise<string> {
  const client = await app.current.db.pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare looked_at (${types}) as ${sql}`);
    const { rows } = await client.query(
      `explain (analyze, costs off, timing off) execute looked_at (${values})`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    client.release(true);
  }
}

describe('in a column of 10,000 cards', () => {
  test.each([
    ['between two cards', () => `'${ids[5000]}', '${ids[5001]}', false`],
    ['above a card', () => `null, '${ids[9000]}', false`],
    ['at the top', () => `null, null, true`],
    ['at the end', () => `null, null, false`],
  ])('a slot %s is found through the index alone', async (_, place) => {
    const text = await plan(
      slotSql,
      'uuid, uuid[], text, uuid, uuid, boolean',
      `'${company.id}', array['${ids[1]}']::uuid[], 'todo', ${place()}`,
    );
    expect(text).not.toMatch(/Seq Scan|Sort/);
    for (const [, read] of text.matchAll(/actual rows=([\d.]+)/g))
      expect(Number(read)).toBeLessThanOrEqual(1);
  });

  test('a page reads no more cards than it shows', async () => {
    const { rows } = await app.current.db.pool.query('select position from task where id = $1', [ids[4000]]);
    const text = await plan(
      listSql,
      'uuid, int, text, int',
      `'${company.id}', 1, '${rows[0].position}', 101`,
    );
    expect(text).not.toMatch(/Seq Scan on task/);
    const reads = [...text.matchAll(/Scan using \S+ on task t .*actual rows=([\d.]+)/g)].map(([, n]) =>
      Number(n),
    );
    expect(reads.length).toBeGreaterThan(0);
    for (const read of reads) expect(read).toBeLessThanOrEqual(101);
  });
});

test('what changed on a board is found through the indexes, whatever is expected of the number', async () => {
  await app.current.db.pool.query(
    `insert into event ("organizationId", seq, resource, action, data)
     select $1, n, 'tasks', 'update', json_build_object('id', ($2::uuid[])[1 + n % 10000]) from generate_series(1, 20000) n`,
    [company.id, ids],
  );
  await app.current.db.pool.query('update organization set "eventSeq" = 20000 where id = $1', [company.id]);
  await app.current.asOwner('analyze event');
  const read = async (since: number) => {
    const text = await plan(changesSql, 'uuid, bigint', `'${company.id}', ${since}`);
    expect(text).not.toMatch(/Seq Scan on (task|event)/);
    return [...text.matchAll(/Scan using \S+ on (?:task|event) .*actual rows=([\d.]+) loops=(\d+)/g)].map(
      ([, rows, loops]) => Number(rows) * Number(loops),
    );
  };
  expect(await read(19_997)).toEqual([3, 3]);
  expect(Math.max(...(await read(19_500)))).toBe(500);
  // Too much to be followed: neither is looked at.
  expect(Math.max(...(await read(10)))).toBe(0);
});
