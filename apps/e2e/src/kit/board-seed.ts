import type { Company } from './company';
import { runSql } from './database';

const statuses = ['pending', 'todo', 'in-progress', 'done'];
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Fills a company with `Task 0`, `Task 1`… spread over the four columns in turn. Straight into the database:
 * over the API ten thousand of them take minutes.
 */
export async function seedTasks(company: Company, total: number): Promise<void> {
  const { data } = await (await company.api.get('/auth/me')).json();
  const numbers = Array.from({ length: total }, (_, number) => number);
  await runSql(
    `insert into task ("organizationId", id, title, description, "userId", "column", status, position, "endDate", tags)
     select $1, gen_random_uuid(), 'Task ' || n, d, $2, s, s, p, current_date, $7::jsonb
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
      JSON.stringify(['Finance', 'Legal', 'Web', 'Mobile'].map(tagOf)),
    ],
  );
}

const tagOf = (name: string) => ({ id: name, name, category: 'Team', color: 'blue' });

/** A fractional index: `d` says that four digits follow. */
function positionOf(number: number): string {
  const places = [62 ** 3, 62 ** 2, 62, 1];
  return `d${places.map((place) => digits[Math.floor(number / place) % 62]).join('')}`;
}
