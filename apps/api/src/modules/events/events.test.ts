import { memberPermissions, type Permission } from '@tavla/shared/permissions';
import { describe, expect, test } from 'vitest';
import { sessionChannel } from '@/http/access/session-cache';
import type { OpenStream } from '@/test/open-stream';
import { idsOf, upTo, useStreams } from './streams.test-kit';

const server = useStreams();
const { open, write } = server;

describe('the log', () => {
  test('is gapless and in order under 16 writers, on every stream', async () => {
    const streams = await Promise.all([
      open(),
      open({}, server.company.admin),
      open({ resources: 'tasks,users' }),
    ]);
    await Promise.all(Array.from({ length: 16 }, () => write(10)));
    for (const stream of streams) {
      await stream.until(({ events }) => events.length >= 160);
      expect(idsOf(stream)).toEqual(upTo(160));
    }
  });

  test('of one company is never told to another', async () => {
    const other = await server.app.addCompany();
    const theirs = await open({}, other.member);
    const ours = await open();
    await write(3);
    await ours.until(({ events }) => events.length === 3);
    await server.app.as(other.member).post('/api/v1/tasks', { title: 'Theirs' });
    await theirs.until(({ events }) => events.length > 0);
    expect(theirs.events).toMatchObject([{ id: 1, data: { title: 'Theirs' } }]);
  });

  test('tells a change, a deletion and a return', async () => {
    const stream = await open();
    const task = (await server.app.as(server.company.member).post('/api/v1/tasks', { title: 'A' })).json();
    const changed = (
      await server.app.as(server.company.member).patch(`/api/v1/tasks/${task.id}`, { title: 'B' })
    ).json();
    await server.app.as(server.company.member).delete(`/api/v1/tasks/${task.id}`);
    const back = (await server.app.as(server.company.member).post(`/api/v1/tasks/${task.id}/restore`)).json();
    await stream.until(({ events }) => events.length === 4);
    expect(stream.events).toEqual([
      { id: 1, resource: 'tasks', action: 'create', data: task },
      { id: 2, resource: 'tasks', action: 'update', data: changed },
      { id: 3, resource: 'tasks', action: 'delete', data: { id: task.id, version: 3 } },
      { id: 4, resource: 'tasks', action: 'create', data: back },
    ]);
  });
});

test('leaving the feed twice takes nothing from those who joined since', async () => {
  const { feed } = server.app.app;
  const first = await feed.subscribe(server.company.id, { events: () => {}, gap: () => {} });
  first.unsubscribe();
  const heard: number[] = [];
  const second = await feed.subscribe(server.company.id, {
    events: (events) => heard.push(...events.map(({ seq }) => seq)),
    gap: () => {},
  });
  first.unsubscribe();
  await write(2);
  await expect.poll(() => heard).toEqual([1, 2]);
  second.unsubscribe();
});

describe('what a stream shows', () => {
  test('names its newest number also when everything was filtered out', async () => {
    const stream = await open({ resources: 'roles' });
    const tasks = await open();
    await write(3);
    await tasks.until(({ events }) => events.length === 3);
    // The server's own beat, brought forward.
    server.app.app.streams.heartbeat();
    await stream.until(({ lastEventId }) => lastEventId === '3');
    expect(stream.events).toEqual([]);
    const again = await open({ resources: 'roles', lastEventId: '3' });
    expect(again.lastEventId).toBe('3');
  });

  test('is only what the person may read', async () => {
    const permissions: Permission[] = [{ action: 'read', resource: 'groups' }];
    const role = await server.app.addRole(server.company.id, 'planner', permissions);
    const planner = await server.app.addUser(server.company.id, role);
    const stream = await open({ resources: 'tasks,positions' }, planner);
    await write(1);
    await server.app.as(server.company.admin).post('/api/v1/positions', { name: 'Lawyer' });
    await stream.until(({ events }) => events.length > 0);
    expect(stream.events).toMatchObject([{ id: 2, resource: 'positions' }]);
  });

  test('is a colleague’s name, address and whether they are inactive, without the right to the portal', async () => {
    const member = await open({ resources: 'users' });
    const admin = await open({ resources: 'users' }, server.company.admin);
    await server.app
      .as(server.company.admin)
      .patch(`/api/v1/users/${server.company.member.id}`, { firstName: 'Maria' });
    await member.until(({ events }) => events.length > 0);
    await admin.until(({ events }) => events.length > 0);
    const person = {
      id: server.company.member.id,
      email: server.company.member.email,
      firstName: 'Maria',
      lastName: 'Member',
      blocked: false,
    };
    expect(member.events[0]?.data).toEqual(person);
    expect(admin.events[0]?.data).toMatchObject({
      ...person,
      roleId: server.company.roles.user,
      blocked: false,
    });
  });

  test('leaves out what is meant for somebody else', async () => {
    const member = await open({ resources: 'chat,tasks' });
    const admin = await open({ resources: 'chat,tasks' }, server.company.admin);
    const { db } = server.app;
    await db.pool.query(
      `with counter as (update organization set "eventSeq" = "eventSeq" + 1 where id = $1 returning "eventSeq")
       insert into event ("organizationId", seq, resource, action, data, audience)
       select $1, "eventSeq", 'chat', 'create', '{"content":"mine"}', array[$2::uuid] from counter`,
      [server.company.id, server.company.member.id],
    );
    await write(1);
    await member.until(({ events }) => events.length === 2);
    await admin.until(({ events }) => events.length === 1);
    expect(member.events[0]?.data).toEqual({ content: 'mine' });
    expect(admin.events[0]?.resource).toBe('tasks');
  });

  test('tells whoever asks for nothing when their own permissions change', async () => {
    const member = await open({ resources: '' });
    await write(1);
    const admin = server.app.as(server.company.admin);
    const change = { permissions: [{ action: 'read', resource: 'chat' }] };
    expect((await admin.patch(`/api/v1/roles/${server.company.roles.user}`, change)).statusCode).toBe(200);
    await member.until(({ events }) => events.length > 0);
    expect(member.events).toMatchObject([{ resource: '*', action: 'session' }]);
  });

  test('refuses resources that do not exist', async () => {
    const answer = await server.app.as(server.company.member).get('/api/v1/events?resources=tasks,secrets');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path).toBe('resources');
  });

  test('passes through proxies unbuffered', async () => {
    const { response } = await open();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
  });

  test('is nothing for nobody', async () => {
    expect((await server.app.as(null).get('/api/v1/events')).statusCode).toBe(401);
  });
});

describe('the end of a stream', () => {
  test('comes to the oldest when a person opens one too many', async () => {
    const streams: OpenStream[] = [];
    for (let n = 0; n < 51; n++) streams.push(await open());
    await streams[0]?.until(({ isEnded }) => isEnded);
    await write(1);
    for (const stream of streams.slice(1)) await stream.until(({ events }) => events.length === 1);
    expect(streams.map(({ isEnded }) => isEnded)).toEqual([true, ...Array(50).fill(false)]);
  });

  test('comes to the oldest of a person’s programs, whatever their browser has open', async () => {
    const { company } = server;
    const browser = await open();
    const { bearer } = await server.app.addToken(company.id, company.member.id);
    const programs: OpenStream[] = [];
    for (let n = 0; n < 51; n++) programs.push(await open({}, { ...company.member, cookie: bearer }));
    await programs[0]?.until(({ isEnded }) => isEnded);
    expect([browser, ...programs].map(({ isEnded }) => isEnded)).toEqual([
      false,
      true,
      ...Array(50).fill(false),
    ]);
  });

  test('comes to somebody who is blocked, and to nobody else', async () => {
    const member = await open();
    const admin = await open({}, server.company.admin);
    await server.app
      .as(server.company.admin)
      .patch(`/api/v1/users/${server.company.member.id}`, { blocked: true });
    await member.until(({ isEnded }) => isEnded);
    expect(member.events.at(-1)).toMatchObject({ resource: '*', action: 'session' });
    const answer = await server.app.as(server.company.member).get('/api/v1/tasks');
    expect(answer.statusCode).toBe(401);
    expect(admin.isEnded).toBe(false);
  });

  test('comes to a revoked session also when its notification was lost', async () => {
    const stream = await open();
    await server.app.db.pool.query('update session set "revokedAt" = now() where id = $1', [
      server.company.member.sessionId,
    ]);
    await stream.until(({ isEnded }) => isEnded);
  });

  test('does not come to somebody whose role changes: they are told, and see what they now may', async () => {
    const stream = await open({ resources: 'tasks' });
    const left = memberPermissions.filter(({ resource }) => resource !== 'actions');
    const role = await server.app.addRole(server.company.id, 'quiet', left);
    await server.app.db.pool.query('update "user" set "roleId" = $1 where id = $2', [
      role,
      server.company.member.id,
    ]);
    await server.app.db.pool.query('select pg_notify($1, $2)', [sessionChannel, server.company.id]);
    await stream.until(({ events }) => events.length > 0);
    expect(stream.events).toMatchObject([{ resource: '*', action: 'session' }]);
    await server.app.as(server.company.admin).post('/api/v1/tasks', { title: 'Unseen' });
    const admin = await open({ lastEventId: '0' }, server.company.admin);
    await admin.until(({ events }) => events.length === 1);
    expect(stream.events).toHaveLength(1);
  });
});
