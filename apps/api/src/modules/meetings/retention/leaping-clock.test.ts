import { beforeEach, expect, test } from 'vitest';
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
