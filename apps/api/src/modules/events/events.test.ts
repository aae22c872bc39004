import { memberPermissions, type Permission } from '@tavla/shared/permissions';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appendEventsSql } from '@/db/event-log';
import { sessionChannel } from '@/http/session-cache';
import { OpenStream } from '@/test/open-stream';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp();
let address: string;
let company: TestCompany;
const opened: OpenStream[] = [];

beforeAll(async () => {
  address = await app.current.listen();
});
beforeEach(async () => {
  company = await app.current.addCompany();
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});

async function open(
  query: { resources?: string; lastEventId?: string } = {},
  user: TestUser = company.member,
  headers = {},
): Promise<OpenStream> {
  const stream = await OpenStream.open(
    `${address}/api/v1/events?${new URLSearchParams(query)}`,
    user.cookie,
    headers,
  );
  opened.push(stream);
  await stream.until(({ lastEventId, isEnded }) => lastEventId !== undefined || isEnded);
  return stream;
}

async function write(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const answer = await app.current.as(company.member).post('/api/v1/tasks', { title: `Task ${n}` });
    expect(answer.statusCode).toBe(201);
  }
}

const ids = (stream: OpenStream) => stream.events.map(({ id }) => id);
const upTo = (newest: number, from = 1) => Array.from({ length: newest - from + 1 }, (_, n) => n + from);

describe('the log', () => {
  test('is gapless and in order under 16 writers, on every stream', async () => {
    const streams = await Promise.all([open(), open({}, company.admin), open({ resources: 'tasks,users' })]);
    await Promise.all(Array.from({ length: 16 }, () => write(10)));
    for (const stream of streams) {
      await stream.until(({ events }) => events.length >= 160);
      expect(ids(stream)).toEqual(upTo(160));
    }
  });

  test('of one company is never told to another', async () => {
    const other = await app.current.addCompany();
    const theirs = await open({}, other.member);
    const ours = await open();
    await write(3);
    await ours.until(({ events }) => events.length === 3);
    await app.current.as(other.member).post('/api/v1/tasks', { title: 'Theirs' });
    await theirs.until(({ events }) => events.length > 0);
    expect(theirs.events).toMatchObject([{ id: 1, data: { title: 'Theirs' } }]);
  });

  test('tells a change, a deletion and a return', async () => {
    const stream = await open();
    const task = (await app.current.as(company.member).post('/api/v1/tasks', { title: 'A' })).json();
    const changed = (
      await app.current.as(company.member).patch(`/api/v1/tasks/${task.id}`, { title: 'B' })
    ).json();
    await app.current.as(company.member).delete(`/api/v1/tasks/${task.id}`);
    const back = (await app.current.as(company.member).post(`/api/v1/tasks/${task.id}/restore`)).json();
    await stream.until(({ events }) => events.length === 4);
    expect(stream.events).toEqual([
      { id: 1, resource: 'tasks', action: 'create', data: task },
      { id: 2, resource: 'tasks', action: 'update', data: changed },
      { id: 3, resource: 'tasks', action: 'delete', data: { id: task.id } },
      { id: 4, resource: 'tasks', action: 'create', data: back },
    ]);
  });
});

test('leaving the feed twice takes nothing from those who joined since', async () => {
  const { feed } = app.current.app;
  const first = await feed.subscribe(company.id, { events: () => {}, gap: () => {} });
  first.unsubscribe();
  const heard: number[] = [];
  const second = await feed.subscribe(company.id, {
    events: (events) => heard.push(...events.map(({ seq }) => seq)),
    gap: () => {},
  });
  first.unsubscribe();
  await write(2);
  await expect.poll(() => heard).toEqual([1, 2]);
  second.unsubscribe();
});

describe('coming back', () => {
  test('a stream that is cut again and again while 8 people write misses and repeats nothing', async () => {
    const seen: (number | undefined)[] = [];
    let lastEventId = '0';
    let isWriting = true;
    const writing = Promise.all(Array.from({ length: 8 }, () => write(15))).finally(() => {
      isWriting = false;
    });
    while (isWriting || Number(lastEventId) < 120) {
      const stream = await open({ lastEventId });
      const enough = stream.events.length + 7;
      await stream.until(({ events, lastEventId: id }) => events.length >= enough || Number(id) >= 120);
      stream.close();
      seen.push(...ids(stream));
      lastEventId = stream.lastEventId ?? lastEventId;
    }
    await writing;
    expect(seen).toEqual(upTo(120));
  });

  test('the header says the same as the query', async () => {
    await write(4);
    const stream = await open({}, company.member, { 'last-event-id': '2' });
    await stream.until(({ events }) => events.length === 2);
    expect(ids(stream)).toEqual([3, 4]);
  });

  test('without a number nothing old is told', async () => {
    await write(2);
    const stream = await open();
    await write(1);
    await stream.until(({ events }) => events.length > 0);
    expect(ids(stream)).toEqual([3]);
  });

  test.each(['999', 'nonsense', '-1', '1.5', '1e1', '9'.repeat(200)])(
    'the number %s asks for everything anew',
    async (lastEventId) => {
      await write(3);
      const stream = await open({ lastEventId });
      await stream.until(({ events }) => events.length > 0);
      expect(stream.events).toEqual([{ id: 3, resource: '*', action: 'resync', data: null }]);
      await write(1);
      await stream.until(({ events }) => events.length > 1);
      expect(stream.events[1]?.id).toBe(4);
    },
  );

  test('a client that another process has told more than this one knows misses and repeats nothing', async () => {
    const early = await open();
    const silently = appendEventsSql.replace('pg_notify', 'concat');
    const event = JSON.stringify([{ resource: 'tasks', action: 'create', data: {} }]);
    for (let n = 0; n < 2; n++) await app.current.db.pool.query(silently, [company.id, event]);
    const ahead = await open({ lastEventId: '2' });
    await write(1);
    await ahead.until(({ events }) => events.length > 0);
    expect(ids(ahead)).toEqual([3]);
    await early.until(({ events }) => events.length === 3);
    expect(ids(early)).toEqual([1, 2, 3]);
  });

  test('a number whose events are gone asks for everything anew', async () => {
    await write(5);
    await app.current.db.pool.query('delete from event where "organizationId" = $1 and seq <= 3', [
      company.id,
    ]);
    const tooOld = await open({ lastEventId: '2' });
    await tooOld.until(({ events }) => events.length > 0);
    expect(tooOld.events[0]?.action).toBe('resync');
    const recent = await open({ lastEventId: '3' });
    await recent.until(({ events }) => events.length === 2);
    expect(ids(recent)).toEqual([4, 5]);
  });
});

describe('what a stream shows', () => {
  test('names its newest number also when everything was filtered out', async () => {
    const stream = await open({ resources: 'roles' });
    const tasks = await open();
    await write(3);
    await tasks.until(({ events }) => events.length === 3);
    // The server's own beat, brought forward.
    app.current.app.streams.heartbeat();
    await stream.until(({ lastEventId }) => lastEventId === '3');
    expect(stream.events).toEqual([]);
    const again = await open({ resources: 'roles', lastEventId: '3' });
    expect(again.lastEventId).toBe('3');
  });

  test('is only what the person may read', async () => {
    const permissions: Permission[] = [{ action: 'read', resource: 'groups' }];
    const role = await app.current.addRole(company.id, 'planner', permissions);
    const planner = await app.current.addUser(company.id, role);
    const stream = await open({ resources: 'tasks,positions' }, planner);
    await write(1);
    await app.current.as(company.admin).post('/api/v1/positions', { name: 'Lawyer' });
    await stream.until(({ events }) => events.length > 0);
    expect(stream.events).toMatchObject([{ id: 2, resource: 'positions' }]);
  });

  test('is a colleague’s name and address only, without the right to the portal', async () => {
    const member = await open({ resources: 'users' });
    const admin = await open({ resources: 'users' }, company.admin);
    await app.current.as(company.admin).patch(`/api/v1/users/${company.member.id}`, { firstName: 'Maria' });
    await member.until(({ events }) => events.length > 0);
    await admin.until(({ events }) => events.length > 0);
    const person = {
      id: company.member.id,
      email: company.member.email,
      firstName: 'Maria',
      lastName: 'Member',
    };
    expect(member.events[0]?.data).toEqual(person);
    expect(admin.events[0]?.data).toMatchObject({ ...person, roleId: company.roles.user, blocked: false });
  });

  test('leaves out what is meant for somebody else', async () => {
    const member = await open({ resources: 'chat,tasks' });
    const admin = await open({ resources: 'chat,tasks' }, company.admin);
    const { db } = app.current;
    await db.pool.query(
      `with counter as (update organization set "eventSeq" = "eventSeq" + 1 where id = $1 returning "eventSeq")
       insert into event ("organizationId", seq, resource, action, data, "audienceUserId")
       select $1, "eventSeq", 'chat', 'create', '{"content":"mine"}', $2 from counter`,
      [company.id, company.member.id],
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
    const admin = app.current.as(company.admin);
    const change = { permissions: [{ action: 'read', resource: 'chat' }] };
    expect((await admin.patch(`/api/v1/roles/${company.roles.user}`, change)).statusCode).toBe(200);
    await member.until(({ events }) => events.length > 0);
    expect(member.events).toMatchObject([{ resource: '*', action: 'session' }]);
  });

  test('refuses resources that do not exist', async () => {
    const answer = await app.current.as(company.member).get('/api/v1/events?resources=tasks,secrets');
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
    expect((await app.current.as(null).get('/api/v1/events')).statusCode).toBe(401);
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

  test('comes to somebody who is blocked, and to nobody else', async () => {
    const member = await open();
    const admin = await open({}, company.admin);
    await app.current.as(company.admin).patch(`/api/v1/users/${company.member.id}`, { blocked: true });
    await member.until(({ isEnded }) => isEnded);
    expect(member.events.at(-1)).toMatchObject({ resource: '*', action: 'session' });
    const answer = await app.current.as(company.member).get('/api/v1/tasks');
    expect(answer.statusCode).toBe(401);
    expect(admin.isEnded).toBe(false);
  });

  test('comes to a revoked session also when its notification was lost', async () => {
    const stream = await open();
    await app.current.db.pool.query('update session set "revokedAt" = now() where id = $1', [
      company.member.sessionId,
    ]);
    await stream.until(({ isEnded }) => isEnded);
  });

  test('does not come to somebody whose role changes: they are told, and see what they now may', async () => {
    const stream = await open({ resources: 'tasks' });
    const left = memberPermissions.filter(({ resource }) => resource !== 'actions');
    const role = await app.current.addRole(company.id, 'quiet', left);
    await app.current.db.pool.query('update "user" set "roleId" = $1 where id = $2', [
      role,
      company.member.id,
    ]);
    await app.current.db.pool.query('select pg_notify($1, $2)', [sessionChannel, company.id]);
    await stream.until(({ events }) => events.length > 0);
    expect(stream.events).toMatchObject([{ resource: '*', action: 'session' }]);
    await app.current.as(company.admin).post('/api/v1/tasks', { title: 'Unseen' });
    const admin = await open({ lastEventId: '0' }, company.admin);
    await admin.until(({ events }) => events.length === 1);
    expect(stream.events).toHaveLength(1);
  });
});
