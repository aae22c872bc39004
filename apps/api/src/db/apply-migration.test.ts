import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openClient } from '@/lib/with-client';
import { projectDir } from '@/project-dir';
import { useTestApp } from '@/test/test-app';
import { migrate } from './migrate';

const test = useTestApp();
let folder: string;
let next: string;

/** The migrations of the next release: ours, and one more. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tavla-next-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(path.join(projectDir, 'prisma/migrations'), folder, { recursive: true });
  next = `2999_${randomUUID()}`;
});
const write = (sql: string) => {
  mkdirSync(path.join(folder, next), { recursive: true });
  writeFileSync(path.join(folder, next, 'migration.sql'), sql);
};

/** What one test has applied is not missed by the next, whose folder lacks it. */
const forget = () => test.current.asOwner(`delete from _prisma_migrations where migration_name = '${next}'`);
const owner = async (): Promise<pg.Client> => {
  const client = await openClient({ connectionString: test.current.ownerUrl });
  onTestFinished(() => client.end());
  return client;
};
const waiters = async (table: string) => {
  const { rows } = await test.current.db.pool.query(
    `select count(*)::int as count from pg_locks where not granted and relation = $1::regclass`,
    [table],
  );
  return rows[0].count;
};
const recorded = async () => {
  const { rows } = await (await owner()).query(
    'select logs, finished_at is not null as finished from _prisma_migrations where migration_name = $1',
    [next],
  );
  return rows;
};

it('keeps nobody waiting for a table that it cannot have yet', async () => {
  const { member } = await test.current.addCompany();
  write('alter table task add column "ofTheNext" int not null default 7');
  onTestFinished(forget);
  // As a backup does for as long as it copies.
  const backup = await owner();
  await backup.query('begin; lock table task in access share mode');
  const migrating = migrate(test.current.ownerUrl, folder);
  await expect.poll(() => waiters('task')).toBe(1);
  // Whoever asks now stands behind the migration, and not behind the backup.
  const answers = await Promise.all([
    test.current.as(member).get('/api/v1/tasks'),
    test.current.as(member).post('/api/v1/tasks', { title: 'Meanwhile' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201]);
  await backup.query('commit');
  expect(await migrating).toEqual([next]);
  expect((await test.current.as(member).get('/api/v1/tasks')).json().total).toBe(1);
});

it('comes again after a deadlock with a process of the release before', async () => {
  write('lock table task in access exclusive mode; alter table audio add column "ofTheNext" int');
  onTestFinished(forget);
  const serving = await owner();
  // The migration is to be the one that gives way.
  await serving.query("set deadlock_timeout = '1min'; begin; lock table audio in row exclusive mode");
  const migrating = migrate(test.current.ownerUrl, folder);
  await expect.poll(() => waiters('audio')).toBe(1);
  await serving.query('lock table task in row exclusive mode');
  await serving.query('commit');
  expect(await migrating).toEqual([next]);
  expect(await recorded()).toEqual([{ logs: null, finished: true }]);
});

it.each([
  ['the disk is full', '53100'],
  ['the memory is not enough', '53200'],
  ['somebody ends the statement', '57014'],
  ['the disk cannot be read', '58030'],
])('leaves no trace when %s, and the next start does it again', async (_, code) => {
  write(`do $$ begin raise exception 'no luck' using errcode = '${code}'; end $$`);
  await expect(migrate(test.current.ownerUrl, folder)).rejects.toThrow(
    `The migration ${next} was broken off: no luck. Nothing of it was kept; start again.`,
  );
  expect(await recorded()).toEqual([]);
  write('select 1');
  onTestFinished(forget);
  expect(await migrate(test.current.ownerUrl, folder)).toEqual([next]);
});

it('takes the time that it takes, whatever an operator has set for statements', async () => {
  const name = new URL(test.current.ownerUrl).pathname.slice(1);
  const limits = ['statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout'];
  for (const limit of limits) await test.current.asOwner(`alter database ${name} set ${limit} = '150ms'`);
  onTestFinished(() => test.current.asOwner(`alter database ${name} reset all`));
  write('select pg_sleep(0.3)');
  onTestFinished(forget);
  expect(await migrate(test.current.ownerUrl, folder)).toEqual([next]);
});
