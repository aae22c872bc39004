import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { personalData } from './personal-data';

const app = useTestApp();

/** Everything but numbers, moments and whether something is so. */
const telling = [
  'uuid',
  'text',
  'text[]',
  'uuid[]',
  'json',
  'jsonb',
  'bytea',
  'tsvector',
  'character varying',
];

async function columnsOf(): Promise<Record<string, string[]>> {
  const { rows } = await app.current.db.pool.query(
    `select c.relname as "table", array_agg(a.attname::text order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> '_prisma_migrations'
       and format_type(a.atttypid, a.atttypmod) = any($1) group by 1`,
    [telling],
  );
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

test('every column that can hold something of a person says what erasing does with it', async () => {
  const declared = Object.fromEntries(
    Object.entries(personalData).map(([table, { none = [], columns }]) => [
      table,
      [...none, ...Object.keys(columns)].sort(),
    ]),
  );
  const there = Object.fromEntries(
    Object.entries(await columnsOf()).map(([table, columns]) => [table, [...columns].sort()]),
  );
  expect(declared).toEqual(there);
});

test('what goes with a person goes by the database itself', async () => {
  const owned = Object.entries(personalData).flatMap(([table, { owner }]) =>
    owner && table !== 'user' ? [`${table}.${owner}`] : [],
  );
  const { rows } = await app.current.db.pool.query<{ key: string }>(
    `select c.conrelid::regclass || '.' || a.attname as key from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'organizationId'
     where c.contype = 'f' and c.confrelid = '"user"'::regclass and c.confdeltype = 'c'`,
  );
  const cascades = rows.map(({ key }) => key);
  // These have rows of other people, or of nobody, too.
  const shared = ['waiting_mail.userId', 'chat_message.threadUserId'];
  expect([...owned, ...shared].sort()).toEqual([...cascades].sort());
});
