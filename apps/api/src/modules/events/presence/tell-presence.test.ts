import type { PresenceState } from '@tavla/shared/contracts/conversation/presence';
import { beforeEach, expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import type { TestUser } from '@/test/test-app';
import { letSightPass, useStreams } from '../streams.test-kit';

const server = useStreams();
const resources = 'presence';
let taskId: string;

beforeEach(async () => {
  const { app, company } = server;
  taskId = (await app.as(company.member).post('/api/v1/tasks', { title: 'Print the flyers' })).json().id;
});

const say = async (user: TestUser, state: PresenceState) =>
  (await server.app.as(user).post('/api/v1/chat/presence', { taskId, state })).statusCode;
/** Opens a stream and has its person look at the ticket: what others say is heard after their own note went by. */
async function look(user: TestUser) {
  const stream = await server.open({ resources }, user);
  expect(await say(user, 'looking')).toBe(204);
  return stream;
}

test('who types is heard by whoever looks at the ticket, and by nobody else', async () => {
  const { member, admin } = server.company;
  const bystander = await server.app.addUser(server.company.id, server.company.roles.user);
  const { member: stranger } = await server.app.addCompany();
  const away = await server.open({ resources }, bystander);
  const elsewhere = await server.open({ resources }, stranger);
  const unsubscribed = await server.open({ resources: 'tasks' }, admin);
  const mine = await look(member);
  const theirs = await look(admin);
  await mine.until(({ events }) => events.length === 1);
  await say(admin, 'typing');
  await say(admin, 'gone');
  await mine.until(({ events }) => events.length === 3);
  expect(mine.events).toEqual(
    ['looking', 'typing', 'gone'].map((state) => ({
      ...{ id: undefined, resource: 'presence', action: 'update' },
      data: { taskId, userId: admin.id, state },
    })),
  );
  // Whoever has left hears no more.
  await say(member, 'typing');
  await say(bystander, 'typing');
  await mine.until(({ events }) => events.length === 4);
  expect([theirs, away, elsewhere, unsubscribed].flatMap(({ events }) => events)).toEqual([]);
});

test('nothing of it is in the log', async () => {
  await look(server.company.member);
  await say(server.company.member, 'typing');
  const { rows } = await server.app.db.pool.query(
    `select 1 from event where "organizationId" = $1 and resource <> 'tasks'`,
    [server.company.id],
  );
  expect(rows).toEqual([]);
});

test('whoever may not see the ticket can neither tell nor hear', async () => {
  const { app, company } = server;
  const { prisma } = app.db;
  const closed = { visibility: 'people', createdById: company.member.id };
  const originAudioId = await addMeeting(prisma, company.id, closed);
  await prisma.task.update({
    where: { organizationId_id: { organizationId: company.id, id: taskId } },
    data: { status: 'on-approval', column: 'pending', originAudioId, originStartMs: 0 },
  });
  const { member: stranger } = await app.addCompany();
  for (const user of [company.admin, stranger]) expect(await say(user, 'looking')).toBe(404);
  const outside = await server.open({ resources }, company.admin);
  const inside = await look(company.member);
  expect(await say(company.member, 'typing')).toBe(204);
  await say(company.admin, 'gone');
  await inside.until(({ events }) => events.length === 1);
  expect(outside.events).toEqual([]);
  await app.as(company.member).delete(`/api/v1/tasks/${taskId}`);
  expect(await say(company.member, 'typing')).toBe(404);
});

test('who was there when the ticket was closed to them hears no more', async () => {
  const { app, company } = server;
  const { prisma } = app.db;
  const open = { createdById: company.member.id };
  const originAudioId = await addMeeting(prisma, company.id, open);
  await prisma.task.update({
    where: { organizationId_id: { organizationId: company.id, id: taskId } },
    data: { status: 'on-approval', column: 'pending', originAudioId, originStartMs: 0 },
  });
  const friend = await app.addUser(company.id, company.roles.user);
  const [lost, stays] = [await look(company.admin), await look(friend)];
  await say(company.member, 'typing');
  await lost.until(({ events }) => events.length > 0);
  const visibility = { to: 'people', ids: [friend.id] };
  await app.as(company.member).patch(`/api/v1/audios/${originAudioId}`, { visibility });
  letSightPass();
  const [before, heard] = [lost.events.length, stays.events.length];
  await say(company.member, 'gone');
  await stays.until(({ events }) => events.length > heard);
  expect(lost.events.length).toBe(before);
});
