import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFolder } from '@/adapters/database/cluster';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '@/adapters/database/embedded-postgres';
import { owningAccount } from '@/settings/account-error';
import type { Env } from '@/settings/env';
import { BackupError } from '../backup-error';

/** How long a server that is just starting or stopping may take, before its database is started here. */
const patienceMs = 5_000;

/**
 * The address of the database to back up. The built-in one is used as it runs; when nobody runs it, it is started
 * for as long as the backup takes, and `close` stops it again.
 * @throws BackupError when there is none; DatabaseError when it cannot be started
 */
export async function openSource(
  env: Pick<Env, 'databaseUrl' | 'migrateDatabaseUrl' | 'dataDir'>,
  say: (line: string) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  const stays = async () => {};
  const { dataDir, databaseUrl, migrateDatabaseUrl } = env;
  if (databaseUrl) return { url: owningAccount({ databaseUrl, migrateDatabaseUrl }).url, close: stays };
  if (!existsSync(clusterFolder(dataDir))) {
    throw new BackupError(
      `There is no database of Tavla in ${dataDir}. Set DATA_DIR to the folder that the server uses, or DATABASE_URL.`,
    );
  }
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const url = await findEmbeddedPostgres(dataDir);
    if (url) return { url, close: stays };
    const isUnderWay = existsSync(`${clusterFolder(dataDir)}/data/postmaster.pid`);
    if (!isUnderWay || performance.now() > deadline) break;
    await sleep(100);
  }
  say('Tavla is not running: starting its database for the backup…');
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  return { url: postgres.url, close: () => postgres.stop() };
}
