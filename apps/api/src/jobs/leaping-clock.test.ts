import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '@/db/database';
import { createTestDatabase } from '@/test/test-database';
import { startWorker, type Worker } from './worker';

let db: Database;
let drop: () => Promise<void>;
const workers: Worker[] = [];
const silent = { info() {}, warn() {} };

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  db = openDatabase(database.url);
});
beforeEach(() => {
  // The queue looks for old locks at a random moment of its first minute: here at once.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await db.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  await db.close();
  await drop();
});

const start = (handlers: Parameters<typeof startWorker>[2]) =>
  void workers.push(startWorker(db.url, db.pool, handlers, silent, 1));

/** As if the clock had leapt so many hours ahead: all that the queue has noted is so much older. */
const leap = async (hours: number) => {
  const by = `make_interval(hours => ${hours})`;
  await db.pool.query(`update graphile_worker._private_jobs set run_at = run_at - ${by},
    created_at = created_at - ${by}, updated_at = updated_at - ${by}, locked_at = locked_at - ${by}`);
  await db.pool.query(`update graphile_worker._private_job_queues set locked_at = locked_at - ${by}`);
};
const held = async () =>
  (
    await db.pool.query<{ id: string; is: string }>(
      `select j.id, j.locked_at::text as is from graphile_worker._private_jobs j where j.locked_at is not null`,
    )
  ).rows;

test('a job that runs is not taken a second time when the clock leaps a day ahead', async () => {
  const runs: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = async () => {
    runs.push('run');
    await finished;
  };
  start({ long: work });
  await db.pool.query(`select graphile_worker.add_job('long', queue_name => 'line')`);
  await db.pool.query(`select graphile_worker.add_job('long', queue_name => 'line')`);
  await expect.poll(() => runs.length).toBe(1);
  // It has run for a while.
  await leap(1);
  await expect.poll(held, { timeout: 20_000 }).toMatchObject([{ is: 'infinity' }]);
  await leap(24);
  const looked = vi.spyOn(db.pool, 'connect');
  start({ long: work, other: async () => void runs.push('other') });
  await expect.poll(() => looked.mock.calls.length).toBeGreaterThan(0);
  await db.pool.query(`select graphile_worker.add_job('other')`);
  await expect.poll(() => runs).toContain('other');
  await db.pool.query(`select graphile_worker.add_job('other')`);
  await expect.poll(() => runs.filter((run) => run === 'other').length).toBe(2);
  expect(runs.filter((run) => run === 'run')).toHaveLength(1);
  finish();
  await expect.poll(() => runs.filter((run) => run === 'run').length).toBe(2);
}, 60_000);

test('what was queued before the clock was set back does not wait for the time that was', async () => {
  const runs: unknown[] = [];
  await db.pool.query(`select graphile_worker.add_job('late', '"now"')`);
  await db.pool.query(
    `select graphile_worker.add_job('late', '"soon"', run_at => now() + interval '90 minutes')`,
  );
  // One that failed for the third time, by the clock that was ahead.
  await db.pool.query(`select graphile_worker.add_job('late', '"again"')`);
  await leap(-1);
  await db.pool.query(`update graphile_worker._private_jobs set attempts = 3, created_at = now() - interval '1 day',
    updated_at = now() - interval '1 day' where payload::text = '"again"'`);
  // Made by the clock as it is: it waits for as long as was wished.
  await db.pool.query(
    `select graphile_worker.add_job('late', '"wished"', run_at => now() + interval '1 hour')`,
  );
  start({ late: async (payload) => void runs.push(payload) });
  await expect.poll(() => runs, { timeout: 50_000, interval: 50 }).toHaveLength(2);
  expect(new Set(runs)).toEqual(new Set(['now', 'again']));
  const left = async () =>
    (
      await db.pool.query(
        `select payload, round(extract(epoch from run_at - now()) / 60)::int as minutes
         from graphile_worker._private_jobs order by run_at`,
      )
    ).rows;
  await expect.poll(left).toEqual([
    { payload: 'wished', minutes: 60 },
    { payload: 'soon', minutes: 90 },
  ]);
}, 60_000);
