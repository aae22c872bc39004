import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { withClient } from '@/lib/with-client';
import { lockMigrations, migrate } from './migrate';
import { MigrationError } from './migration-error';

let folder: string;
let name: string;
let url: string;
let number = 0;

async function run(databaseUrl: string, sql: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const write = (migration: string, sql: string) => {
  mkdirSync(path.join(folder, migration), { recursive: true });
  writeFileSync(path.join(folder, migration, 'migration.sql'), sql);
};

/** How many wait for a lock of this database. */
const waiting = `select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
  where not granted and datname = current_database()`;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tavla-migrations-'));
  number += 1;
  name = `migrate_${process.pid}_${number}`;
  await run(inject('postgresUrl'), `create database ${name}`);
  const own = new URL(inject('postgresUrl'));
  own.pathname = name;
  url = own.toString();
});

afterEach(async () => {
  await run(inject('postgresUrl'), `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

describe('migrate', () => {
  it('applies in order of name what is missing, and nothing twice', async () => {
    write('2_second', 'alter table a add column c int;');
    write('1_first', 'create table a (b int); create table other (b int);');
    writeFileSync(path.join(folder, 'migration_lock.toml'), 'provider = "postgresql"');
    expect(await migrate(url, folder)).toEqual(['1_first', '2_second']);
    expect(await migrate(url, folder)).toEqual([]);
    write('3_third', 'drop table other;');
    expect(await migrate(url, folder)).toEqual(['3_third']);
    expect(await run(url, 'select b, c from a')).toEqual([]);
  });

  it('says what it waits for, when another process has the database', async () => {
    const config = { connectionString: url };
    await withClient(config, (other) =>
      withClient(config, async (client) => {
        await lockMigrations(other, () => {});
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        onTestFinished(() => void vi.useRealTimers());
        const said: string[] = [];
        const locked = lockMigrations(client, (line) => said.push(line), 'shared');
        vi.advanceTimersByTime(2_000);
        expect(said).toEqual(['Another process migrates or restores this database; waiting for it…']);
        await other.query('select pg_advisory_unlock_all()');
        await locked;
      }),
    );
  });

  it('records what Prisma records', async () => {
    const sql = 'create table a (b int);\n';
    write('1_first', sql);
    await migrate(url, folder);
    const [row] = await run(url, 'select * from _prisma_migrations');
    expect(row).toMatchObject({
      migration_name: '1_first',
      checksum: createHash('sha256').update(sql).digest('hex'),
      finished_at: expect.any(Date),
      rolled_back_at: null,
      logs: null,
      applied_steps_count: 1,
    });
  });

  it('can be called by several processes at once', async () => {
    write('1_first', 'create table a (b int);');
    write('2_second', 'insert into a values (1);');
    const applied = await withClient({ connectionString: url }, async (other) => {
      await lockMigrations(other, () => {});
      const migrating = Promise.all(Array.from({ length: 6 }, () => migrate(url, folder)));
      await expect.poll(() => run(url, waiting)).toEqual([{ count: 6 }]);
      await other.query('select pg_advisory_unlock_all()');
      return migrating;
    });
    expect(applied.flat().sort()).toEqual(['1_first', '2_second']);
    expect(await run(url, 'select b from a')).toEqual([{ b: 1 }]);
  });

  it('leaves nothing of a migration that fails, so that the version before starts, and tries it again', async () => {
    write('1_first', 'create table before (b int);');
    await migrate(url, folder);
    write('2_second', 'create table a (b int); select nonsense;');
    const words =
      'The migration 2_second failed: column "nonsense" does not exist. Nothing of it was kept: the version before starts as it did, and each start of this one tries again.';
    await expect(migrate(url, folder)).rejects.toThrow(new MigrationError(words));
    await expect(migrate(url, folder)).rejects.toThrow(new MigrationError(words));
    expect(await run(url, "select to_regclass('a') as a")).toEqual([{ a: null }]);
    expect(await run(url, 'select migration_name as name from _prisma_migrations')).toEqual([
      { name: '1_first' },
    ]);

    write('2_second', 'create table a (b int);');
    expect(await migrate(url, folder)).toEqual(['2_second']);
  });

  it('does again what an earlier version noted as failed, also where it is none of its own', async () => {
    write('1_first', 'create table a (b int);');
    await migrate(url, folder);
    await run(
      url,
      `insert into _prisma_migrations (id, checksum, migration_name, logs)
       values ('x', repeat('a', 64), '2_second', 'column "nonsense" does not exist')`,
    );
    expect(await migrate(url, folder)).toEqual([]);
    write('2_second', 'create table c (d int);');
    expect(await migrate(url, folder)).toEqual(['2_second']);
    expect(
      await run(
        url,
        'select id from _prisma_migrations where finished_at is null and rolled_back_at is null',
      ),
    ).toEqual([]);
  });

  it('stops where another program has broken one off, and says how to go on', async () => {
    write('1_first', 'create table a (b int);');
    await migrate(url, folder);
    await run(url, 'drop table a; update _prisma_migrations set finished_at = null');
    await expect(migrate(url, folder)).rejects.toThrow(
      'The migration 1_first was begun by another program and not ended. Look whether the database has what it makes, set finished_at of its row in the table _prisma_migrations if so and rolled_back_at if not, and start again.',
    );
    await run(url, 'update _prisma_migrations set rolled_back_at = now()');
    expect(await migrate(url, folder)).toEqual(['1_first']);
  });

  it('does a migration again whose process was killed in the middle', async () => {
    write('1_first', 'create table a (b int); select pg_terminate_backend(pg_backend_pid());');
    await expect(migrate(url, folder)).rejects.toThrow();
    write('1_first', 'create table a (b int);');
    expect(await migrate(url, folder)).toEqual(['1_first']);
  });

  it('stops when a migration was changed after it was applied', async () => {
    write('1_first', 'create table a (b int);');
    await migrate(url, folder);
    write('1_first', 'create table a (b text);');
    await expect(migrate(url, folder)).rejects.toThrow(MigrationError);
    await expect(migrate(url, folder)).rejects.toThrow(/1_first was changed after/);
  });

  it('refuses a database that a newer program has migrated, and changes nothing', async () => {
    write('1_first', 'create table a (b int);');
    write('2_second', 'create table c (d int);');
    await migrate(url, folder);
    rmSync(path.join(folder, '2_second'), { recursive: true });
    write('3_third', 'create table e (f int);');
    await expect(migrate(url, folder)).rejects.toThrow(
      new MigrationError(
        'This database was made by a newer Tavla (migration 2_second). Start that version, or restore a backup made by this one.',
      ),
    );
    expect(await run(url, "select to_regclass('e') as e")).toEqual([{ e: null }]);
    await run(url, "update _prisma_migrations set rolled_back_at = now() where migration_name = '2_second'");
    expect(await migrate(url, folder)).toEqual(['3_third']);
  });

  it('asks an account that may not alter the schema for nothing, as long as nothing is pending', async () => {
    write('1_first', 'create table a (b int);');
    const account = `reader_${process.pid}`;
    const reader = Object.assign(new URL(url), { username: account, password: 'r' }).toString();
    await run(url, `create role ${account} login password 'r'`);
    try {
      await expect(migrate(reader, folder)).rejects.toThrow(
        `lacks the migration 1_first, and the user "${account}" may not alter its tables. Set MIGRATE_DATABASE_URL`,
      );
      await migrate(url, folder);
      await expect(migrate(reader, folder)).rejects.toThrow('has no rights in this database yet');
      await run(url, `grant select on _prisma_migrations to ${account}`);
      expect(await migrate(reader, folder)).toEqual([]);
      write('2_second', 'create table c (d int);');
      write('3_third', 'create table e (f int);');
      await run(url, `grant create on schema public to ${account}`);
      await expect(migrate(reader, folder)).rejects.toThrow('lacks 2 migrations, the first is 2_second');
    } finally {
      await run(url, `drop owned by ${account}; drop role ${account}`);
    }
  });

  it('brings an empty database to the present schema', async () => {
    expect(await migrate(url)).not.toEqual([]);
    expect(
      await run(url, 'select count(*)::int as failed from _prisma_migrations where finished_at is null'),
    ).toEqual([{ failed: 0 }]);
  });
});
