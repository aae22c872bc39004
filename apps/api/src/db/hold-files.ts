import type pg from 'pg';

/** Any number that nothing else locks in this database. */
const lock = 271_828_183;

/** Keeps the files of deleted rows from being deleted, for as long as the connection lasts. Any number may hold it. */
export async function holdFiles(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [lock]);
}

/**
 * Whether a backup is being made. Asked after the deletion of a row was committed, a "no" stays true for that
 * row's files: a backup that begins later does not see the row any more.
 */
export async function areFilesHeld(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query('select pg_try_advisory_xact_lock($1) as free', [lock]);
  return rows[0]?.free !== true;
}
