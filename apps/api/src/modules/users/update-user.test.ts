import { describe, expect, it } from 'vitest';
import { usePeople } from './people.test-kit';

const at = usePeople();

describe('changing', () => {
  it('writes only what differs: no event, no audit, no version for nothing', async () => {
    const user = await at.add();
    const same = await at
      .admin()
      .patch(`/api/v1/users/${user.id}`, { firstName: 'Bosse', departmentIds: [] });
    expect(same.json()).toEqual(user);
    // The person, and that they are invited.
    expect(await at.events()).toHaveLength(2);
    expect(await at.audit('user.update')).toHaveLength(0);
  });

  it('merges two admins at one person and refuses the same field with the person as they are', async () => {
    const user = await at.add();
    const patch = (body: object) => at.admin().patch(`/api/v1/users/${user.id}`, { version: 1, ...body });
    expect((await patch({ firstName: 'Berta' })).json()).toMatchObject({ version: 2 });
    expect((await patch({ lastName: 'Bergström' })).json()).toMatchObject({
      version: 3,
      firstName: 'Berta',
      lastName: 'Bergström',
    });
    const stale = await patch({ firstName: 'Bettan' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'stale-version',
      current: { firstName: 'Berta', version: 3 },
      errors: [{ path: 'firstName' }],
    });
    expect((await patch({ firstName: 'Berta' })).statusCode).toBe(200);

    const raced = await Promise.all(
      ['Carla', 'Clara'].map((firstName) =>
        at.admin().patch(`/api/v1/users/${user.id}`, { version: 3, firstName }),
      ),
    );
    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('counts a deleted position as a change of the field', async () => {
    const position = (await at.admin().post('/api/v1/positions', { name: 'Gone' })).json();
    const user = await at.add({ positionId: position.id });
    await at.admin().delete(`/api/v1/positions/${position.id}`);
    const other = (await at.admin().post('/api/v1/positions', { name: 'New' })).json();
    const stale = await at.admin().patch(`/api/v1/users/${user.id}`, { version: 1, positionId: other.id });
    expect(stale.json()).toMatchObject({ statusCode: 409, current: { positionId: null } });
  });

  it('refuses managers in a circle, inactive ones and oneself, also when two close the circle at once', async () => {
    const [a, b, c] = [await at.add(), await at.add(), await at.add({ blocked: true })];
    const manage = (id: string, managerId: string) => at.admin().patch(`/api/v1/users/${id}`, { managerId });
    expect((await manage(a.id, a.id)).json()).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'managerId' }],
    });
    expect((await manage(a.id, c.id)).statusCode).toBe(400);
    const raced = await Promise.all([manage(a.id, b.id), manage(b.id, a.id)]);
    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('ends the sessions of somebody who is deactivated, and does not bring them back', async () => {
    const member = at.test.as(at.company.member);
    expect((await member.get('/api/v1/users')).statusCode).toBe(200);
    const blocked = await at.admin().patch(`/api/v1/users/${at.company.member.id}`, { blocked: true });
    expect(blocked.json()).toMatchObject({ blocked: true });
    await expect.poll(async () => (await member.get('/api/v1/users')).statusCode).toBe(401);
    await at.admin().patch(`/api/v1/users/${at.company.member.id}`, { blocked: false });
    expect((await member.get('/api/v1/users')).statusCode).toBe(401);
    expect(await at.audit('user.deactivate')).toMatchObject([
      { details: { changes: { blocked: { from: false, to: true } } } },
    ]);
  });

  it('gives a promoted person their permissions at once', async () => {
    const member = at.test.as(at.company.member);
    expect((await member.get('/api/v1/users?tab=admins')).statusCode).toBe(403);
    await at.admin().patch(`/api/v1/users/${at.company.member.id}`, { roleId: at.company.roles.admin });
    await expect.poll(async () => (await member.get('/api/v1/users?tab=admins')).statusCode).toBe(200);
    expect(await at.audit('user.update')).toMatchObject([
      { details: { changes: { role: { from: 'user', to: 'admin' } } } },
    ]);
  });
});

describe('the last active admin', () => {
  it.each([
    ['blocked', () => ({ blocked: true })],
    ['demoted', () => ({ roleId: at.company.roles.user })],
  ])('is not %s', async (_, patch) => {
    await at.add({ roleId: at.company.roles.admin, blocked: true });
    const answer = await at.admin().patch(`/api/v1/users/${at.company.admin.id}`, patch());
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'last-admin',
      failed: [{ reason: expect.any(String) }],
    });
  });

  it('is not deleted', async () => {
    const answer = await at.admin().delete(`/api/v1/users/${at.company.admin.id}`);
    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'last-admin' });
  });

  it('stays when all admins remove each other at once', async () => {
    const others = [1, 2, 3].map(() => at.test.addUser(at.company.id, at.company.roles.admin));
    const admins = [at.company.admin, ...(await Promise.all(others))];
    await Promise.all(
      admins.flatMap((one, index) => {
        const other = admins[(index + 1) % admins.length] ?? one;
        const as = at.test.as(one);
        return [
          as.patch(`/api/v1/users/${other.id}`, { blocked: true }),
          as.delete(`/api/v1/users/${other.id}`),
          as.patch(`/api/v1/users/${one.id}`, { roleId: at.company.roles.user }),
        ];
      }),
    );
    const left = await at.test.db.prisma.user.count({
      where: { organizationId: at.company.id, roleId: at.company.roles.admin, blocked: false },
    });
    expect(left).toBe(1);
  });
});
