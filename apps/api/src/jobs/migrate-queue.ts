import { runMigrations } from 'graphile-worker';

/** Brings the job queue's own tables up to date; safe to run from several processes. */
export async function migrateQueue(connectionString: string): Promise<void> {
  await runMigrations({ connectionString });
}
