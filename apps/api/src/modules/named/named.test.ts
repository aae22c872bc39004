import type { NamedWithCount } from '@tavla/shared/contracts/named';
import { allPermissions } from '@tavla/shared/permissions';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';

const test = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await test.current.addCompany();
});

const events = (resource: string) =>
  test.current.db.prisma.event.findMany({
    where: { organizationId: company.id, resource },
    orderBy: { seq: 'asc' },
  });

describe.each(['positions', 'departments'] as const)('%s', (nouns) => {
  const url = `/api/v1/${nouns}`;
  const noun = nouns.slice(0, -1);
  const as = () => test.current.as(company.admin);
  const add = async (name: string) => (await as().post(url, { name })).json<NamedWithCount>();
  const give = (userId: string, id: string) =>
    as().patch(
      `/api/v1/users/${userId}`,
      nouns === 'positions' ? { positionId: id } : { departmentIds: [id] },
    );
  const groupsOf = async (userId: string) => {
    const user = (await as().get(`/api/v1/users/${userId}`)).json();
    return nouns === 'positions' ? [user.positionId].filter(Boolean) : user.departmentIds;
  };

  it('are created with a name alone, trimmed, and listed by name without regard to case', async () => {
    const made = await as().post(url, { name: '  sales ' });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toEqual({ id: expect.any(String), name: 'sales', description: '', userCount: 0 });
    await add('Art');
    await add('Zoo');
    const { data } = (await as().get(url)).json();
    expect(data.map(({ name }: NamedWithCount) => name)).toEqual(['Art', 'sales', 'Zoo']);
    expect(await events(nouns)).toMatchObject([
      { action: 'create', data: made.json() },
      { action: 'create' },
      { action: 'create' },
    ]);
  });

  it('refuse a name that is taken in another case, also under simultaneous requests', async () => {
    const answers = await Promise.all(['Sales', 'SALES', 'sales'].map((name) => as().post(url, { name })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'taken', errors: [{ path: 'name' }] });

    const other = await add('Other');
    const renamed = await as().patch(`${url}/${other.id}`, { name: 'sAlEs' });
    expect(renamed.json()).toMatchObject({ statusCode: 409, errors: [{ path: 'name' }] });

    const [a, b] = [await add('A'), await add('B')];
    const raced = await Promise.all([a, b].map(({ id }) => as().patch(`${url}/${id}`, { name: 'Same' })));
    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('refuse a blank and a long name in words', async () => {
    expect((await as().post(url, { name: '   ' })).json()).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'name', message: 'Name is required' }],
    });
    expect((await as().post(url, { name: 'x'.repeat(151) })).statusCode).toBe(400);
    expect((await as().post(url, { name: 'x'.repeat(150) })).statusCode).toBe(201);
  });

  it('are renamed in their own case too, with an event and the change in the audit log', async () => {
    const made = await add('sales');
    const renamed = await as().patch(`${url}/${made.id}`, { name: 'Sales', description: 'Who sells' });
    expect(renamed.json()).toEqual({ ...made, name: 'Sales', description: 'Who sells' });
    await as().patch(`${url}/${made.id}`, { name: 'Sales' });
    expect(await events(nouns)).toHaveLength(2);
    const entries = await test.current.db.prisma.auditEntry.findMany({
      where: { organizationId: company.id, action: `${noun}.update` },
    });
    expect(entries).toMatchObject([
      {
        actorName: 'Ada Admin',
        targetName: 'Sales',
        details: {
          changes: { name: { from: 'sales', to: 'Sales' }, description: { from: '', to: 'Who sells' } },
        },
      },
    ]);
  });

  it('are taken from their people when deleted, with an event for each', async () => {
    const made = await add('Sales');
    await give(company.member.id, made.id);
    await give(company.admin.id, made.id);
    expect((await as().get(`${url}/${made.id}`)).json()).toMatchObject({ userCount: 2 });
    const before = (await events('users')).length;

    expect((await as().delete(`${url}/${made.id}`)).statusCode).toBe(204);
    expect(await groupsOf(company.member.id)).toEqual([]);
    expect((await events('users')).slice(before)).toHaveLength(2);
    expect((await events(nouns)).at(-1)).toMatchObject({ action: 'delete', data: { id: made.id } });
    expect((await as().get(`${url}/${made.id}`)).statusCode).toBe(404);
    expect((await as().delete(`${url}/${made.id}`)).statusCode).toBe(404);
  });

  it('are merged into another one', async () => {
    const [from, into] = [await add('Sale'), await add('Sales')];
    await give(company.member.id, from.id);
    await give(company.admin.id, into.id);
    const merged = await as().post(`${url}/${from.id}/merge`, { intoId: into.id });
    expect(merged.statusCode).toBe(200);
    expect(merged.json()).toEqual({ ...into, userCount: 2 });
    expect(await groupsOf(company.member.id)).toEqual([into.id]);
    expect((await as().get(`${url}/${from.id}`)).statusCode).toBe(404);
    expect((await as().post(`${url}/${into.id}/merge`, { intoId: into.id })).statusCode).toBe(400);
    expect((await as().post(`${url}/${into.id}/merge`, { intoId: from.id })).statusCode).toBe(400);
  });

  it('are read but not written by members, and unknown to other companies', async () => {
    const made = await add('Sales');
    const member = test.current.as(company.member);
    expect((await member.get(url)).json().data).toEqual([made]);
    expect((await member.post(url, { name: 'Mine' })).statusCode).toBe(403);
    expect((await member.patch(`${url}/${made.id}`, { name: 'Mine' })).statusCode).toBe(403);
    expect((await member.delete(`${url}/${made.id}`)).statusCode).toBe(403);

    const stranger = test.current.as((await test.current.addCompany()).admin);
    expect((await stranger.get(url)).json().data).toEqual([]);
    expect((await stranger.get(`${url}/${made.id}`)).statusCode).toBe(404);
    expect((await stranger.patch(`${url}/${made.id}`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await stranger.delete(`${url}/${made.id}`)).statusCode).toBe(404);
    const theirs = (await stranger.post(url, { name: 'Theirs' })).json();
    expect((await stranger.post(`${url}/${theirs.id}/merge`, { intoId: made.id })).statusCode).toBe(400);
  });
});

it.each([
  ['positions', 200],
  ['departments', 403],
] as const)('%s are merged without the right to change departments of people: %d', async (nouns, status) => {
  const url = `/api/v1/${nouns}`;
  const add = async (name: string) =>
    (await test.current.as(company.admin).post(url, { name })).json<NamedWithCount>().id;
  const [from, into] = [await add('Sale'), await add('Board')];
  const pairs = allPermissions.filter(
    ({ action, resource }) => action !== 'update' || resource !== 'user-group',
  );
  const roleId = await test.current.addRole(company.id, 'all but one', pairs);
  const caller = test.current.as(await test.current.addUser(company.id, roleId));
  const merged = await caller.post(`${url}/${from}/merge`, { intoId: into });
  expect(merged.statusCode).toBe(status);
  if (status === 403) expect(merged.json().message).toContain('(update user-group)');
  expect((await caller.get(`${url}/${from}`)).statusCode).toBe(status === 403 ? 200 : 404);
});

it('merging departments keeps one membership of somebody who was in both', async () => {
  const admin = test.current.as(company.admin);
  const [a, b] = await Promise.all(
    ['A', 'B'].map(async (name) => (await admin.post('/api/v1/departments', { name })).json().id as string),
  );
  await admin.patch(`/api/v1/users/${company.member.id}`, { departmentIds: [a, b] });
  await admin.post(`/api/v1/departments/${a}/merge`, { intoId: b });
  expect((await admin.get(`/api/v1/users/${company.member.id}`)).json().departmentIds).toEqual([b]);
});

describe.each(['position', 'department', 'role'])('a list of every %s', (noun) => {
  const url = `/api/v1/${noun}s`;
  const as = () => test.current.as(company.admin);
  const fill = (count: number, description: string) =>
    test.current.db.pool.query(
      `insert into "${noun}" ("organizationId", id, name, "nameKey", description)
       select $1, gen_random_uuid(), n::text, n::text, $2 from generate_series(1, $3::int) n`,
      [company.id, description, count],
    );

  it('does not grow beyond what one answer can hold', async () => {
    const { id } = (await as().post(url, { name: 'First' })).json();
    const longer = () => as().patch(`${url}/${id}`, { description: 'x'.repeat(20_000) });
    await fill(150, 'x'.repeat(20_000));
    expect((await as().post(url, { name: 'Second' })).statusCode).toBe(201);
    expect((await longer()).statusCode).toBe(200);
    await test.current.db.pool.query(
      `update "${noun}" set description = repeat('y', 30000) where "organizationId" = $1 and name ~ '^[0-9]+$'`,
      [company.id],
    );
    const refused = await as().post(url, { name: 'Third' });
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'too-large']);
    expect(refused.json().message).toContain(`too many ${noun}s`);
    // What makes it shorter goes, and so does a new name.
    expect((await as().patch(`${url}/${id}`, { name: 'Still first', description: '' })).statusCode).toBe(200);
    expect((await longer()).statusCode).toBe(413);
    expect((await as().get(url)).statusCode).toBe(200);
  });
});
