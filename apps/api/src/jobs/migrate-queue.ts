import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { ownSession } from '@/db/connection/session-settings';
import { howToMigrate } from '@/db/migrate';
import { MigrationError } from '@/db/migration-error';

/**
 * Brings the job queue's own tables up to date; safe to run from several processes.
 * @throws MigrationError when they are not, and the account may not alter them
 */
export async function migrateQueue(connectionString: string): Promise<void> {
  // Its own pool would have the limits that an operator has set for whoever asks something.
  const onConnect = async (client: pg.ClientBase) => void (await client.query(ownSession));
  const pgPool = new pg.Pool({ connectionString, max: 2, onConnect });
  // A connection that breaks while it is lent out fails the query of whoever has it; one that nobody uses is missed by
  // nobody.
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => void client.on('error', () => {}));
  try {
    await runMigrations({ pgPool });
  } catch (error) {
    if ((error as { code?: unknown }).code !== '42501') throw error;
    throw new MigrationError(
      `The tables of the job queue are not up to date, and the database's user may not alter them. ${howToMigrate}`,
      { cause: error },
    );
  } finally {
    await pgPool.end();
  }
}
