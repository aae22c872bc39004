import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { withClient } from '@/lib/with-client';

/** The role that the server works with in the built-in database. */
export const servingRole = 'tavla_app';

/**
 * Makes the role that serves in a cluster of ours, without any right yet, or gives the one that is there a new password:
 * nothing keeps it but the process that asked. Settings that the role has made for itself, as any role may, go: they would
 * outlive whoever slipped them in, and could keep the product from writing or finding its tables.
 * @param adminUrl address with the cluster's own superuser
 * @returns the same address with the role
 */
export async function renewServingAccount(adminUrl: string): Promise<string> {
  const url = new URL(adminUrl);
  url.username = servingRole;
  url.password = randomBytes(24).toString('base64url');
  const config = { connectionString: adminUrl, application_name: 'tavla account' };
  await withClient(config, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [servingRole]);
    await client.query(
      `${rowCount ? 'alter' : 'create'} role ${servingRole} with login nosuperuser nocreatedb nocreaterole
         noreplication nobypassrls password ${pg.escapeLiteral(url.password)}`,
    );
    const { rows } = await client.query<{ database: string | null }>(
      `select datname as database from pg_db_role_setting left join pg_database d on d.oid = setdatabase
       where setrole = $1::regrole`,
      [servingRole],
    );
    for (const { database } of rows) {
      const where = database === null ? '' : `in database ${pg.escapeIdentifier(database)}`;
      await client.query(`alter role ${servingRole} ${where} reset all`);
    }
  });
  return url.toString();
}
