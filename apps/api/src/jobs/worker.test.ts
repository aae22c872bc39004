import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/adapters/database/embedded-postgres';
import { sendSignal } from '@/adapters/database/send-signal';
import { type Database, openDatabase } from '@/db/database';
import { copyCluster } from '@/test/copy-cluster';
import { migrateQueue } from './migrate-queue';
import { type JobHandlers, startWorker, type Worker } from './worker';

let dataDir: string;
let postgres: EmbeddedPostgres;
let db: Database;
let worker: Worker | undefined;
const lines: string[] = [];
const note = (_: object, text: string) => void lines.push(text);
const log = { info: note, warn: note };

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tavla-worker-'));
  copyCluster(inject('newDataDir'), dataDir);
  postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await migrateQueue(postgres.url);
  db = openDatabase(postgres.url);
  await db.pool.query('create table effect (key text primary key)');
});
afterEach(async () => {
  await worker?.stop();
  lines.length = 0;
});
afterAll(async () => {
  await db.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A job that stands at a gate in the middle of its work, and whose effect can be had only once. */
function gatedJob(key: string) {
  let runs = 0;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const handlers: JobHandlers = {
    [key]: async () => {
      runs += 1;
      await gate;
      await retried(() => db.pool.query('insert into effect values ($1) on conflict do nothing', [key]));
    },
  };
  return { handlers, open, runs: () => runs, add: () => query('select graphile_worker.add_job($1)', [key]) };
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
const query = (text: string, values: unknown[] = []) => retried(() => db.pool.query(text, values));
const jobs = async () => (await query('select id, locked_by from graphile_worker._private_jobs')).rows;
/** As if the time had passed after which a job is believed to be forgotten. */
const age = () =>
  query(
    "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null",
  );

async function killPostmaster(): Promise<void> {
  const text = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  sendSignal(Number(text.split('\n')[0]), 'SIGKILL');
}

/** The postmaster and every backend: one that has not noticed yet would still answer. */
async function killEverything(): Promise<void> {
  const { rows } = await db.pool.query<{ pid: number }>('select pid from pg_stat_activity');
  await killPostmaster();
  for (const { pid } of rows) sendSignal(pid, 'SIGKILL');
}

async function terminateBackends(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
}

it.each([
  ['every connection is cut', terminateBackends],
  ['the database is killed', killPostmaster],
])('does the job to its end, once by effect, when %s in its middle', async (_, strike) => {
  const job = gatedJob(`struck-${strike.name}`);
  worker = startWorker(db.url, db.pool, job.handlers, log, 2);
  await job.add();
  await expect.poll(job.runs).toBe(1);
  await strike();
  job.open();
  await age();
  await expect.poll(jobs, { timeout: 50_000, interval: 100 }).toEqual([]);
  expect(
    (await query("select key from effect where key like 'struck-%' and key = $1", [`struck-${strike.name}`]))
      .rows,
  ).toHaveLength(1);
});

it('takes the next job of a queue when the one before has ended, and does not wait for the clock', async () => {
  const never = 600_000;
  let ran = 0;
  const count = async () => {
    ran += 1;
    if (ran < 5) await query("select graphile_worker.add_job('chained', queue_name => 'chain')");
  };
  worker = startWorker(db.url, db.pool, { chained: count }, log, 2, never);
  await query("select graphile_worker.add_job('chained', queue_name => 'chain')");
  await expect.poll(() => ran).toBe(5);
});

it('reports when the report of an end is lost, comes back, and says when it was down', async () => {
  const job = gatedJob('unreported');
  let finished = () => {};
  const atEnd = new Promise<void>((resolve) => {
    finished = resolve;
  });
  let isFirst = true;
  const handle = async () => {
    if (!isFirst) return;
    isFirst = false;
    await job.handlers.unreported?.(undefined, {
      attempt: 1,
      isLastAttempt: true,
      signal: new AbortController().signal,
    });
    // The job is done, and the database goes away before that can be reported.
    await killEverything();
    finished();
  };
  worker = startWorker(db.url, db.pool, { unreported: handle }, log, 2);
  await query("select graphile_worker.add_job('unreported', max_attempts => 1)");
  job.open();
  await atEnd;
  await expect.poll(() => worker?.health().lastDown).toMatchObject({ from: expect.any(String) });
  expect(worker?.health()).toMatchObject({ ok: true, downSince: null });
  expect(lines).toEqual(expect.arrayContaining(['jobs wait for the database', 'jobs run again']));
  expect(await jobs()).toHaveLength(1);
  await age();
  // It had but one try; the one that was cut off does not count.
  await expect.poll(jobs, { timeout: 50_000, interval: 100 }).toEqual([]);
});

it('gives back a job that the queue believes to be ours and nobody has', async () => {
  const job = gatedJob('lost-answer');
  job.open();
  await job.add();
  const other = gatedJob('held');
  worker = startWorker(db.url, db.pool, { ...other.handlers }, log, 2);
  await other.add();
  await expect.poll(other.runs).toBe(1);
  // As if the answer that gave us the job had been lost with its connection.
  await query(`update graphile_worker._private_jobs set attempts = 1, locked_at = now() - interval '1 minute',
    locked_by = (select locked_by from graphile_worker._private_jobs where locked_by is not null)`);
  await expect.poll(async () => (await jobs()).filter(({ locked_by }) => locked_by === null)).toHaveLength(1);
  expect(await jobs()).toHaveLength(2);
  other.open();
  await query('delete from graphile_worker._private_jobs where locked_by is null');
});

it('works although its very first question met a database that was away', async () => {
  const job = gatedJob('late-start');
  job.open();
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  let isAway = true;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const { text = '' } = (args[0] ?? {}) as { text?: string };
    if (!isAway || !text.includes('_private_tasks as tasks (identifier)')) return send.apply(this, args);
    isAway = false;
    return Promise.reject(new Error('Connection terminated unexpectedly'));
  } as never);
  worker = startWorker(db.url, db.pool, job.handlers, log, 2);
  await job.add();
  await expect.poll(job.runs).toBe(1);
  expect(isAway).toBe(false);
  vi.restoreAllMocks();
  await expect.poll(jobs).toEqual([]);
});

it('does again at once what a stop has cut off, also in the last of its tries, which does not count', async () => {
  const runs: { attempt: number; isLastAttempt: boolean }[] = [];
  const waiting: JobHandlers = {
    cut: async (_, { attempt, isLastAttempt, signal }) => {
      runs.push({ attempt, isLastAttempt });
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  };
  worker = startWorker(db.url, db.pool, waiting, log, 2);
  await query("select graphile_worker.add_job('cut', queue_name => 'cuts', max_attempts => 1)");
  await query("select graphile_worker.add_job('cut', max_attempts => 2)");
  await expect.poll(() => runs).toHaveLength(2);
  await worker.stop();
  const left = await query(`select attempts, last_error, run_at <= now() as "isDue", locked_by
    from graphile_worker._private_jobs`);
  const untouched = { attempts: 0, last_error: null, isDue: true, locked_by: null };
  expect(left.rows).toEqual([untouched, untouched]);

  const again: JobHandlers = {
    cut: async (_, { attempt, isLastAttempt }) => void runs.push({ attempt, isLastAttempt }),
  };
  worker = startWorker(db.url, db.pool, again, log, 2);
  await expect.poll(jobs).toEqual([]);
  const each = [true, false].map((isLastAttempt) => ({ attempt: 1, isLastAttempt }));
  expect(runs).toHaveLength(4);
  expect(runs).toEqual(expect.arrayContaining(each));
  expect(runs.filter(({ attempt }) => attempt !== 1)).toEqual([]);
});

it('stops while it is starting, and while there is no database', async () => {
  worker = startWorker(db.url, db.pool, { idle: async () => {} }, log);
  await worker.stop();

  const dead = openDatabase('postgresql://nobody@127.0.0.1:1/none');
  worker = startWorker(dead.url, dead.pool, { idle: async () => {} }, log);
  await expect.poll(() => worker?.health().ok).toBe(false);
  await worker.stop();
  expect(worker.health().downSince).toEqual(expect.any(String));
  await dead.close();
});
