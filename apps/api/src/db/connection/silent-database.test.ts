import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { useDatabaseFolder } from '@/adapters/database/database.test-kit';
import { sendSignal } from '@/adapters/database/send-signal';
import { createTextWork } from '@/create-text-work';
import { startWorker } from '@/jobs/worker';
import { prepareDatabase } from '@/process/prepare-database';
import { startTestApp, type TestApp } from '@/test/test-app';
import { isDatabaseDown } from '../database-down';
import { inTransaction } from '../transaction';
import { keepConnection } from './kept-connection';

const postgres = useDatabaseFolder({ isMade: true });
const limits = { connect: 1_000, statement: 400, answer: 600 };

/** A PostgreSQL of its own, since every process of it is stopped; what is opened on it ends before it does. */
async function startApp(): Promise<TestApp> {
  const { url } = await postgres.start();
  await prepareDatabase({ databaseUrl: url, migrateDatabaseUrl: null });
  const app = await startTestApp({ DATABASE_URL: url }, undefined, createTextWork(), limits);
  onTestFinished(async () => {
    signal('SIGCONT');
    await app.close();
  });
  return app;
}

/** To the postmaster and everything that it has started: they live, keep their connections, and say nothing. */
function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const { pid } of postgres.servers()) sendSignal(pid, name);
}

/** Connections that nobody has given back, and requests that wait for one. */
async function inUse({ pool }: TestApp['db']): Promise<number[]> {
  // A connection that was being opened for somebody who gave up is let go of when opening it takes too long.
  for (let turn = 0; turn < 1_000 && pool.totalCount > pool.idleCount; turn++) await sleep(20);
  return [pool.totalCount - pool.idleCount, pool.waitingCount];
}

async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  while (
    !(await ask().then(
      () => true,
      () => false,
    ))
  )
    await sleep(50);
}

test('every request is answered 503 while the database is silent, and as ever when it speaks again', async () => {
  const app = await startApp();
  const { member } = await app.addCompany();
  const as = app.as(member);
  const task = (await as.post('/api/v1/tasks', { title: 'One' })).json();
  const requests = [
    () => as.get('/healthz'),
    () => as.get('/auth/me'),
    () => as.get('/api/v1/tasks'),
    () => as.get('/api/v1/users'),
    () => as.post('/api/v1/tasks', { title: 'Another' }),
    () => as.patch(`/api/v1/tasks/${task.id}`, { title: 'Changed', version: task.version }),
    () => as.delete(`/api/v1/tasks/${task.id}`),
    () => as.patch('/auth/me', { firstName: 'Mira' }),
  ];
  // More than there are connections: some wait for one, some find a stuck one, some open a new one.
  const crowd = Array.from({ length: 5 }, () => requests).flat();
  await Promise.all(crowd.slice(0, 8).map((ask) => ask()));

  signal('SIGSTOP');
  for (let round = 0; round < 2; round++) {
    for (const answer of await Promise.all(crowd.map((ask) => ask()))) {
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'database-unavailable']);
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect(await inUse(app.db)).toEqual([0, 0]);
  }

  signal('SIGCONT');
  await untilAnswered(() => app.db.pool.query('select 1'));
  const reads = Array.from({ length: 40 }, () => as.get('/api/v1/users'));
  for (const { statusCode } of await Promise.all(reads)) expect(statusCode).toBe(200);
  expect((await as.post('/api/v1/tasks', { title: 'After' })).statusCode).toBe(201);
  expect(await inUse(app.db)).toEqual([0, 0]);
});

test('transactions that the silence falls into leave neither a connection nor a lock', async () => {
  const app = await startApp();
  const { id } = await app.addCompany();
  const { pool, prisma } = app.db;
  const rename = (name: string) => pool.query('update organization set name = $2 where id = $1', [id, name]);
  let begun = 0;
  let go = () => {};
  const silent = new Promise<void>((resolve) => {
    go = resolve;
  });
  const meet = async () => {
    begun += 1;
    await silent;
  };
  const works = [
    prisma.$transaction(async (tx) => {
      await tx.organization.update({ where: { id }, data: { name: 'Half' } });
      await meet();
      await tx.organization.count();
    }),
    prisma.$transaction(async (tx) => {
      await tx.organization.count();
      await meet();
    }),
    inTransaction(pool, async (client) => {
      await client.query('select 1');
      await meet();
      await client.query('select 1');
    }),
  ].map((work) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
  while (begun < works.length) await sleep(5);
  signal('SIGSTOP');
  go();
  expect((await Promise.all(works)).map(isDatabaseDown)).toEqual([true, true, true]);
  expect(await inUse(app.db)).toEqual([0, 0]);

  signal('SIGCONT');
  await untilAnswered(() => rename('Whole'));
  expect((await prisma.organization.findUniqueOrThrow({ where: { id } })).name).toBe('Whole');
});

test('a statement that takes too long is ended by the server, so that nobody waits for it', async () => {
  const { db } = await startApp();
  const slow = await db.pool.query('select pg_sleep(5)').catch((error: unknown) => error);
  expect(isDatabaseDown(slow)).toBe(true);
  expect(await inUse(db)).toEqual([0, 0]);
  const { rows } = await db.pool.query(
    "select query from pg_stat_activity where query ~ '^select pg_sleep' and state = 'active'",
  );
  expect(rows).toEqual([]);
});

test('a worker goes on when the database speaks again', async () => {
  const { db } = await startApp();
  const done: unknown[] = [];
  const log = { info: () => {}, warn: () => {} };
  const worker = startWorker(db.url, db.pool, { note: async (payload) => void done.push(payload) }, log);
  onTestFinished(() => worker.stop());
  const add = (name: string) =>
    untilAnswered(() => db.pool.query('select graphile_worker.add_job($1, $2::json)', ['note', `"${name}"`]));
  await add('before');
  while (!done.includes('before')) await sleep(20);
  signal('SIGSTOP');
  while (worker.health().ok) await sleep(20);
  signal('SIGCONT');
  await add('after');
  while (!done.includes('after')) await sleep(20);
  expect(worker.health().ok).toBe(true);
});

test('a transaction that nobody goes on with keeps no lock', async () => {
  const app = await startApp();
  const { id } = await app.addCompany();
  const { pool } = app.db;
  const rename = (client: Pick<typeof pool, 'query'>, name: string) =>
    client.query('update organization set name = $2 where id = $1', [id, name]);
  const lost = await pool.connect();
  const ended = new Promise((resolve) => lost.once('end', resolve));
  await lost.query('begin');
  await rename(lost, 'Lost');
  await untilAnswered(() => rename(pool, 'Found'));
  await ended;
  lost.release();
  expect(await inUse(app.db)).toEqual([0, 0]);
});

test('a kept connection is opened anew when its server says nothing', async () => {
  const { url } = await postgres.start();
  const opened: number[] = [];
  const errors: string[] = [];
  const kept = keepConnection(
    url,
    'kept',
    async (client) => {
      opened.push((await client.query('select pg_backend_pid() as pid')).rows[0].pid);
    },
    (error) => void errors.push(error.message),
    { every: 100, limit: 300 },
  );
  while (!kept.client) await sleep(10);
  signal('SIGSTOP');
  while (kept.client) await sleep(10);
  signal('SIGCONT');
  while (!kept.client) await sleep(10);
  await kept.close();
  expect(new Set(opened).size).toBeGreaterThanOrEqual(2);
  expect(errors).toContain('Query read timeout');
});
