import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Client {
  connect(): Promise<void>;
  query(text: string, values: unknown[]): Promise<unknown>;
  end(): Promise<void>;
}

/**
 * Runs one statement in the database of the application under test; for what takes minutes over the API.
 * @param triggers whether the database does what it does of itself at each row, as to index its words
 */
export async function runSql(text: string, values: unknown[], { triggers = true } = {}): Promise<void> {
  const client = databaseClient();
  await client.connect();
  try {
    if (!triggers) await client.query('set session_replication_role = replica', []);
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** A client of the embedded database that the application under test has started. */
function databaseClient(): Client {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'postgres');
  const { user, password } = JSON.parse(readFileSync(path.join(folder, 'credentials.json'), 'utf8'));
  const port = Number(readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[3]);
  // The API's own driver.
  const pg = createRequire(new URL('../../../api/package.json', import.meta.url))('pg');
  return new pg.Client({ host: '127.0.0.1', port, user, password, database: 'tavla' });
}
