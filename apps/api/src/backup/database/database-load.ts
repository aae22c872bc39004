import type pg from 'pg';
import { type Migration, runMigration } from '@/db/apply-migration';
import { ownSession } from '@/db/connection/session-settings';
import { createMigrationsTable, lockMigrations } from '@/db/migrate';
import { grantRights } from '@/db/rights/grant-rights';
import { migrateQueue } from '@/jobs/migrate-queue';
import { openClient } from '@/lib/with-client';
import type { Manifest } from '../archive/manifest';
import { BackupError } from '../backup-error';
import { checkDatabase } from '../check-target';
import { sortMigrations } from '../restorable';
import { beginNewLife } from './begin-new-life';
import { CopyIn } from './copy-in';
import { looseRules, type Rules } from './loose-rules';
import { createJobTable, enqueueJobs, hasQueue, jobTable } from './queue-jobs';

/**
 * Loads an archive's tables into an empty database, in one transaction: first the schema as the archive's database
 * had it, then the rows, then the migrations that have come since, then what sets the new life apart from the old.
 */
export class DatabaseLoad {
  private current: { name: string; copy: CopyIn } | undefined;
  private readonly loaded = new Set<string>();

  private constructor(
    private readonly client: pg.Client,
    private readonly manifest: Manifest,
    private readonly later: Migration[],
    private readonly hadQueue: boolean,
    private readonly rules: Rules,
    private readonly serving: string | null,
  ) {}

  /**
   * @param serving the account that gets the rights to serve; null: the one that `url` leads to owns everything and serves
   * @param say gets a line when it has to wait
   * @throws BackupError when the database is not empty or the archive is newer than this version
   */
  static async begin(
    url: string,
    manifest: Manifest,
    serving: string | null,
    say: (line: string) => void,
  ): Promise<DatabaseLoad> {
    const { applied, later } = sortMigrations(manifest);
    const client = await openClient({
      connectionString: url,
      application_name: 'tavla restore',
      keepAlive: true,
    });
    let hadQueue = true;
    try {
      // A server that is started now waits here until everything is in its place.
      await client.query(ownSession);
      await lockMigrations(client, say);
      await checkDatabase(client);
      hadQueue = await hasQueue(client);
      // The queue brings its own tables, over connections of its own.
      await migrateQueue(url);
      await client.query('begin');
      await createMigrationsTable(client);
      for (const migration of applied) await runMigration(client, migration);
      await createJobTable(client);
      return new DatabaseLoad(client, manifest, later, hadQueue, await looseRules(client), serving);
    } catch (error) {
      await undo(client, hadQueue);
      throw error;
    }
  }

  /**
   * Takes the next part of a table; the parts of one follow each other.
   * @returns false when no migration made this table: it is somebody else's, and stays behind
   */
  async write(table: string, part: AsyncIterable<Buffer>): Promise<boolean> {
    if (table !== jobTable && !this.rules.tables.has(table)) {
      for await (const _ of part);
      return false;
    }
    if (this.current?.name !== table) {
      await this.current?.copy.end();
      const content = [...this.manifest.tables, this.manifest.jobs].find(({ name }) => name === table);
      if (!content || this.loaded.has(table)) {
        throw new BackupError(`The archive is damaged: its parts of the table ${table} are out of order.`);
      }
      this.current = { name: table, copy: new CopyIn(this.client, content) };
      this.loaded.add(table);
    }
    await this.current.copy.write(part);
    return true;
  }

  /** Brings what was loaded to this version's schema, and begins the new life. Nobody sees it before `commit`. */
  async finish(now: Date): Promise<void> {
    await this.current?.copy.end();
    const { tables, jobs, sequences } = this.manifest;
    const lost = tables.find(
      ({ name, rows }) => rows > 0 && this.rules.tables.has(name) && !this.loaded.has(name),
    );
    if (lost)
      throw new BackupError(`The archive is damaged: the rows of the table ${lost.name} are missing.`);
    for (const { name, value } of sequences) {
      await this.client.query('select setval(to_regclass(quote_ident($1)), $2::bigint)', [name, value]);
    }
    await this.rules.tighten();
    for (const migration of this.later) await runMigration(this.client, migration);
    await beginNewLife(this.client, now);
    await enqueueJobs(this.client, jobs);
    if (this.serving) await grantRights(this.client, this.serving);
  }

  async commit(): Promise<void> {
    await this.client.query('commit');
    // The planner knows nothing of the new rows yet; that it learns of them sooner is all that this is for.
    await this.client.query('analyze').catch(() => undefined);
    await this.client.end().catch(() => undefined);
  }

  /** Leaves the database as it was found. */
  async abort(): Promise<void> {
    await this.current?.copy.abort();
    await undo(this.client, this.hadQueue);
  }
}

async function undo(client: pg.Client, hadQueue: boolean): Promise<void> {
  try {
    await client.query('rollback');
    if (!hadQueue) await client.query('drop schema if exists graphile_worker cascade');
  } catch {
    // A broken connection rolls back by itself; the empty queue that may stay is no obstacle to another try.
  } finally {
    await client.end().catch(() => undefined);
  }
}
