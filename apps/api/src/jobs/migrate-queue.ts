import { runMigrations } from 'graphile-worker';
import { howToMigrate } from '@/db/migrate';
import { MigrationError } from '@/db/migration-error';

/**
 * Brings the job queue's own tables up to date; safe to run from several processes.
 * @throws MigrationError when they are not, and the account may not alter them
 */
export async function migrateQueue(connectionString: string): Promise<void> {
  try {
    await runMigrations({ connectionString });
  } catch (error) {
    if ((error as { code?: unknown }).code !== '42501') throw error;
    throw new MigrationError(
      `The tables of the job queue are not up to date, and the database's user may not alter them. ${howToMigrate}`,
      { cause: error },
    );
  }
}
