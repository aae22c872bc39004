import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createBlobs } from '@/adapters/create-engines';
import { migrate, readMigrations } from '@/db/migrate';
import type { Progress } from '@/lib/progress';
import { projectDir } from '@/project-dir';
import { parseEnv } from '@/settings/env';
import { createTestDatabase } from '@/test/test-database';
import { backUp } from './back-up';
import { restore } from './restore';

/** What was said to the operator. */
export class Said implements Progress {
  readonly lines: string[] = [];
  say = (line: string) => void this.lines.push(line);
  now = () => {};
  clear = () => {};
}

type Settings = Record<string, string>;
const { signal: never } = new AbortController();

/** Backs up what the settings lead to. */
export async function backUpTo(
  file: string,
  settings: Settings,
  options: Partial<Parameters<typeof backUp>[0]> = {},
) {
  const env = parseEnv(settings);
  const blobs = await createBlobs(env);
  const rest = { passphrase: null, force: false, withFiles: false, allowMissing: false, signal: never };
  return backUp({ env, blobs, file, progress: new Said(), ...rest, ...options });
}

/** Restores into what the settings lead to. */
export async function restoreFrom(
  file: string,
  settings: Settings,
  options: Partial<Parameters<typeof restore>[0]> = {},
) {
  const env = parseEnv(settings);
  const bucket = env.s3 ? await createBlobs(env) : null;
  const rest = { askPassphrase: async () => '', allowMissing: false, signal: never, progress: new Said() };
  return restore({ env, bucket, file, ...rest, ...options });
}

/** Folders and databases that are thrown away together. */
export class Places {
  private readonly closers: (() => Promise<unknown>)[] = [];

  async folder(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'tavla-backup-'));
    this.closers.push(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  /** A database as it was before a migration. */
  async databaseBefore(migration: string): Promise<string> {
    const url = await this.emptyDatabase();
    const folder = await this.folder();
    for (const { name } of readMigrations().filter(({ name }) => name < migration)) {
      cpSync(path.join(projectDir, 'prisma/migrations', name), path.join(folder, name), { recursive: true });
    }
    await migrate(url, folder);
    return url;
  }

  async emptyDatabase(): Promise<string> {
    const { ownerUrl, drop } = await createTestDatabase('template0');
    this.closers.push(drop);
    return ownerUrl;
  }

  /** Runs before the places themselves go. */
  later(close: () => Promise<unknown>): void {
    this.closers.push(close);
  }

  async clear(): Promise<void> {
    for (const close of this.closers.splice(0).reverse()) await close();
  }
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** What a restore changes on purpose, so that nothing of the former life is mistaken for the new one. */
const jumps = new Set(['eventSeq', 'version', 'fieldVersions', 'retentionCheckedAt']);

/** Every row of every table as text, in a fixed order; without the columns that jump, where they do. */
export async function dump(url: string): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string; columns: string[] }>(
    url,
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name, columns } of tables) {
    // The version of a task's edit tells which one it was, and stays.
    const kept = columns.filter(
      (column) =>
        (name === 'task_edit' || !jumps.has(column)) &&
        // Triggers make passages anew, under other ids.
        (name !== 'passage' || column !== 'id'),
    );
    const list = kept.map((column) => pg.escapeIdentifier(column)).join(', ');
    const rows = await query<{ row: string }>(
      url,
      `select row(${list})::text as row from "${name}" order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}
