import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { PersonConcurrency } from './concurrency';

test('as many as may work at once do, then one for each that ends, in the order they came', async () => {
  const people = new PersonConcurrency();
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (at: number) =>
    people.run('me', () => {
      begun.push(at);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = Array.from({ length: 8 }, (_, at) => work(at));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await people.run('somebody else', async () => 'at once')).toBe('at once');
  ends[3]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (let at = 0; at < 8; at++) {
    await expect.poll(() => ends.length).toBeGreaterThan(at);
    ends[at]?.();
  }
  await Promise.all(all);
});

test('work that fails gives its turn on', async () => {
  const people = new PersonConcurrency();
  for (let count = 0; count < 20; count++)
    await expect(people.run('me', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await people.run('me', async () => 'yes')).toBe('yes');
});

const app = useTestApp();

test('whoever sends many requests that the database needs long for holds up nobody else', async () => {
  const { member } = await app.current.addCompany();
  const other = await app.current.addCompany();
  const blocker = await app.current.db.pool.connect();
  await blocker.query('begin; lock table task in access exclusive mode');
  const slow = Array.from({ length: 40 }, () => app.current.as(member).get('/api/v1/tasks?limit=10'));
  try {
    await expect.poll(() => app.current.db.pool.totalCount - app.current.db.pool.idleCount).toBe(7);
    expect((await app.current.as(other.member).get('/api/v1/roles')).statusCode).toBe(200);
  } finally {
    await blocker.query('commit');
    blocker.release();
  }
  expect(new Set((await Promise.all(slow)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
