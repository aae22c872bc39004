import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, runAs, type TestDatabase } from '@/test/test-database';
import { prepareDatabase } from './prepare-database';

let database: TestDatabase;
/** Two accounts as an operator makes them; neither is a superuser. */
let owning: string;
let serving: string;
const names = { owning: `owning_${randomBytes(4).toString('hex')}`, serving: '' };
names.serving = names.owning.replace('owning', 'serving');

beforeEach(async () => {
  database = await createTestDatabase('template0');
  await query(`create role ${names.owning} login password 'o'; create role ${names.serving} login password 's';
    grant create on schema public to ${names.owning}; grant create on database ${nameOf()} to ${names.owning}`);
  owning = addressOf(names.owning, 'o');
  serving = addressOf(names.serving, 's');
});
afterEach(async () => {
  await database.drop();
  await runAs(inject('postgresUrl'), `drop role ${names.owning}; drop role ${names.serving}`);
});

const nameOf = () => new URL(database.url).pathname.slice(1);
const addressOf = (username: string, password: string) =>
  Object.assign(new URL(database.url), { username, password }).toString();

async function query(text: string, url = database.ownerUrl): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const alone = () => prepareDatabase({ databaseUrl: serving, migrateDatabaseUrl: null });
const together = () => prepareDatabase({ databaseUrl: serving, migrateDatabaseUrl: owning });

describe('prepareDatabase', () => {
  it('migrates with the one account, and leaves the other with its rights and nothing of its own', async () => {
    await together();
    await together();
    const owners = await query(
      `select distinct relowner::regrole::text as name from pg_class
       where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
    );
    expect(owners).toEqual([{ name: names.owning }]);
    expect(await query('select count(*)::int as count from audit_entry', serving)).toEqual([{ count: 0 }]);
  });

  it('lets a process that has only the account that serves start, once all is there', async () => {
    await expect(alone()).rejects.toThrow(
      /lacks \d+ migrations, the first is \w+, and the user "serving_\w+" may not alter its tables. Set MIGRATE_DATABASE_URL/,
    );
    expect(await query(`select to_regclass('_prisma_migrations') as made`)).toEqual([{ made: null }]);
    await together();
    await alone();
  });

  it('refuses, unchanged, when one migration is pending and the account cannot apply it', async () => {
    await together();
    // As if the next version had come with one more.
    await query(`delete from _prisma_migrations
      where migration_name = (select max(migration_name) from _prisma_migrations)`);
    const before = await query('select * from _prisma_migrations order by id');
    await expect(alone()).rejects.toThrow(/lacks the migration \w+, and the user .* MIGRATE_DATABASE_URL/);
    expect(await query('select * from _prisma_migrations order by id')).toEqual(before);
  });

  it('refuses a database of a newer version as ever', async () => {
    await together();
    await query(`insert into _prisma_migrations (id, checksum, migration_name, finished_at)
      values ('x', 'x', '2999_future', now())`);
    await expect(alone()).rejects.toThrow('made by a newer Tavla (migration 2999_future)');
    await expect(together()).rejects.toThrow('made by a newer Tavla (migration 2999_future)');
  });

  it.each([
    ['set default_transaction_read_only = on', 'can only be read: it is a standby'],
    ['set search_path = elsewhere', 'works in the schema "elsewhere"'],
  ])('refuses a database with %s', async (setting, words) => {
    await query(`create schema elsewhere; grant usage on schema elsewhere to public`);
    await query(`alter database ${nameOf()} ${setting}`);
    for (const start of [together, alone]) await expect(start()).rejects.toThrow(words);
  });

  it('refuses a database that has not every letter', async () => {
    const name = `latin_${randomBytes(4).toString('hex')}`;
    await query(
      `create database ${name} encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
    );
    const databaseUrl = Object.assign(new URL(database.ownerUrl), { pathname: `/${name}` }).toString();
    await expect(prepareDatabase({ databaseUrl, migrateDatabaseUrl: null })).rejects.toThrow(
      'keeps text as LATIN1, which has not every letter',
    );
    await query(`drop database ${name}`);
  });

  it('refuses when the queue is not up to date', async () => {
    await together();
    await query(
      'delete from graphile_worker.migrations where id = (select max(id) from graphile_worker.migrations)',
    );
    await expect(alone()).rejects.toThrow(/tables of the job queue are not up to date.*MIGRATE_DATABASE_URL/);
  });

  it('tells an account that was given no rights yet what to do', async () => {
    await prepareDatabase({ databaseUrl: owning, migrateDatabaseUrl: null });
    await expect(alone()).rejects.toThrow(/has no rights in this database yet.*MIGRATE_DATABASE_URL/);
    await together();
    await alone();
  });

  it('refuses one account twice', async () => {
    await expect(prepareDatabase({ databaseUrl: owning, migrateDatabaseUrl: owning })).rejects.toThrow(
      /may do more than serve: it is "owning_\w+", which owns tables/,
    );
  });

  it('refuses two addresses of two databases', async () => {
    await together();
    const other = await createTestDatabase('template0');
    const databaseUrl = Object.assign(new URL(serving), { pathname: new URL(other.url).pathname }).toString();
    await expect(prepareDatabase({ databaseUrl, migrateDatabaseUrl: owning })).rejects.toThrow(
      /lacks \d+ migrations/,
    );
    await other.drop();
  });

  it('can be called by many processes at once, some with both accounts', async () => {
    const starts = await Promise.allSettled([together(), alone(), together(), alone(), together()]);
    const refusals = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    // One that came before the migration was refused for that, and for nothing else.
    expect(refusals.filter((text) => !text.includes('migrations, the first is'))).toEqual([]);
    expect(refusals.length).toBeLessThanOrEqual(2);
    await alone();
  });
});
