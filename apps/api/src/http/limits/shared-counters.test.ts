import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { createTestDatabase } from '@/test/test-database';
import { SharedCounters } from './shared-counters';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const minute = 60_000;
/** A machine with much to do may be late; what is late is counted alone, and these tests are about what is shared. */
const patient = () => new SharedCounters(pool, minute);
const add = async (counters: SharedCounters, key: string, times: number, max = 600) => {
  let last = { current: 0, ttl: 0 };
  for (let time = 0; time < times; time++) last = await counters.add(key, max, minute);
  return last;
};

it('adds up with the other processes at each sixtieth of the limit, and not for less', async () => {
  const [one, two] = [patient(), patient()];
  expect(await countQueries(() => add(one, 'a', 9))).toBe(0);
  expect(await countQueries(() => add(one, 'a', 31))).toBe(4);
  expect((await add(two, 'a', 10)).current).toBe(50);
  expect(two.read('a').current).toBe(50);
  expect((await add(two, 'b', 1)).current).toBe(1);
});

it('asks the database no more about who is over the limit', async () => {
  const counters = patient();
  await add(counters, 'over', 600);
  expect(await countQueries(() => add(counters, 'over', 100))).toBe(0);
  expect(counters.read('over').current).toBe(700);
});

it('starts anew when the window has ended, whoever opened it', async () => {
  const counters = patient();
  await add(counters, 'c', 20);
  await pool.query(`update request_count set "expiresAt" = now() - interval '1 second' where key = 'c'`);
  expect((await add(counters, 'c', 10)).current).toBe(10);
  expect((await add(patient(), 'c', 10)).ttl).toBeLessThan(minute + 1);
});

it('starts anew when the clock was set back: what began ahead of it would count until then', async () => {
  await add(patient(), 'ahead', 590);
  await pool.query(
    `update request_count set "expiresAt" = "expiresAt" + interval '1 hour' where key = 'ahead'`,
  );
  const { current, ttl } = await add(patient(), 'ahead', 10);
  expect(current).toBe(10);
  expect(ttl).toBeLessThan(minute + 1);
});

it('takes what is due together in one statement', async () => {
  const counters = patient();
  const all = Array.from({ length: 50 }, (_, index) => add(counters, `together ${index}`, 10));
  const statements = await countQueries(() => Promise.all(all));
  expect(statements).toBeLessThanOrEqual(2);
});

it('counts alone while the database is away', async () => {
  const away = new pg.Pool({ host: '127.0.0.1', port: 1 });
  const counters = new SharedCounters(away);
  expect((await add(counters, 'd', 35)).current).toBe(35);
  await away.end();
});
