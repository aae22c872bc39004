import pg from 'pg';

/** The name of the account that an address leads to: asked of the database, since a driver has several sources for it. */
export async function accountOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'tavla account' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select current_user::text as name');
    return rows[0]?.name ?? '';
  } finally {
    await client.end();
  }
}
