import type { Audio } from '@tavla/shared/contracts/audios';
import type { Task } from '@tavla/shared/contracts/tasks';
import type { Visibility } from '@tavla/shared/meetings/visibility';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { useStreams } from '@/modules/events/streams.test-kit';
import { addMeeting } from '@/test/rows/add-meeting';
import type { TestUser } from '@/test/test-app';

const server = useStreams();
let owner: TestUser;
let guest: TestUser;
let stranger: TestUser;
let departmentId: string;
let meetingId: string;

const as = (user: TestUser) => server.app.as(user);
const board = async (user: TestUser) =>
  as(user)
    .get('/api/v1/tasks')
    .then((answer) => answer.json().data as Task[]);
const sees = async (user: TestUser) => (await as(user).get(`/api/v1/audios/${meetingId}`)).statusCode === 200;

/** A finished meeting of `owner` with one proposal and one task that was approved. */
beforeEach(async () => {
  const { id: organizationId, member, roles } = server.company;
  owner = member;
  guest = await server.app.addUser(organizationId, roles.user);
  stranger = await server.app.addUser(organizationId, roles.user);
  const { prisma } = server.app.db;
  departmentId = newId();
  await prisma.department.create({
    data: { organizationId, id: departmentId, name: 'Sales', nameKey: 'sales' },
  });
  meetingId = await addMeeting(prisma, organizationId, {
    name: 'Salaries',
    blobKey: 'sample',
    createdById: owner.id,
  });
  const origin = { originAudioId: meetingId, originStartMs: 5, originQuote: 'I will ask Ada' };
  await prisma.task.createMany({
    data: [
      { title: 'Proposed', column: 'pending', status: 'on-approval', position: 'a0' },
      { title: 'Approved', column: 'todo', status: 'todo', position: 'a0' },
      { title: 'Other', column: 'todo', status: 'todo', position: 'a1', originAudioId: null },
    ].map((task) => ({ organizationId, id: newId(), ...origin, ...task })),
  });
});

async function show(visibility: Visibility, by = owner) {
  return as(by).patch(`/api/v1/audios/${meetingId}`, { visibility });
}

describe('a meeting that is closed', () => {
  test('is seen by whoever uploaded it and those it is open to, and comes back when it is opened', async () => {
    expect((await show({ to: 'people', ids: [guest.id] })).json().visibility).toEqual({
      to: 'people',
      ids: [guest.id],
    });
    expect([await sees(owner), await sees(guest), await sees(stranger)]).toEqual([true, true, false]);
    expect((await as(stranger).get('/api/v1/audios')).json().data).toEqual([]);
    await show({ to: 'company', ids: [] });
    expect(await sees(stranger)).toBe(true);
  });

  test('stays closed where nobody is known to have uploaded it', async () => {
    await show({ to: 'people', ids: [guest.id] });
    await server.app.db.prisma.audio.updateMany({ where: { id: meetingId }, data: { createdById: null } });
    expect([await sees(guest), await sees(stranger)]).toEqual([true, false]);
    expect((await board(stranger)).map(({ title }) => title)).not.toContain('Proposed');
    const closed = (await as(server.company.admin).get('/api/v1/audios/closed')).json().data;
    expect(closed).toMatchObject([{ id: meetingId }]);
  });

  test('is seen by the people who are in the department now', async () => {
    await show({ to: 'departments', ids: [departmentId] });
    expect(await sees(guest)).toBe(false);
    const { admin } = server.company;
    const { version } = (await as(admin).get(`/api/v1/users/${guest.id}`)).json();
    await as(admin).patch(`/api/v1/users/${guest.id}`, { departmentIds: [departmentId], version });
    expect(await sees(guest)).toBe(true);
  });

  test('keeps its proposals with it; what is approved is the company’s, without where it comes from', async () => {
    await show({ to: 'people', ids: [guest.id] });
    const seen = (tasks: Task[]) => tasks.map(({ title, origin }) => [title, origin?.audioId ?? null]).sort();
    const whole = [
      ['Approved', meetingId],
      ['Other', null],
      ['Proposed', meetingId],
    ];
    expect(seen(await board(guest))).toEqual(whole);
    const others = [
      ['Approved', null],
      ['Other', null],
    ];
    expect(seen(await board(stranger))).toEqual(others);
    const page = (await as(stranger).get('/api/v1/tasks?limit=10')).json();
    expect([seen(page.data), page.total]).toEqual([others, 2]);
    expect(seen((await as(guest).get('/api/v1/tasks?limit=10')).json().data)).toEqual(whole);
    const approved = (await board(stranger)).find(({ title }) => title === 'Approved');
    const renamed = await as(stranger).patch(`/api/v1/tasks/${approved?.id}`, { title: 'Renamed' });
    expect([renamed.statusCode, renamed.json().origin]).toEqual([200, null]);
    expect((await board(guest)).find(({ title }) => title === 'Renamed')?.origin?.audioId).toBe(meetingId);
  });

  test('leaves no word in the audit log of what it proposed and somebody dismissed before', async () => {
    const tasks = await board(owner);
    for (const title of ['Proposed', 'Approved']) {
      const { id, version } = tasks.find((task) => task.title === title) ?? {};
      expect((await as(owner).delete(`/api/v1/tasks/${id}?version=${version}`)).statusCode).toBe(204);
    }
    await show({ to: 'people', ids: [guest.id] });
    const { admin } = server.company;
    const { data } = (await as(admin).get('/api/v1/audit?action=task.delete')).json();
    const names = data.map(({ targetName }: { targetName: string }) => targetName);
    expect(names.toSorted()).toEqual(['', 'Approved']);
    expect((await as(admin).get('/api/v1/audit?q=Proposed')).json().data).toEqual([]);
  });

  test('makes a kept board another one, also where no task changed', async () => {
    await show({ to: 'departments', ids: [departmentId] });
    const first = await as(guest).get('/api/v1/tasks');
    const etag = String(first.headers.etag);
    const again = () =>
      server.app.app.inject({
        url: '/api/v1/tasks',
        headers: { cookie: guest.cookie, 'if-none-match': etag },
      });
    expect((await again()).statusCode).toBe(304);
    await server.app.db.prisma.userDepartment.create({
      data: { organizationId: server.company.id, userId: guest.id, departmentId },
    });
    const changed = await again();
    expect([changed.statusCode, changed.json().total]).toEqual([200, 3]);
  });

  test('is closed by whoever uploaded it only', async () => {
    const refused = await show({ to: 'people', ids: [] }, guest);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Only whoever uploaded this meeting can say who may see it.',
    ]);
    const unknown = await show({ to: 'people', ids: [newId()] });
    expect([unknown.statusCode, unknown.json().errors[0].path]).toEqual([400, 'visibility.ids']);
    const empty = await show({ to: 'departments', ids: [] });
    expect([empty.statusCode, empty.json().errors[0].path]).toEqual([400, 'visibility.ids']);
  });
});

describe('a closed meeting that is deleted', () => {
  const restore = async (id: string, by: TestUser) =>
    (await as(by).post(`/api/v1/tasks/${id}/restore`)).statusCode;

  test.each(['before', 'with it'])(
    'leaves nobody a proposal that was deleted %s, until it is back itself',
    async (when) => {
      await show({ to: 'people', ids: [guest.id] });
      const { id } = (await board(owner)).find(({ title }) => title === 'Proposed') as Task;
      if (when === 'before') await as(owner).delete(`/api/v1/tasks/${id}`);
      await as(owner).delete(`/api/v1/audios/${meetingId}`);
      const people = [stranger, guest, owner, server.company.admin];
      for (const person of people) expect(await restore(id, person)).toBe(404);
      const change = { kind: 'restore' };
      const batch = await as(stranger).post('/api/v1/tasks/batch', { ids: [id], change });
      expect(batch.statusCode).toBe(404);
      await as(owner).post(`/api/v1/audios/${meetingId}/restore`);
      expect([await restore(id, stranger), await restore(id, guest)]).toEqual([404, 200]);
      expect((await board(stranger)).map(({ title }) => title)).not.toContain('Proposed');
      expect((await board(guest)).map(({ title }) => title)).toContain('Proposed');
    },
  );

  test('is brought back by the admin who deleted it, who reads no more of it than before', async () => {
    const { admin } = server.company;
    const other = await server.app.addUser(server.company.id, server.company.roles.admin);
    await show({ to: 'people', ids: [guest.id] });
    const restoreAs = (by: TestUser) => as(by).post(`/api/v1/audios/${meetingId}/restore`);
    await as(owner).delete(`/api/v1/audios/${meetingId}`);
    expect((await restoreAs(admin)).statusCode).toBe(404);
    await restoreAs(owner);

    expect((await as(admin).delete(`/api/v1/audios/${meetingId}`)).statusCode).toBe(204);
    expect((await restoreAs(other)).statusCode).toBe(404);
    const answer = await restoreAs(admin);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json()).sort()).toEqual(['id', 'name', 'sizeBytes']);
    expect([await sees(owner), await sees(guest), await sees(admin)]).toEqual([true, true, false]);
    expect((await board(guest)).map(({ title }) => title)).toContain('Proposed');
  });

  test('leaves what was approved to the company, the trash included', async () => {
    await show({ to: 'people', ids: [guest.id] });
    const { id } = (await board(owner)).find(({ title }) => title === 'Approved') as Task;
    await as(owner).delete(`/api/v1/tasks/${id}`);
    await as(owner).delete(`/api/v1/audios/${meetingId}`);
    expect(await restore(id, stranger)).toBe(200);
    expect((await board(stranger)).find((task) => task.id === id)?.origin).toBeNull();
  });
});

test('a proposal of an open meeting that is deleted can be brought back by anybody', async () => {
  const { id } = (await board(stranger)).find(({ title }) => title === 'Proposed') as Task;
  await as(owner).delete(`/api/v1/audios/${meetingId}`);
  expect((await as(stranger).post(`/api/v1/tasks/${id}/restore`)).statusCode).toBe(200);
});

describe('the streams', () => {
  const told = (stream: { events: { resource: string; action: string; data: unknown }[] }) =>
    stream.events.map(({ resource, action, data }) => {
      const { name, title, origin } = data as Partial<Audio & Task>;
      return [
        resource,
        action,
        name ?? title ?? 'id only',
        origin === undefined ? '' : origin ? 'origin' : 'no origin',
      ];
    });

  test('have people load anew who are in other departments now, and everybody when departments merge', async () => {
    await show({ to: 'departments', ids: [departmentId] });
    const resources = 'tasks';
    const [of, other] = [await server.open({ resources }, guest), await server.open({ resources }, stranger)];
    const admin = as(server.company.admin);
    await admin.patch(`/api/v1/users/${guest.id}`, { departmentIds: [departmentId] });
    await of.until(({ events }) => events.length === 1);
    const { id } = (await admin.post('/api/v1/departments', { name: 'Marketing' })).json();
    await admin.post(`/api/v1/departments/${departmentId}/merge`, { intoId: id });
    await of.until(({ events }) => events.length === 2);
    await other.until(({ events }) => events.length === 1);
    const resync = { resource: '*', action: 'resync', data: null };
    expect([of.events, other.events]).toMatchObject([[resync, resync], [resync]]);
    expect([await sees(guest), await sees(stranger)]).toEqual([true, false]);
    await admin.delete(`/api/v1/departments/${id}`);
    expect([await sees(guest), await sees(owner)]).toEqual([false, true]);
  });

  test('take a meeting away from those who may no longer see it, and tell them nothing more', async () => {
    const resources = 'audios,tasks';
    const [of, other] = [await server.open({ resources }, guest), await server.open({ resources }, stranger)];
    await show({ to: 'people', ids: [guest.id] });
    await as(owner).patch(`/api/v1/audios/${meetingId}`, { name: 'Renamed' });
    const proposal = (await board(owner)).find(({ title }) => title === 'Proposed');
    await as(owner).patch(`/api/v1/tasks/${proposal?.id}`, { title: 'Rise for Ada' });
    await as(owner).patch(`/api/v1/tasks/${proposal?.id}`, { customField: { status: 'todo' } });
    await as(owner).patch(`/api/v1/tasks/${proposal?.id}`, { customField: { status: 'on-approval' } });
    await as(owner).post('/api/v1/tasks', { title: 'Last' });
    await of.until(() => told(of).some(([, , name]) => name === 'Last'));
    await other.until(() => told(other).some(([, , name]) => name === 'Last'));
    expect(told(other)).toEqual([
      ['audios', 'delete', 'id only', ''],
      ['tasks', 'delete', 'id only', ''],
      ['tasks', 'update', 'Approved', 'no origin'],
      ['tasks', 'update', 'Rise for Ada', 'no origin'],
      ['tasks', 'delete', 'id only', ''],
      ['tasks', 'create', 'Last', 'no origin'],
    ]);
    expect(told(of)).toEqual([
      ['tasks', 'update', 'Proposed', 'origin'],
      ['tasks', 'update', 'Approved', 'origin'],
      ['audios', 'update', 'Salaries', ''],
      ['audios', 'update', 'Renamed', ''],
      ['tasks', 'update', 'Rise for Ada', 'origin'],
      ['tasks', 'update', 'Rise for Ada', 'origin'],
      ['tasks', 'update', 'Rise for Ada', 'origin'],
      ['tasks', 'create', 'Last', 'no origin'],
    ]);
  });
});
