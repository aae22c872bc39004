import { v7 as newId } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, useTestApp } from '@/test/test-app';

const app = useTestApp();
const [people, proposals] = [3_000, 60];
let company: TestCompany;
let meeting: string;

beforeEach(async () => {
  company = await app.current.addCompany();
  const { prisma, pool } = app.current.db;
  const organizationId = company.id;
  await pool.query(
    `insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId")
     select $1, gen_random_uuid(), gen_random_uuid() || '@many.test', 'P', 'P', 'p', $2 from generate_series(1, $3::int) n`,
    [organizationId, company.roles.user, people],
  );
  const originAudioId = await addMeeting(prisma, organizationId, { createdById: company.member.id });
  meeting = `/api/v1/audios/${originAudioId}`;
  const proposed = { column: 'pending', status: 'on-approval', title: 'Proposed', originAudioId };
  await prisma.task.createMany({
    data: Array.from({ length: proposals }, (_, at) => {
      return { organizationId, id: newId(), ...proposed, position: `a${at}` };
    }),
  });
});

const show = (visibility: object) =>
  app.current.as(company.member).patch(meeting, { visibility: { ids: [], ...visibility } });

/** What one of the many is told by events that name whom they are for, and how many ids all events hold. */
async function told(): Promise<{ of: string[]; named: number }> {
  const { rows } = await app.current.db.pool.query<{ what: string; named: number }>(
    `select resource || ' ' || action as what, cardinality(audience) as named from event
     where "organizationId" = $1 and audience is not null order by seq`,
    [company.id],
  );
  const named = rows.reduce((sum, row) => sum + row.named, 0);
  return { of: rows.filter((row) => row.named >= people).map(({ what }) => what), named };
}

test('closing a meeting names no one of thousands for each of its proposals', async () => {
  expect((await show({ to: 'people' })).statusCode).toBe(200);
  expect(await told()).toEqual({ of: ['audios delete', '* resync'], named: expect.any(Number) });
  expect((await told()).named).toBeLessThan(3 * people);
});

test('nor does deleting one that thousands may see', async () => {
  const { prisma, pool } = app.current.db;
  const id = newId();
  await prisma.department.create({ data: { organizationId: company.id, id, name: 'All', nameKey: 'all' } });
  await pool.query(
    `insert into user_department ("organizationId", "userId", "departmentId")
     select "organizationId", id, $2 from "user" where "organizationId" = $1`,
    [company.id, id],
  );
  await show({ to: 'departments', ids: [id] });
  await pool.query('delete from event where "organizationId" = $1', [company.id]);
  expect((await app.current.as(company.member).delete(meeting)).statusCode).toBe(204);
  expect((await told()).of).toEqual(['* resync', 'audios delete']);
});
