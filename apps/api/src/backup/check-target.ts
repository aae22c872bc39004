import type pg from 'pg';
import { findEmbeddedPostgres } from '@/adapters/database/embedded-postgres';
import { checkServer } from '@/db/check-server';
import { namesIn } from '@/lib/folders';
import { withClient } from '@/lib/with-client';
import { owningAccount } from '@/settings/account-error';
import type { Env } from '@/settings/env';
import { BackupError } from './backup-error';
import { isStaging, leftByKilled } from './staging';

/** What may lie in a folder that counts as empty: nothing in it is anybody's. */
const harmless = new Set(['cache', 'work', 'lost+found', '.DS_Store']);

/** @throws BackupError unless folder and database are empty and nobody uses them */
export async function checkTarget(
  env: Pick<Env, 'dataDir' | 'databaseUrl' | 'migrateDatabaseUrl'>,
): Promise<void> {
  const { dataDir, databaseUrl, migrateDatabaseUrl } = env;
  const left = leftByKilled(dataDir);
  const names = namesIn(dataDir).filter(
    (name) => !harmless.has(name) && !isStaging(name) && !left.includes(name),
  );
  if (names.includes('postgres') && (await findEmbeddedPostgres(dataDir))) {
    throw new BackupError(
      `Tavla is running in ${dataDir}. A restore goes into an empty folder: set DATA_DIR to another one, or stop Tavla and move this one away.`,
    );
  }
  if (names.length > 0) {
    throw new BackupError(
      `${dataDir} is not empty: it holds ${names.slice(0, 5).join(', ')}. Restore into an empty folder: set DATA_DIR to another one, or move this one away.`,
    );
  }
  if (!databaseUrl) return;
  const { url } = owningAccount({ databaseUrl, migrateDatabaseUrl });
  await withClient({ connectionString: url, application_name: 'tavla restore' }, async (client) => {
    await checkServer(client);
    await checkDatabase(client);
  });
}

/** @throws BackupError when the database has anything in it beside an idle queue, which a killed restore leaves */
export async function checkDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; schema: string; database: string }>(
    `select c.relname as name, n.nspname as schema, current_database() as database
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1`,
  );
  const others = rows.filter(({ schema }) => schema !== 'graphile_worker');
  if (others.length === 0) {
    if (rows.length === 0) return;
    const { rows: jobs } = await client.query('select 1 from graphile_worker._private_jobs limit 1');
    if (jobs.length === 0) return;
  }
  const names = (others.length ? others : rows).slice(0, 5).map(({ name }) => name);
  throw new BackupError(
    `The database "${rows[0]?.database}" is not empty: it has the tables ${names.join(', ')}${rows.length > 5 ? ' and more' : ''}. Create an empty one, and set DATABASE_URL to it.`,
  );
}
