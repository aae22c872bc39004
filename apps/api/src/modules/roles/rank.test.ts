import { allContracts } from '@tavla/shared/all-contracts';
import { allPermissions, type Permission } from '@tavla/shared/permissions';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const test = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await test.current.addCompany();
});

/** What somebody holds who manages people, but not tasks. */
const managing = allPermissions.filter(({ resource }) => !['actions', 'policies'].includes(resource));
const ranks: Record<string, readonly Permission[]> = {
  lower: managing.slice(1),
  equal: managing,
  higher: [...managing, { action: 'delete', resource: 'policies' }],
  'just other': [...managing.slice(1), { action: 'delete', resource: 'policies' }],
};
const isAbove = (rank: string) => rank === 'higher' || rank === 'just other';
const addresses = { users: '/api/v1/users', roles: '/api/v1/roles' };
const uniqueName = () => Math.random().toString(36).slice(2);

async function holder(permissions: readonly Permission[]): Promise<TestUser & { roleId: string }> {
  const roleId = await test.current.addRole(company.id, uniqueName(), permissions);
  return { roleId, ...(await test.current.addUser(company.id, roleId)) };
}

function upload(path: string, user: TestUser, file: string) {
  const head = '--end\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\n\r\n';
  return test.current.app.inject({
    method: 'POST',
    url: `${addresses.users}/csv${path}`,
    headers: { cookie: user.cookie, 'content-type': 'multipart/form-data; boundary=end' },
    payload: `${head}${file}\r\n--end--\r\n`,
  });
}

type Caller = ReturnType<typeof test.current.as>;
type Done = Promise<{ statusCode: number; json(): { message: string } }>;

/** Everything that is done to a person, by the name of the contract. */
const toPerson: Record<string, (as: Caller, id: string, person: TestUser) => Done> = {
  'users.update firstName': (as, id) => as.patch(`${addresses.users}/${id}`, { firstName: 'Nova' }),
  'users.update email': (as, id) =>
    as.patch(`${addresses.users}/${id}`, { email: `${uniqueName()}@rank.test` }),
  'users.update blocked': (as, id) => as.patch(`${addresses.users}/${id}`, { blocked: true }),
  'users.update managerId': (as, id) => as.patch(`${addresses.users}/${id}`, { managerId: company.admin.id }),
  'users.update roleId': async (as, id) =>
    as.patch(`${addresses.users}/${id}`, {
      roleId: await test.current.addRole(company.id, uniqueName(), []),
    }),
  'users.update nothing': (as, id) => as.patch(`${addresses.users}/${id}`, {}),
  'users.impact': (as, id) => as.get(`${addresses.users}/${id}/impact`),
  'users.delete': (as, id) => as.delete(`${addresses.users}/${id}`),
  'users.invite': (as, id) => as.post(`${addresses.users}/${id}/invite`),
  'sessions.end-of-user': (as, id) => as.delete(`${addresses.users}/${id}/sessions`),
  'passkeys.reset': (as, id) => as.delete(`${addresses.users}/${id}/passkeys`),
  'sso.unlink': (as, id) => as.delete(`${addresses.users}/${id}/sign-in-link`),
  'tokens.revoke-of-user': (as, id) => as.delete(`${addresses.users}/${id}/tokens`),
  'tokens.revoke-one-of-user': async (as, id) => {
    const { tokenId } = await test.current.addToken(company.id, id, []);
    return as.delete(`${addresses.users}/${id}/tokens/${tokenId}`);
  },
};

/** Everything that is done to a role, or with it. */
const toRole: Record<string, (as: Caller, id: string, caller: TestUser) => Done> = {
  'roles.update description': (as, id) => as.patch(`${addresses.roles}/${id}`, { description: 'New' }),
  'roles.update permissions': (as, id) => as.patch(`${addresses.roles}/${id}`, { permissions: [] }),
  'roles.delete': (as, id) => as.delete(`${addresses.roles}/${id}`),
  'roles.create': async (as, id) => {
    const { permissions } = (await as.get(`${addresses.roles}/${id}`)).json();
    return as.post(addresses.roles, { name: uniqueName(), permissions });
  },
  'users.create': (as, roleId) =>
    as.post(addresses.users, {
      firstName: 'New',
      lastName: 'Person',
      email: `${uniqueName()}@rank.test`,
      roleId,
    }),
  'users.update roleId': async (as, roleId) => {
    const person = await holder([]);
    return as.patch(`${addresses.users}/${person.id}`, { roleId });
  },
};

/** What is only read, and imports, which have tests of their own below. Decision 013 has the reasons. */
const others = [
  'roles.get',
  'sessions.list-of-user',
  'passkeys.list-of-user',
  'sso.get-link',
  // Of programs alone; tried with them.
  'tokens.create-for-service',
  // Of who is inactive or gone; tried with them.
  'users.preview-erasure',
  'users.erase',
  'users.export',
  'users.get',
  'users.get-import',
  'users.import',
  'users.import-report',
  'users.import-template',
  'users.preview-import',
  'users.start-import',
];

it('knows every endpoint that acts on a person or a role', () => {
  const acting = allContracts
    .filter(
      ({ path, method }) =>
        /\/(users|roles)\//.test(path) || (/\/(users|roles)$/.test(path) && method !== 'GET'),
    )
    .map(({ name }) => name);
  const tried = [...Object.keys(toPerson), ...Object.keys(toRole)].map((name) => name.split(' ')[0] ?? '');
  expect([...new Set([...tried, ...others])].sort()).toEqual([...acting].sort());
});

describe.each(Object.keys(ranks))('somebody %s', (rank) => {
  const expected = (statusCode: number) => (isAbove(rank) ? statusCode === 403 : statusCode < 300);

  it.each(Object.entries(toPerson))('as the person of %s', async (_, act) => {
    const caller = await holder(managing);
    const person = await holder(ranks[rank] ?? []);
    const where = { organizationId_id: { organizationId: company.id, id: person.id } };
    const before = await test.current.db.prisma.user.findUnique({ where });
    const answer = await act(test.current.as(caller), person.id, person);
    expect(expected(answer.statusCode), String(answer.statusCode)).toBe(true);
    if (!isAbove(rank)) return;
    expect(answer.json().message).toMatch(/^This person may do more than you \(delete policies\)\./);
    expect(await test.current.db.prisma.user.findUnique({ where })).toEqual(before);
    const open = await test.current.db.prisma.session.count({
      where: { userId: person.id, revokedAt: null },
    });
    expect(open).toBe(1);
  });

  it.each(Object.entries(toRole))('is meant by the role of %s', async (_, act) => {
    const caller = await holder(managing);
    const roleId = await test.current.addRole(company.id, uniqueName(), ranks[rank] ?? []);
    const answer = await act(test.current.as(caller), roleId, caller);
    expect(expected(answer.statusCode), String(answer.statusCode)).toBe(true);
    if (isAbove(rank)) expect(answer.json().message).toContain('(delete policies)');
  });

  it('is brought in by no import above its sender', async () => {
    const caller = await holder(managing);
    const role = uniqueName();
    await test.current.addRole(company.id, role, ranks[rank] ?? []);
    const file = `firstName,lastName,email,role\nFirst,Last,${uniqueName()}@rank.test,${role}`;
    const { created, failed } = (await upload('', caller, file)).json();
    expect([created.length, failed.length]).toEqual(isAbove(rank) ? [0, 1] : [1, 0]);
  });

  it('is not touched by an import that names them', async () => {
    const caller = await holder(managing);
    const person = await holder(ranks[rank] ?? []);
    const where = { organizationId_id: { organizationId: company.id, id: person.id } };
    const before = await test.current.db.prisma.user.findUnique({ where });
    const file = `firstName,lastName,email,role\nOther,Name,${person.email},user`;
    expect((await upload('', caller, file)).json()).toMatchObject({ created: [] });
    expect(await test.current.db.prisma.user.findUnique({ where })).toEqual(before);
  });

  it('is seen, and may be given tasks', async () => {
    const caller = await holder([...managing, { action: 'create', resource: 'actions' }]);
    const person = await holder(ranks[rank] ?? []);
    const as = test.current.as(caller);
    for (const path of ['', '/sessions'])
      expect((await as.get(`${addresses.users}/${person.id}${path}`)).statusCode).toBe(200);
    const task = await as.post('/api/v1/tasks', { title: 'For them', userId: person.id });
    expect(task.json()).toMatchObject({ userId: person.id });
  });
});

it('everybody may change themselves, as far as their role allows', async () => {
  const self = await holder(managing);
  const as = test.current.as(self);
  expect((await as.patch(`${addresses.users}/${self.id}`, { firstName: 'Nova' })).statusCode).toBe(200);
  const more = [...managing, { action: 'delete', resource: 'policies' }];
  expect((await as.patch(`${addresses.roles}/${self.roleId}`, { permissions: more })).statusCode).toBe(403);
  const less = { permissions: managing.slice(1) };
  expect((await as.patch(`${addresses.roles}/${self.roleId}`, less)).statusCode).toBe(200);
});

it('a token reaches no further than what it was given, whoever made it', async () => {
  const { id } = await holder(managing);
  const given: Permission[] = [
    { action: 'read', resource: 'user' },
    { action: 'update', resource: 'user' },
    { action: 'update', resource: 'user-roles' },
    { action: 'update', resource: 'roles' },
  ];
  const as = test.current.as(await test.current.addToken(company.id, id, given));
  const [below, above] = [await holder(given.slice(0, 2)), await holder(managing)];
  const rename = { firstName: 'Nova' };
  expect((await as.patch(`${addresses.users}/${below.id}`, rename)).statusCode).toBe(200);
  expect((await as.patch(`${addresses.users}/${above.id}`, rename)).statusCode).toBe(403);
  const raise = await as.patch(`${addresses.users}/${below.id}`, { roleId: above.roleId });
  expect(raise.statusCode).toBe(403);
  const widen = await as.patch(`${addresses.roles}/${below.roleId}`, { permissions: managing });
  expect(widen.statusCode).toBe(403);
});

it('what somebody may do is what they may do when it is written, not what their session remembers', async () => {
  const caller = await holder(managing);
  const as = test.current.as(caller);
  const person = await holder([{ action: 'delete', resource: 'chat' }]);
  // The session has been looked up, and nobody tells it of what follows.
  expect((await as.get(addresses.roles)).statusCode).toBe(200);
  const { count } = await test.current.db.prisma.rolePermission.deleteMany({
    where: { roleId: caller.roleId, action: 'delete', resource: 'chat' },
  });
  expect(count).toBe(1);
  expect((await as.delete(`${addresses.users}/${person.id}`)).json()).toMatchObject({
    statusCode: 403,
    message: expect.stringContaining('(delete chat)'),
  });
});
