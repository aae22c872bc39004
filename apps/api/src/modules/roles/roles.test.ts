import type { Role } from '@tavla/shared/contracts/roles';
import { allPermissions, memberPermissions, type Permission } from '@tavla/shared/permissions';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';

const test = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await test.current.addCompany();
});

const admin = () => test.current.as(company.admin);
const url = '/api/v1/roles';
const pair = (words: string) => {
  const [action, resource] = words.split(' ');
  return { action, resource } as Permission;
};
const pairs = (...words: string[]) => words.map(pair);
/** Somebody of the company whose role holds exactly these pairs. */
const holder = async (...words: string[]) => {
  const role = await test.current.addRole(company.id, `Role ${Math.random()}`, pairs(...words));
  return { role, ...(await test.current.addUser(company.id, role)) };
};
const newPerson = (roleId: string, more: object = {}) => ({
  firstName: 'New',
  lastName: 'Person',
  email: `${Math.random().toString(36).slice(2)}@roles.test`,
  roleId,
  ...more,
});

describe('roles', () => {
  it('are listed by name with their pairs and the number of people', async () => {
    const { data } = (await admin().get(url)).json<{ data: Role[] }>();
    expect(data.map(({ name, userCount, isSystem }) => [name, userCount, isSystem])).toEqual([
      ['admin', 1, true],
      ['user', 1, true],
    ]);
    expect(data[0]?.permissions).toHaveLength(allPermissions.length);
    expect(data[1]?.permissions).toHaveLength(memberPermissions.length);
  });

  it('are created, changed and deleted, each with an event and an entry in the audit log', async () => {
    const made = await admin().post(url, { name: ' Office ', permissions: pairs('read user', 'read user') });
    expect(made.statusCode).toBe(201);
    const role = made.json<Role>();
    expect(role).toMatchObject({
      name: 'Office',
      description: '',
      permissions: pairs('read user'),
      userCount: 0,
    });
    const changed = await admin().patch(`${url}/${role.id}`, {
      permissions: pairs('read chat'),
      name: 'office',
    });
    expect(changed.json()).toEqual({ ...role, name: 'office', permissions: pairs('read chat'), version: 2 });
    expect((await admin().get(`${url}/${role.id}`)).json()).toEqual(changed.json());
    expect((await admin().patch(`${url}/${role.id}`, { name: 'office' })).json()).toEqual(changed.json());
    expect((await admin().delete(`${url}/${role.id}`)).statusCode).toBe(204);
    expect((await admin().get(`${url}/${role.id}`)).statusCode).toBe(404);

    const where = { organizationId: company.id };
    const events = await test.current.db.prisma.event.findMany({
      where: { ...where, resource: 'roles' },
      orderBy: { seq: 'asc' },
    });
    expect(events).toMatchObject([
      { action: 'create', data: role },
      { action: 'update', data: changed.json() },
      { action: 'delete', data: { id: role.id } },
    ]);
    const entries = await test.current.db.prisma.auditEntry.findMany({
      where,
      orderBy: { createdAt: 'asc' },
    });
    expect(entries.map(({ action }) => action)).toEqual(['role.create', 'role.update', 'role.delete']);
    expect(entries[1]?.details).toEqual({
      people: 0,
      changes: { name: { from: 'Office', to: 'office' }, added: ['read chat'], removed: ['read user'] },
    });
  });

  it('have names that are unique without regard to case', async () => {
    expect((await admin().post(url, { name: 'ADMIN' })).json()).toMatchObject({
      statusCode: 409,
      code: 'taken',
      errors: [{ path: 'name' }],
    });
    const raced = await Promise.all(['Crew', 'crew'].map((name) => admin().post(url, { name })));
    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('of the product are neither renamed nor deleted, and admin keeps every pair', async () => {
    for (const id of Object.values(company.roles)) {
      expect((await admin().patch(`${url}/${id}`, { name: 'Boss' })).statusCode).toBe(409);
      expect((await admin().delete(`${url}/${id}`)).statusCode).toBe(409);
    }
    const less = await admin().patch(`${url}/${company.roles.admin}`, { permissions: pairs('read admin') });
    expect(less.json()).toMatchObject({ statusCode: 409, code: 'conflict' });
    const described = await admin().patch(`${url}/${company.roles.admin}`, {
      description: 'May do everything',
    });
    expect(described.json()).toMatchObject({ description: 'May do everything' });
  });

  it('that people have are not deleted, and the answer says how many', async () => {
    const { role } = await holder('read user');
    const answer = (await admin().delete(`${url}/${role}`)).json();
    expect(answer).toMatchObject({ statusCode: 409, failed: [{ count: 1 }] });
    expect(answer.message).toContain('1 person has this role');
  });

  it('that single sign-on gives are not deleted, since nobody would be let in with them any more', async () => {
    const { prisma } = test.current.db;
    const roleId = await test.current.addRole(company.id, 'Staff', []);
    const organizationId = company.id;
    await prisma.signInProvider.create({ data: { organizationId, domain: 'plants.test', proof: 'p' } });
    await prisma.signInRole.create({ data: { organizationId, place: 0, value: 'staff', roleId } });
    const refused = await admin().delete(`${url}/${roleId}`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      '1 line of the settings of single sign-on gives this role. Take it out there first.',
    ]);
    expect(await prisma.signInRole.count({ where: { organizationId } })).toBe(1);
    await prisma.signInRole.deleteMany({ where: { organizationId } });
    expect((await admin().delete(`${url}/${roleId}`)).statusCode).toBe(204);
  });

  it('of another company do not exist', async () => {
    const stranger = test.current.as((await test.current.addCompany()).admin);
    const { role } = await holder('read user');
    for (const answer of [
      await stranger.get(`${url}/${role}`),
      await stranger.patch(`${url}/${role}`, { description: 'Mine' }),
      await stranger.delete(`${url}/${role}`),
    ])
      expect(answer.statusCode).toBe(404);
  });
});

describe('nobody grants what they do not hold', () => {
  it('by making or changing a role', async () => {
    const maker = test.current.as(await holder('create roles', 'update roles', 'read chat'));
    const refused = await maker.post(url, { name: 'More', permissions: pairs('read chat', 'delete user') });
    expect(refused.json()).toMatchObject({
      statusCode: 403,
      message: expect.stringContaining('delete user'),
    });
    const made = await maker.post(url, { name: 'Same', permissions: pairs('read chat') });
    expect(made.statusCode).toBe(201);
    const more = await maker.patch(`${url}/${made.json().id}`, {
      permissions: pairs('read chat', 'read admin'),
    });
    expect(more.statusCode).toBe(403);
  });

  it('by giving a role', async () => {
    const held = ['create user', 'update user', 'create user-roles', 'update user-roles', 'read chat'];
    const hr = await holder(...held);
    const small = await test.current.addRole(company.id, 'Reader', pairs('read chat'));
    const as = test.current.as(hr);
    expect((await as.post('/api/v1/users', newPerson(small))).statusCode).toBe(201);
    expect((await as.post('/api/v1/users', newPerson(company.roles.admin))).statusCode).toBe(403);
    const self = await as.patch(`/api/v1/users/${hr.id}`, { roleId: company.roles.admin });
    expect(self.statusCode).toBe(403);
  });

  it('by giving roles or departments without the pair for it', async () => {
    const small = await test.current.addRole(company.id, 'Reader', []);
    const department = (await admin().post('/api/v1/departments', { name: 'Crew' })).json();
    const noRoles = test.current.as(await holder('create user', 'update user'));
    expect((await noRoles.post('/api/v1/users', newPerson(small))).statusCode).toBe(403);
    const person = (await admin().post('/api/v1/users', newPerson(small))).json();
    const change = (body: object) => noRoles.patch(`/api/v1/users/${person.id}`, body);
    expect((await change({ departmentIds: [department.id] })).statusCode).toBe(403);
    expect((await change({ roleId: await test.current.addRole(company.id, 'Other', []) })).statusCode).toBe(
      403,
    );
    // What does not change needs no pair.
    expect((await change({ departmentIds: [], roleId: small, firstName: 'Nova' })).statusCode).toBe(200);
    const groups = test.current.as(await holder('update user', 'update user-group'));
    const moved = await groups.patch(`/api/v1/users/${person.id}`, { departmentIds: [department.id] });
    expect(moved.json()).toMatchObject({ departmentIds: [department.id] });
  });
});

it('a change of a role reaches its people at once, open streams included', async () => {
  const reader = await holder('read user');
  const as = test.current.as(reader);
  const base = await test.current.listen();
  const abort = new AbortController();
  const stream = await fetch(`${base}/api/v1/events?resources=users`, {
    headers: { cookie: reader.cookie },
    signal: abort.signal,
  });
  let heard = '';
  const listening = (async () => {
    for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString();
  })().catch(() => {});

  expect((await as.get('/api/v1/users')).statusCode).toBe(200);
  await admin().patch(`${url}/${reader.role}`, { permissions: [] });
  await expect.poll(async () => (await as.get('/api/v1/users')).statusCode).toBe(403);
  await expect.poll(() => heard).toContain('"action":"session"');
  abort.abort();
  await listening;
});
