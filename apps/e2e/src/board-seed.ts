import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Company } from './company';

const statuses = ['pending', 'todo', 'in-progress', 'done'];
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

interface Client {
  connect(): Promise<void>;
  query(text: string, values: unknown[]): Promise<unknown>;
  end(): Promise<void>;
}

/**
 * Fills a company with `Task 0`, `Task 1`… spread over the four columns in turn. Straight into the database:
 * over the API ten thousand of them take minutes.
 */
export async function seedTasks(company: Company, total: number): Promise<void> {
  const { data } = await (await company.api.get('/auth/me')).json();
  const numbers = Array.from({ length: total }, (_, number) => number);
  const client = databaseClient();
  await client.connect();
  try {
    await client.query(
      `insert into task ("organizationId", id, title, description, "userId", "column", status, position)
       select $1, gen_random_uuid(), 'Task ' || n, d, $2, s, s, p
       from unnest($3::int[], $4::text[], $5::text[], $6::text[]) as t(n, d, s, p)`,
      [
        data.organization.id,
        data.id,
        numbers,
        numbers.map((number) =>
          number % 3 ? '' : 'Enough words about it to fill two lines of a card like this.',
        ),
        numbers.map((number) => statuses[number % statuses.length]),
        numbers.map((number) => positionOf(Math.floor(number / statuses.length))),
      ],
    );
  } finally {
    await client.end();
  }
}

/** A fractional index: `d` says that four digits follow. */
function positionOf(number: number): string {
  const places = [62 ** 3, 62 ** 2, 62, 1];
  return `d${places.map((place) => digits[Math.floor(number / place) % 62]).join('')}`;
}

/** A client of the embedded database that the application under test has started. */
function databaseClient(): Client {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'postgres');
  const { user, password } = JSON.parse(readFileSync(path.join(folder, 'credentials.json'), 'utf8'));
  const port = Number(readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[3]);
  // The API's own driver.
  const pg = createRequire(new URL('../../api/package.json', import.meta.url))('pg');
  return new pg.Client({ host: '127.0.0.1', port, user, password, database: 'tavla' });
}
