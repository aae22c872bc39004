import { withClient } from '@/lib/with-client';

/** The name of the account that an address leads to: asked of the database, since a driver has several sources for it. */
export async function accountOf(databaseUrl: string): Promise<string> {
  const config = { connectionString: databaseUrl, application_name: 'tavla account' };
  return withClient(config, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_user::text as name');
    return rows[0]?.name ?? '';
  });
}
