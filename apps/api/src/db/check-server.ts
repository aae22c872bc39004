import type pg from 'pg';
import { DatabaseError } from '@/adapters/database/database-error';

/** The oldest PostgreSQL that has what our statements use, `uuidv7()` for one. */
const oldest = 18;

interface ServerFacts {
  /** The first number of its version. */
  major: number;
  database: string;
  account: string;
  encoding: string;
  /** A standby, or one that somebody has switched to reading alone. */
  isReadOnly: boolean;
  /** Where tables without the name of a schema are found and made; null: the account may use none. */
  schema: string | null;
}

/**
 * Looks whether a server is one that Tavla can work with, before anything is asked of it.
 * @throws DatabaseError in one line
 */
export async function checkServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<ServerFacts>(
    `select current_setting('server_version_num')::int / 10000 as major, datname as database,
       current_user::text as account, pg_encoding_to_char(encoding) as encoding, current_schema()::text as schema,
       pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isReadOnly"
     from pg_database where datname = current_database()`,
  );
  const words = rows[0] && unfit(rows[0]);
  if (words) throw new DatabaseError(words);
}

/** Why a server does not do; null when it does. */
export function unfit(facts: ServerFacts): string | null {
  const { major, database, account, encoding, isReadOnly, schema } = facts;
  if (major < oldest)
    return `The database "${database}" is one of PostgreSQL ${major}, and Tavla needs PostgreSQL ${oldest} or newer.`;
  if (encoding !== 'UTF8')
    return `The database "${database}" keeps text as ${encoding}, which has not every letter. Create it with: create database ${database} encoding 'UTF8' template template0.`;
  if (isReadOnly)
    return `The database "${database}" can only be read: it is a standby, or default_transaction_read_only is on. Lead to the server that takes changes.`;
  // What names no schema would be made in one place, and looked for in another.
  if (schema !== null && schema !== 'public')
    return `The user "${account}" works in the schema "${schema}" of the database "${database}", and Tavla's tables are in "public". Run: alter role ${account} set search_path = public.`;
  return null;
}
