import { beforeEach, describe, expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { daysAgo, retain } from '@/test/rows/retain';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { deleteAllDue } from './delete-due';
import { selectDue } from './due.repo';

const tavla = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  await tavla.current.db.pool.query('update organization set "retentionDays" = null');
  company = await tavla.current.addCompany();
});

const round = () => deleteAllDue(tavla.current.db, new AbortController().signal);
const retained = (days: number, lookedDaysAgo = 0) =>
  retain(tavla.current.db, company.id, days, lookedDaysAgo);
const add = (days: number) => addMeeting(tavla.current.db.prisma, company.id, { createdAt: daysAgo(days) });

test.each([
  ['ahead, or after a long rest', 4],
  ['back', -4],
])('a clock that leaps %s deletes nothing for another day, and everybody is told', async (_, days) => {
  await retained(30, days);
  await add(31);
  expect(await round()).toBe(0);
  const { prisma } = tavla.current.db;
  const now = (await tavla.current.as(company.admin).get('/api/v1/organization')).json();
  expect(Date.parse(now.retentionFrom)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  expect(now.version).toBe(2);
  const where = { organizationId: company.id };
  expect(await prisma.event.findMany({ where })).toMatchObject([{ resource: 'organization', data: now }]);
  expect(await prisma.auditEntry.findMany({ where })).toMatchObject([
    { action: 'organization.postpone-deletions', actorName: 'Retention' },
  ]);
  // Once for each leap.
  expect(await round()).toBe(0);
  expect(await prisma.event.count({ where })).toBe(1);
});

test('one that leaps in the middle of a round leaves nothing that is due', async () => {
  await retained(30, 4);
  await add(31);
  const db = tavla.current.db.forCompany(company.id);
  expect(await selectDue(db, 10)).toEqual([]);
  await retained(30);
  expect(await selectDue(db, 10)).toHaveLength(1);
});

test('one that is a weekend ahead has not leapt', async () => {
  await retained(30, 2);
  await add(31);
  expect(await round()).toBe(1);
});

describe('the day of grace', () => {
  const graceLeft = async () => {
    const { retentionFrom } = (await tavla.current.as(company.admin).get('/api/v1/organization')).json();
    return (Date.parse(retentionFrom) - Date.now()) / 3_600_000;
  };
  /** As if the clock had leapt so far ahead, or nothing had run for so long. */
  const leap = (hours: number) =>
    tavla.current.db.pool.query(
      `update organization set "retentionFrom" = "retentionFrom" - make_interval(hours => $2),
         "retentionCheckedAt" = "retentionCheckedAt" - make_interval(hours => $2) where id = $1`,
      [company.id, hours],
    );
  const entries = () =>
    tavla.current.db.prisma.auditEntry.count({
      where: { organizationId: company.id, action: 'organization.postpone-deletions' },
    });
  beforeEach(async () => {
    await add(31);
    await tavla.current.as(company.admin).patch('/api/v1/organization', { retentionDays: 30 });
  });

  test.each([3, 16, 25, 70])('is lived through, and not leapt over by %i hours', async (hours) => {
    await leap(hours);
    expect(await round()).toBe(0);
    expect(await graceLeft()).toBeCloseTo(24, 1);
    expect([await round(), await entries()]).toEqual([0, 1]);
  });

  test('is not leapt over in the middle of a round either', async () => {
    const db = tavla.current.db.forCompany(company.id);
    await leap(25);
    expect(await selectDue(db, 10)).toEqual([]);
  });

  test('ends where a server runs for some hours a day', async () => {
    let days = 0;
    for (let gone = 0; gone === 0 && days < 10; days++) {
      await leap(16);
      for (let hour = 0; hour < 8; hour++) {
        gone += await round();
        await leap(1);
      }
    }
    expect(days).toBeGreaterThanOrEqual(3);
    expect(days).toBeLessThan(6);
  });

  test('that is over stays over when a server was off', async () => {
    for (let hour = 0; hour < 23; hour++) {
      await leap(1);
      expect(await round()).toBe(0);
    }
    await leap(1);
    expect(await round()).toBe(1);
    await add(31);
    await leap(40);
    expect([await round(), await entries()]).toEqual([1, 0]);
  });
});
