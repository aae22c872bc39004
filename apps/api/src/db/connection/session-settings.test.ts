import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, runAs, type TestDatabase } from '@/test/test-database';
import { type Database, openDatabase } from '../database';

let place: TestDatabase;
let db: Database;

/** As an operator's server may be set up; the zone is a quarter of an hour off every other. */
const preferences = {
  timezone: 'Asia/Kathmandu',
  datestyle: 'German, DMY',
  intervalstyle: 'sql_standard',
  bytea_output: 'escape',
  default_transaction_isolation: 'serializable',
};

beforeAll(async () => {
  place = await createTestDatabase();
  const name = new URL(place.ownerUrl).pathname.slice(1);
  await runAs(
    place.ownerUrl,
    ...Object.entries(preferences).map(([what, value]) => `alter database ${name} set ${what} = '${value}'`),
  );
  db = openDatabase(place.url);
});
afterAll(async () => {
  await db.close();
  await place.drop();
});

it('a time stays the same, however it is written and read, and whatever the server prefers', async () => {
  const id = newId();
  const createdAt = new Date('2026-03-29T01:30:00.123Z');
  const names = { name: 'A', domain: 'a.test', nameKey: 'a', domainKey: 'a.test' };
  const made = await db.prisma.organization.create({ data: { id, ...names, createdAt } });
  expect(made.createdAt).toEqual(createdAt);
  const { rows } = await db.pool.query(
    `select "createdAt", (extract(epoch from "createdAt") * 1000)::float8 as milliseconds from organization`,
  );
  expect(rows).toEqual([{ createdAt, milliseconds: createdAt.getTime() }]);
  expect(await db.prisma.organization.count({ where: { createdAt } })).toBe(1);
  expect(await db.prisma.organization.count({ where: { createdAt: { gt: createdAt } } })).toBe(0);
});

it('a transaction sees what others have committed meanwhile', async () => {
  const { rows } = await db.pool.query('show transaction_isolation');
  expect(rows).toEqual([{ transaction_isolation: 'read committed' }]);
});
