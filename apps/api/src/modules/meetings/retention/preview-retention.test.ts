import { beforeEach, expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { daysAgo, retain } from '@/test/rows/retain';
import { type TestCompany, useTestApp } from '@/test/test-app';

const tavla = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await tavla.current.addCompany();
});

const ask = (days: unknown) =>
  tavla.current.as(company.admin).get(`/api/v1/organization/retention?retentionDays=${days}`);
const preview = async (days: number) => (await ask(days)).json();
const add = (days: number, about: object = {}) =>
  addMeeting(tavla.current.db.prisma, company.id, { createdAt: daysAgo(days), ...about });
/** In how many days a moment is. */
const ahead = (moment: string) => (Date.parse(moment) - Date.now()) / 86_400_000;

test('a retention that is to be switched on says how many go, and when the first does', async () => {
  const other = await tavla.current.addCompany();
  await addMeeting(tavla.current.db.prisma, other.id, { createdAt: daysAgo(400) });
  const empty = await preview(30);
  expect(empty).toMatchObject({ count: 0, nextAt: null });
  expect(ahead(empty.from)).toBeCloseTo(1, 1);
  await add(10);
  const first = await preview(30);
  expect(first.count).toBe(0);
  expect(ahead(first.nextAt)).toBeCloseTo(20, 1);
  // Past the limit now, within the day of grace, and only to those who were invited.
  await add(31);
  await add(29.5);
  await add(90, { visibility: 'people', createdById: company.member.id });
  const now = await preview(30);
  expect(now.count).toBe(3);
  expect(now.nextAt).toBe(now.from);
  expect(Object.keys(now).toSorted()).toEqual(['count', 'from', 'nextAt']);
  expect(await preview(365)).toMatchObject({ count: 0 });
});

test('one that is on says what comes next; a shorter one begins a day from now, a longer one does not', async () => {
  await add(40);
  await retain(tavla.current.db, company.id, 90);
  const on = await preview(90);
  expect(on.count).toBe(0);
  expect(ahead(on.from)).toBeLessThan(0);
  expect(ahead(on.nextAt)).toBeCloseTo(50, 1);
  const shorter = await preview(30);
  expect(shorter.count).toBe(1);
  expect(ahead(shorter.nextAt)).toBeCloseTo(1, 1);
  expect((await preview(365)).from).toBe(on.from);
});

test('asking changes nothing, is for those who may change it, and wants a number of days', async () => {
  const before = (await tavla.current.as(company.admin).get('/api/v1/organization')).json();
  await preview(30);
  expect((await tavla.current.as(company.admin).get('/api/v1/organization')).json()).toEqual(before);
  const url = '/api/v1/organization/retention?retentionDays=30';
  expect((await tavla.current.as(company.member).get(url)).statusCode).toBe(403);
  for (const days of ['', 'x', 6, 3_651, 30.5]) {
    const answer = await ask(days);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'retentionDays' }]);
  }
});
