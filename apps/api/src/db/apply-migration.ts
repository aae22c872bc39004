import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { MigrationError } from './migration-error';

/** A migration as its file says it; the checksum is the SHA-256 of the file. */
export type Migration = { name: string; sql: string; checksum: string };

/**
 * Whoever comes behind a migration that waits for a table waits as well, so that a process of the release before could
 * not even read while a backup holds the tables. So it steps back after so long, and comes again after so long. In
 * milliseconds.
 */
const turn = { wait: 2_000, pause: 1_000 };
/** Others were in the way: a deadlock, two that did not fit together, a table that somebody holds. */
const inTheWay = /^(40P01|40001|55P03)$/;
/** The server had no room, was stopped or broke, or somebody ended the statement: nothing is wrong with the migration. */
const fromOutside = /^(53|57|58)/;

/**
 * Applies a migration while others may be using the database. The migration and its record are one transaction: a
 * process killed anywhere in between leaves nothing, and the next start does it again. So it does after every fault:
 * none is recorded, since a row without its migration would keep the release before from starting, and a backup from
 * being made.
 * @throws MigrationError
 */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  for (;;) {
    const fault = await tryOnce(client, migration);
    if (!fault) return;
    const code = String(fault.code ?? '');
    if (inTheWay.test(code)) {
      await sleep(turn.pause);
      continue;
    }
    const { message } = fault;
    if (fromOutside.test(code)) {
      const words = `The migration ${migration.name} was broken off: ${message}. Nothing of it was kept; start again.`;
      throw new MigrationError(words, { cause: fault });
    }
    const words = `The migration ${migration.name} failed: ${message}. Nothing of it was kept: the version before starts as it did, and each start of this one tries again.`;
    throw new MigrationError(words, { cause: fault });
  }
}

/** @returns what the database says against it; then nothing of it is there */
async function tryOnce(client: pg.Client, migration: Migration): Promise<pg.DatabaseError | undefined> {
  try {
    await client.query(`begin; set local lock_timeout = ${turn.wait}`);
    await runMigration(client, migration);
    await client.query('commit');
    return undefined;
  } catch (error) {
    // A connection that broke has rolled back by itself.
    await client.query('rollback').catch(() => {
      throw error;
    });
    return error as pg.DatabaseError;
  }
}

/**
 * Runs a migration and records it, inside of the caller's transaction. The file goes as one query without
 * parameters, as it may hold many statements.
 */
export async function runMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query(migration.sql);
  await record(client, migration);
}

async function record(client: pg.ClientBase, { name, checksum }: Migration): Promise<void> {
  // What an earlier version noted of a try that failed is over.
  await client.query(
    `update _prisma_migrations set rolled_back_at = clock_timestamp()
     where migration_name = $1 and finished_at is null and rolled_back_at is null`,
    [name],
  );
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}
