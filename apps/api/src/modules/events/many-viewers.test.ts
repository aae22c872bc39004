import type { Audio } from '@tavla/shared/contracts/audios';
import { v7 as newId } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import type { TestUser } from '@/test/test-app';
import { useStreams } from './streams.test-kit';

const server = useStreams();
const resources = 'audios,tasks';
let owner: TestUser;
let insider: TestUser;
let stranger: TestUser;
let departmentId: string;
let meetingId: string;

const as = (user: TestUser) => server.app.as(user);
const rename = (name: string) => as(owner).patch(`/api/v1/audios/${meetingId}`, { name });
const move = (user: TestUser, departmentIds: string[]) =>
  as(server.company.admin).patch(`/api/v1/users/${user.id}`, { departmentIds });
const query = async <Row>(sql: string) =>
  (await server.app.db.pool.query(sql, [server.company.id])).rows as Row[];
const kept = () =>
  query<{ people: number }>(
    'select cardinality(people) as people from event_audience where "organizationId" = $1',
  );

/** A meeting of a department with more people than an event names. */
beforeEach(async () => {
  const { id: organizationId, member, roles } = server.company;
  const { prisma, pool } = server.app.db;
  owner = member;
  stranger = await server.app.addUser(organizationId, roles.user);
  departmentId = newId();
  await prisma.department.create({
    data: { organizationId, id: departmentId, name: 'Sales', nameKey: 'sales' },
  });
  await pool.query(
    `with people as (
       insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId")
       select $1, gen_random_uuid(), gen_random_uuid() || '@many.test', 'P', 'P', 'p', $2 from generate_series(1, 40)
       returning id
     ) insert into user_department ("organizationId", "userId", "departmentId") select $1, id, $3 from people`,
    [organizationId, roles.user, departmentId],
  );
  insider = await server.app.addUser(organizationId, roles.user);
  await move(insider, [departmentId]);
  meetingId = await addMeeting(prisma, organizationId, { name: 'Salaries', createdById: owner.id });
  await as(owner).patch(`/api/v1/audios/${meetingId}`, {
    visibility: { to: 'departments', ids: [departmentId] },
  });
  await pool.query('delete from event_audience where "organizationId" = $1', [organizationId]);
});

const names = (stream: { events: { action: string; data: unknown }[] }) =>
  stream.events.map(({ action, data }) => (data as Partial<Audio> | null)?.name ?? action);

/** What somebody hears who comes back after an event. */
async function replay(user: TestUser, lastEventId: string) {
  const stream = await server.open({ resources, lastEventId }, user);
  await stream.until(({ comments }) => comments.includes('still here'));
  return names(stream);
}

const newest = async () =>
  (await query<{ seq: string }>('select max(seq) as seq from event where "organizationId" = $1'))[0]?.seq ??
  '';

test('what many people are told is told to them and nobody else, and they are kept once', async () => {
  const [of, other] = [await server.open({ resources }, insider), await server.open({ resources }, stranger)];
  await rename('Rise');
  await rename('Rises');
  await server.write(1);
  await of.until(({ events }) => events.length === 3);
  await other.until(({ events }) => events.length === 1);
  expect(names(of)).toEqual(['Rise', 'Rises', 'create']);
  expect(await kept()).toEqual([{ people: 42 }]);
  expect(await replay(insider, String(Number(await newest()) - 3))).toEqual(['Rise', 'Rises', 'create']);
});

test('many changes at once keep them once as well', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => rename(`Rise ${n}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  expect(await kept()).toHaveLength(1);
});

test('whoever leaves the department is not told again what was told meanwhile', async () => {
  const before = await newest();
  await rename('Rise');
  await move(insider, []);
  expect(await replay(insider, before)).toEqual(['resync']);
});

test('whoever joins it loads anew, and hears from then on', async () => {
  const before = await newest();
  await rename('Rise');
  await move(stranger, [departmentId]);
  await rename('Rises');
  expect(await replay(stranger, before)).toEqual(['resync', 'Rises']);
});

test('an event from before names its people itself, and one whose people are gone is for nobody', async () => {
  const before = await newest();
  await server.app.db.pool.query(
    `with counter as (update organization set "eventSeq" = "eventSeq" + 1 where id = $1 returning "eventSeq")
     insert into event ("organizationId", seq, resource, action, data, audience)
     select $1, "eventSeq", 'audios', 'update', jsonb_build_object('id', $2::text, 'name', 'Old'),
       (select array_agg(id) from "user" where "organizationId" = $1 and id <> $3) from counter`,
    [server.company.id, meetingId, owner.id],
  );
  await rename('Rise');
  expect([await replay(insider, before), await replay(owner, before)]).toEqual([['Old', 'Rise'], ['Rise']]);
  await query('delete from event_audience where "organizationId" = $1');
  expect(await replay(insider, before)).toEqual(['Old']);
});
