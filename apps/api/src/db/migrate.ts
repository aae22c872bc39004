import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { withClient } from '@/lib/with-client';
import { projectDir } from '@/project-dir';
import { applyMigration, type Migration } from './apply-migration';
import { checkServer } from './check-server';
import { ownSession } from './connection/session-settings';
import { MigrationError } from './migration-error';

/** Prisma Migrate's own lock, so that its command line and we never migrate at once. */
const prismaLock = 72_707_369;
/** After so long a person wants to know what is waited for. */
const wordsAfter = 2_000;

/**
 * Of a row of `_prisma_migrations`: whether its migration is in the database, or may be. An earlier version noted what
 * the database said against one, of which nothing was kept then; what broke off without words may have been kept.
 */
export const isThere = 'rolled_back_at is null and (finished_at is not null or logs is null)';

/** Takes a line for a person. */
type Say = (line: string) => void;

/** What to do where the account may not migrate. */
export const howToMigrate =
  'Set MIGRATE_DATABASE_URL, the address with the user that owns the tables, for this process or for one that starts before it.';

const ownFolder = path.join(projectDir, 'prisma/migrations');

/**
 * Applies the migrations in `folder` that the database does not have yet, each in one transaction, and records
 * them as Prisma does, so that its command line agrees afterwards. Any number of processes may call it at once.
 * An account that may not alter the schema will do when nothing is to be applied.
 * @param further runs afterwards, while other processes still wait
 * @param say gets a line when it has to wait
 * @returns names of the migrations that were applied, in order
 * @throws MigrationError when one fails, of which nothing is kept then; when another program has broken one off, an
 *   applied one was changed since, a newer program has migrated the database, or the account may not do it: nothing is
 *   changed then; DatabaseError when the server is none that Tavla can work with
 */
export async function migrate(
  databaseUrl: string,
  folder = ownFolder,
  further = async (_: pg.Client) => {},
  say: Say = () => {},
): Promise<string[]> {
  const config = { connectionString: databaseUrl, application_name: 'tavla migrate' };
  return withClient(config, async (client) => {
    await checkServer(client);
    await client.query(ownSession);
    await lockMigrations(client, say);
    const pending = await findPending(client, readMigrations(folder));
    if (pending[0]) {
      await checkMayMigrate(client, pending[0], pending.length);
      await createMigrationsTable(client);
    }
    for (const migration of pending) {
      const words = `The migration ${migration.name} takes a while; while a backup is made, it waits for that…`;
      await saying(words, say, applyMigration(client, migration));
    }
    await further(client);
    return pending.map(({ name }) => name);
  });
}

/** @throws MigrationError unless the account may create tables, and those that are there are its own */
async function checkMayMigrate(client: pg.Client, { name }: Migration, count: number): Promise<void> {
  const { rows } = await client.query<{ account: string; database: string; may: boolean }>(
    `select current_user as account, current_database() as database,
       coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) and not exists (
         select 1 from pg_class where oid = to_regclass('_prisma_migrations') and not pg_has_role(relowner, 'USAGE')
       ) as may`,
  );
  const [row] = rows;
  if (row?.may) return;
  throw new MigrationError(
    `The database "${row?.database}" lacks ${count === 1 ? 'the migration' : `${count} migrations, the first is`} ${name}, and the user "${row?.account}" may not alter its tables. ${howToMigrate}`,
  );
}

/**
 * Waits until nobody else migrates this database, and keeps others from it while the connection lasts.
 * @param kind `shared` for those who only want it to stay as it is; they do not keep each other waiting
 */
export async function lockMigrations(
  client: pg.ClientBase,
  say: Say,
  kind: 'alone' | 'shared' = 'alone',
): Promise<void> {
  const lock = kind === 'alone' ? 'pg_advisory_lock' : 'pg_advisory_lock_shared';
  const words = 'Another process migrates or restores this database; waiting for it…';
  await saying(words, say, client.query(`select ${lock}($1)`, [prismaLock]));
}

/** Lets others migrate again, who had to wait for a `shared` lock. */
export async function unlockMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1)', [prismaLock]);
}

/** Says what is waited for when it takes longer than a moment. */
async function saying<T>(words: string, say: Say, work: Promise<T>): Promise<T> {
  const timer = setTimeout(say, wordsAfter, words);
  return work.finally(() => clearTimeout(timer));
}

/** The migrations that this version of the product has, in their order. */
export function readMigrations(folder = ownFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'));
      return { name, sql: sql.toString(), checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** As Prisma makes it. */
export async function createMigrationsTable(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists _prisma_migrations (
    id varchar(36) primary key not null,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0
  )`);
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  if (!(await hasMigrationsTable(client))) return migrations;
  const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
    `select migration_name as name, checksum, finished_at is not null as finished
     from _prisma_migrations where ${isThere}`,
  );
  const known = new Set(migrations.map(({ name }) => name));
  const newer = rows.map((row) => row.name).filter((name) => !known.has(name));
  if (newer.length) {
    throw new MigrationError(
      `This database was made by a newer Tavla (migration ${newer.sort().at(-1)}). Start that version, or restore a backup made by this one.`,
    );
  }
  const failed = rows.find((row) => !row.finished);
  if (failed) {
    throw new MigrationError(
      `The migration ${failed.name} was begun by another program and not ended. Look whether the database has what it makes, set finished_at of its row in the table _prisma_migrations if so and rolled_back_at if not, and start again.`,
    );
  }
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const changed = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (changed) {
    throw new MigrationError(
      `The migration ${changed.name} was changed after this database applied it. Bring its file back to what it was, and put the change into a new migration.`,
    );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/** @throws MigrationError when it is there and the account may not read it */
async function hasMigrationsTable(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ account: string; mayRead: boolean }>(
    `select current_user as account, has_table_privilege(oid, 'SELECT') as "mayRead"
     from pg_class where oid = to_regclass('_prisma_migrations')`,
  );
  if (rows[0]?.mayRead === false) {
    throw new MigrationError(
      `The user "${rows[0].account}" has no rights in this database yet. ${howToMigrate}`,
    );
  }
  return rows.length > 0;
}
