import { retentionGrace } from '@tavla/shared/meetings/retention';
import { beforeEach, expect, test } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';

const tavla = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await tavla.current.addCompany();
});

const url = '/api/v1/organization';
const admin = () => tavla.current.as(company.admin);
const set = async (retentionDays: number | null) => (await admin().patch(url, { retentionDays })).json();
const sql = (text: string) => tavla.current.db.pool.query(text, [company.id]);

/** As if the setting had been made so many hours ago. */
const age = (hours: number) =>
  sql(
    `update organization set "retentionFrom" = "retentionFrom" - interval '${hours} hours' where id = $1::uuid`,
  );

/** Hours of grace that are left, by the clock of the database. */
async function graceLeft(): Promise<number | null> {
  const { rows } = await sql(
    `select extract(epoch from "retentionFrom" - now())::float / 3600 as hours from organization where id = $1::uuid`,
  );
  return rows[0].hours;
}

test('a retention is off at first, holds a day after it was switched on, and goes without a trace', async () => {
  expect((await admin().get(url)).json()).toMatchObject({ retentionDays: null, retentionFrom: null });
  const on = await set(30);
  expect(on).toMatchObject({ retentionDays: 30, retentionFrom: expect.any(String), version: 2 });
  expect(await graceLeft()).toBeCloseTo(retentionGrace / 3_600_000, 1);
  const me = (await tavla.current.as(company.member).get('/auth/me')).json();
  expect(me.data.organization).toEqual(on);
  expect((await admin().get(url)).json()).toEqual(on);
  expect(await set(null)).toMatchObject({ retentionDays: null, retentionFrom: null });
  expect(await graceLeft()).toBe(null);
});

test('a shorter one waits for a day anew, a longer one does not', async () => {
  await set(90);
  await age(30);
  expect(await graceLeft()).toBeLessThan(0);
  await set(180);
  expect(await graceLeft()).toBeLessThan(0);
  await set(30);
  expect(await graceLeft()).toBeGreaterThan(23.9);
  await age(2);
  // What is taken back while nothing is deleted yet gives nobody more time, and takes none.
  await set(180);
  expect(await graceLeft()).toBeCloseTo(22, 1);
});

test('everybody is told, the audit log says from what to what, and other companies keep theirs', async () => {
  const other = await tavla.current.addCompany();
  const on = await set(365);
  const { prisma } = tavla.current.db;
  const where = { organizationId: company.id };
  expect(await prisma.event.findMany({ where })).toMatchObject([
    { resource: 'organization', action: 'update', data: on },
  ]);
  expect(await prisma.auditEntry.findMany({ where })).toMatchObject([
    { action: 'organization.update', details: { changes: { retentionDays: { from: null, to: 365 } } } },
  ]);
  const theirs = (await tavla.current.as(other.admin).get(url)).json();
  expect(theirs).toMatchObject({ retentionDays: null, version: 1 });
});
