import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { claimDue } from './outbox.repo';
import { enqueueDueMails } from './outbox-job';

const app = useTestApp();

/** Mails of a company that fell due so many minutes ago. */
async function add(count: number, minutes: number, kind = 'invitation'): Promise<string> {
  const id = newId();
  await app.current.db.pool.query(
    `with company as (
       insert into organization (id, name, domain, "nameKey", "domainKey") values ($1, $2, $2, $2, $2)
     )
     insert into waiting_mail ("organizationId", id, kind, "dueAt")
     select $1, gen_random_uuid(), $3, now() - $4 * interval '1 minute' from generate_series(1, $5::int)`,
    [id, id, kind, minutes, count],
  );
  return id;
}

test('mails that were put off or claimed by a clock that was ahead wait no longer than others', async () => {
  const { pool } = app.current.db;
  const [waiting, claimed] = [await add(1, -50), await add(1, -1)];
  const [putOff, held] = [await add(1, -3 * 1_440), await add(1, -60)];
  await pool.query(
    'update waiting_mail set claim = gen_random_uuid() where "organizationId" = any($1::uuid[])',
    [[claimed, held]],
  );
  await pool.query(`delete from graphile_worker._private_jobs`);
  await enqueueDueMails(pool);
  expect((await pool.query('select 1 from graphile_worker.jobs')).rows).toHaveLength(1);
  const due = (await claimDue(pool, 20)).map(({ organizationId }) => organizationId);
  expect([waiting, claimed, putOff, held].map((id) => due.includes(id))).toEqual([false, false, true, true]);
});

test('companies take turns in the outbox, and invitations wait for all other mails', async () => {
  const many = await add(1_000, 60);
  const few = await add(2, 5);
  const one = await add(1, 1);
  const changed = await add(3, 1, 'address-changed');
  const claimed = await claimDue(app.current.db.pool, 20);
  const count = (id: string) => claimed.filter(({ organizationId }) => organizationId === id).length;
  expect([changed, one, few, many].map(count)).toEqual([3, 1, 2, 14]);
  const next = await claimDue(app.current.db.pool, 20);
  expect(next.map(({ organizationId }) => organizationId)).toEqual(Array(20).fill(many));
  expect(new Set([...claimed, ...next].map(({ id }) => id)).size).toBe(40);
});
