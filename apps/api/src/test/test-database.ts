import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  /** With the account that serves, as the product's processes have it. */
  url: string;
  /** With the account that owns the tables, for what a test alone does to them. */
  ownerUrl: string;
  drop(): Promise<void>;
}

/** A database of its own, copied from the migrated template (`template0`: empty); dropped by `drop`. */
export async function createTestDatabase(template = 'template_tavla'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = inject('postgresUrl');
  // A copy has the template's tables, and not what a start has taken from everybody. Files that wait for no disk are
  // copied in less time than their pages are logged, and dropped in half of it.
  await runAs(
    server,
    `create database ${name} template ${template} strategy file_copy`,
    `revoke temporary on database ${name} from public`,
  );
  const named = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).toString();
  return {
    url: named(inject('servingUrl')),
    ownerUrl: named(server),
    drop: () => runAs(server, `drop database ${name} with (force)`),
  };
}

/** The address of a test's database with the account that owns its tables. */
export function ownerOf(url: string): string {
  return Object.assign(new URL(inject('postgresUrl')), { pathname: new URL(url).pathname }).toString();
}

/** Runs statements one by one over a connection of their own, after others that do so at once. */
export async function runAs(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two files that copy the template at once: the second waits its turn.
    await client.query('select pg_advisory_lock(1)');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
