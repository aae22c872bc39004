import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '@/db/database';
import { forkTestProcess } from '@/test/processes/test-process';
import { createTestDatabase } from '@/test/test-database';
import { freeDeadWorkers } from './give-back';
import { startWorker, type Worker } from './worker';

let db: Database;
let drop: () => Promise<void>;
let worker: Worker | undefined;
const silent = { info() {}, warn() {} };

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  db = openDatabase(database.url);
});
afterAll(async () => {
  await worker?.stop();
  await db.close();
  await drop();
});

const lockedBy = async () =>
  (await db.pool.query('select locked_by from graphile_worker._private_jobs where locked_by is not null'))
    .rows;

/** Makes every lock look old enough to be looked at. */
const age = (minutes = 1) =>
  db.pool.query("update graphile_worker._private_jobs set locked_at = now() - $1 * interval '1 minute'", [
    minutes,
  ]);

test('the job of a killed process is given back, the job of a living one is not', async () => {
  let isWorking = () => {};
  const working = new Promise<void>((resolve) => {
    isWorking = resolve;
  });
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  worker = startWorker(
    db.url,
    db.pool,
    {
      living: async () => {
        isWorking();
        await finished;
      },
    },
    silent,
    1,
  );
  await db.pool.query("select graphile_worker.add_job('living')");
  await working;
  await age();
  expect(await freeDeadWorkers(db.pool)).toEqual([]);
  finish();
  await worker.stop();
  worker = undefined;

  const doomed = forkTestProcess('doomed-worker', [db.url]);
  await new Promise((resolve) => doomed.once('message', resolve));
  await age();
  expect(await freeDeadWorkers(db.pool)).toEqual([]);
  const gone = new Promise((resolve) => doomed.once('exit', resolve));
  doomed.kill('SIGKILL');
  await gone;
  // As after a clock that was set back by an hour.
  await age(-60);
  await expect.poll(() => freeDeadWorkers(db.pool)).toHaveLength(1);
  expect(await lockedBy()).toEqual([]);
});
