import { migrate } from '@/db/migrate';
import { accountOf } from '@/db/rights/account-of';
import { grantRights } from '@/db/rights/grant-rights';
import { migrateQueue } from '@/jobs/migrate-queue';
import { type Account, withAccount } from '../settings/account-error';

/**
 * Brings the database up to date for a start. With two accounts the one of `migrateDatabaseUrl` migrates and gives
 * that of `databaseUrl` its rights, at each such start anew; then the latter looks whether it finds all in place, as it
 * does alone in a process that knows nothing of the former.
 * @param say gets a line when it has to wait
 * @throws AccountError whose cause is what the database, the migrations or the rights say
 */
export async function prepareDatabase(
  env: { databaseUrl: string; migrateDatabaseUrl: string | null },
  say: (line: string) => void = () => {},
): Promise<void> {
  const serving: Account = { setting: 'DATABASE_URL', url: env.databaseUrl };
  if (env.migrateDatabaseUrl) {
    const name = await withAccount(serving, accountOf);
    await withAccount({ setting: 'MIGRATE_DATABASE_URL', url: env.migrateDatabaseUrl }, (url) =>
      migrate(
        url,
        undefined,
        async (client) => {
          await migrateQueue(url);
          await grantRights(client, name);
        },
        say,
      ),
    );
  }
  await withAccount(serving, (url) => migrate(url, undefined, () => migrateQueue(url), say));
}
