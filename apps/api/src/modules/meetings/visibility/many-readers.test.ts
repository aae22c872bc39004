import type { Socket } from 'node:net';
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

/** What one of the many is told by events that name whom they are for, and how many ids are stored for all of them. */
async function told(): Promise<{ of: string[]; named: number }> {
  const { rows } = await app.current.db.pool.query<{ what: string; told: number; inline: number }>(
    `select e.resource || ' ' || e.action as what, cardinality(e.audience) as inline,
       coalesce(cardinality(a.people), cardinality(e.audience)) as told
     from event e left join event_audience a on a."organizationId" = e."organizationId" and a.id = e."audienceId"
     where e."organizationId" = $1 and e.audience is not null order by e.seq`,
    [company.id],
  );
  const { rows: kept } = await app.current.db.pool.query<{ people: number }>(
    'select cardinality(people) as people from event_audience where "organizationId" = $1',
    [company.id],
  );
  const named =
    rows.reduce((sum, { inline }) => sum + inline, 0) + kept.reduce((sum, row) => sum + row.people, 0);
  return { of: rows.filter((row) => row.told >= people).map(({ what }) => what), named };
}

const gone = Array<string>(proposals).fill('tasks delete');

test('closing a meeting keeps the thousands who lose it once, for all of its proposals', async () => {
  expect((await show({ to: 'people' })).statusCode).toBe(200);
  const { of, named } = await told();
  expect(of).toEqual(['audios delete', ...gone]);
  expect(named).toBeLessThan(1.5 * people);
});

/** Bytes to and from the database while `work` runs. */
async function bytesOf(work: () => Promise<unknown>): Promise<number> {
  const { pool } = app.current.db;
  const begun = new Map<Socket, number>();
  const bytes = ({ bytesRead, bytesWritten }: Socket) => bytesRead + bytesWritten;
  const note = (client: object) => {
    const { stream } = (client as { connection: { stream: Socket } }).connection;
    if (!begun.has(stream)) begun.set(stream, bytes(stream));
  };
  pool.on('acquire', note);
  await work();
  pool.off('acquire', note);
  return [...begun].reduce((sum, [socket, before]) => sum + bytes(socket) - before, 0);
}

test('whoever the thousands are never comes to the process that closes, opens or deletes', async () => {
  const id = await openToDepartment();
  const changes = [
    () => show({ to: 'people' }),
    () => show({ to: 'company' }),
    () => show({ to: 'departments', ids: [id] }),
    () => app.current.as(company.member).delete(meeting),
  ];
  for (const one of changes) {
    const bytes = await bytesOf(one);
    expect(bytes).toBeGreaterThan(0);
    // A single list of their ids would be more than this.
    expect(bytes).toBeLessThan(36 * people);
  }
});

/** Opens the meeting to a department of all the people there are; answers its id. */
async function openToDepartment(): Promise<string> {
  const { prisma, pool } = app.current.db;
  const id = newId();
  await prisma.department.create({ data: { organizationId: company.id, id, name: 'All', nameKey: 'all' } });
  await pool.query(
    `insert into user_department ("organizationId", "userId", "departmentId")
     select "organizationId", id, $2 from "user" where "organizationId" = $1`,
    [company.id, id],
  );
  await show({ to: 'departments', ids: [id] });
  return id;
}

test('nor does deleting one that thousands may see', async () => {
  const { pool } = app.current.db;
  await openToDepartment();
  await pool.query('delete from event where "organizationId" = $1', [company.id]);
  expect((await app.current.as(company.member).delete(meeting)).statusCode).toBe(204);
  expect((await told()).of).toEqual([...gone, 'audios delete']);
});

test('changing all its tasks keeps the thousands who are told once, however it is done', async () => {
  const { prisma, pool } = app.current.db;
  await openToDepartment();
  await pool.query('delete from event where "organizationId" = $1', [company.id]);
  await pool.query('delete from event_audience where "organizationId" = $1', [company.id]);
  const me = app.current.as(company.member);
  const ids = (await prisma.task.findMany({ where: { organizationId: company.id } })).map(({ id }) => id);
  const change = { kind: 'assign', userId: company.member.id };
  const batch = await me.post('/api/v1/tasks/batch', { ids, change });
  expect(batch.statusCode, batch.body).toBe(200);
  await me.patch(`/api/v1/tasks/${ids[0]}`, { title: 'Renamed' });
  await me.patch(meeting, { name: 'Renamed as well' });
  expect((await told()).of).toHaveLength(proposals + 2);
  const { rows } = await pool.query<{ bytes: number }>(
    `select (select sum(pg_column_size(coalesce(audience, '{}')))::int from event where "organizationId" = $1)
       + (select sum(pg_column_size(people))::int from event_audience where "organizationId" = $1) as bytes`,
    [company.id],
  );
  // 16 bytes a person, once; in each event they would be 3 MB.
  expect(rows[0]?.bytes).toBeGreaterThan(16 * people);
  expect(rows[0]?.bytes).toBeLessThan(16 * people + 50 * (proposals + 20));
});
