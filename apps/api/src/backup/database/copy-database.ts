import pg from 'pg';
import { ownSession } from '@/db/connection/session-settings';
import { isThere, lockMigrations, unlockMigrations } from '@/db/migrate';
import type { Progress } from '@/lib/progress';
import type { ArchiveWriter } from '../archive/archive-writer';
import { isKey, type Manifest } from '../archive/manifest';
import { BackupError } from '../backup-error';
import { copyOut } from './copy-out';
import { isLeftOut } from './left-out';
import { hasQueue, jobColumns, jobTable, queueTables, selectJobs } from './queue-jobs';
import { readCatalog, type Table } from './read-catalog';

/** What the manifest says of the database. */
export type DatabaseContent = Pick<
  Manifest,
  'companies' | 'postgres' | 'migrations' | 'tables' | 'leftOut' | 'sequences' | 'jobs'
>;

/**
 * Copies every table and the queue as they were at one moment, while others go on writing.
 * @returns what was copied, and the keys of the files that its rows name
 * @throws BackupError when Tavla has not made this database
 */
export async function copyDatabase(
  client: pg.Client,
  writer: ArchiveWriter,
  progress: Progress,
): Promise<{ content: DatabaseContent; keys: string[] }> {
  await client.query(ownSession);
  await beginSnapshot(client, progress);
  const migrations = await readApplied(client);
  const { carried, leftOut, sequences } = await readCatalog(client);
  for (const name of leftOut.filter((table) => !isLeftOut(table))) {
    progress.say(`The table "${name}" is none of Tavla's; it was left out.`);
  }
  const tables: Manifest['tables'] = [];
  for (const [index, table] of carried.entries()) {
    progress.now(`Copying the database: ${table.name} (${index + 1} of ${carried.length})`);
    tables.push(await copyOut(client, writer, table));
  }
  const jobs = (await hasQueue(client))
    ? await copyOut(client, writer, { name: jobTable, columns: jobColumns }, selectJobs)
    : { name: jobTable, columns: jobColumns, rows: 0 };
  const keys = await readKeys(client, carried);
  const { rows } = await client.query("select current_setting('server_version') as version");
  await client.query('commit');
  const companies = tables.find(({ name }) => name === 'organization')?.rows ?? 0;
  const postgres = String(rows[0]?.version);
  return { content: { companies, postgres, migrations, tables, leftOut, sequences, jobs }, keys };
}

/**
 * Begins one snapshot for every statement until the commit, which sees either all of a change or nothing; and keeps the
 * tables as they are meanwhile. One that a migration rewrites after the snapshot was taken would be found empty, and
 * one that waits for us while we wait for it would be the migration that failed. So all locks are taken together,
 * before the first question, while nobody migrates.
 */
async function beginSnapshot(client: pg.Client, { say }: Progress): Promise<void> {
  await lockMigrations(client, say, 'shared');
  const { carried } = await readCatalog(client);
  const names = carried.map(({ name }) => pg.escapeIdentifier(name));
  if (await hasQueue(client)) names.push(...queueTables);
  await client.query('begin isolation level repeatable read read only');
  if (names.length) await client.query(`lock table ${names.join(', ')} in access share mode`);
  await unlockMigrations(client);
}

async function readApplied(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows: found } = await client.query("select to_regclass('_prisma_migrations') is not null as found");
  if (!found[0]?.found)
    throw new BackupError('This database is not one of Tavla: it has none of its tables.');
  const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
    `select migration_name as name, checksum, finished_at is not null as finished
     from _prisma_migrations where ${isThere} order by migration_name`,
  );
  const failed = rows.find(({ finished }) => !finished);
  if (failed) {
    throw new BackupError(
      `The migration ${failed.name} was broken off in this database. Start Tavla, mend what it says, and try again.`,
    );
  }
  return rows.map(({ name, checksum }) => ({ name, checksum }));
}

/** Every table names its files in the column "blobKey". */
async function readKeys(client: pg.Client, tables: Table[]): Promise<string[]> {
  const naming = tables.filter(({ columns }) => columns.includes('blobKey'));
  if (naming.length === 0) return [];
  const { rows } = await client.query<{ key: string }>(
    `${naming.map(({ name }) => `select "blobKey" as key from ${pg.escapeIdentifier(name)} where "blobKey" is not null`).join(' union ')} order by 1`,
  );
  const odd = rows.find(({ key }) => !isKey(key));
  if (odd) throw new BackupError(`A row names the file "${odd.key}", which is no name that Tavla gives.`);
  return rows.map(({ key }) => key);
}
