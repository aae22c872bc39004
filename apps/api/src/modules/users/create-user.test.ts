import { describe, expect, it } from 'vitest';
import { uniqueEmail, usePeople } from './people.test-kit';

const at = usePeople();

describe('creating', () => {
  it('answers the whole person, tells it, and that they are invited, and audits it in names', async () => {
    const position = (await at.admin().post('/api/v1/positions', { name: 'Smith' })).json();
    const email = uniqueEmail();
    const user = await at.add({
      email: ` ${email.toUpperCase()} `,
      positionId: position.id,
      managerId: at.company.admin.id,
    });
    expect(user).toEqual({
      id: expect.any(String),
      firstName: 'Bosse',
      lastName: 'Berg',
      email,
      roleId: at.company.roles.user,
      positionId: position.id,
      managerId: at.company.admin.id,
      departmentIds: [],
      blocked: false,
      version: 1,
      lastSeenAt: null,
      invitedAt: expect.any(String),
    });
    expect(await at.events()).toMatchObject([
      { action: 'create', data: { ...user, invitedAt: null } },
      { action: 'update', data: user },
    ]);
    expect(await at.audit('user.create')).toMatchObject([
      {
        targetName: 'Bosse Berg',
        details: {
          changes: { role: { to: 'user' }, position: { to: 'Smith' }, manager: { to: 'Ada Admin' } },
        },
      },
    ]);
  });

  it('leaves out of names what the database cannot store', async () => {
    expect(await at.add({ firstName: 'Bo\0bbe' })).toMatchObject({ firstName: 'Bobbe' });
    expect((await at.admin().get('/api/v1/users?q=%00')).statusCode).toBe(200);
  });

  it('keeps the specified rules of the form', async () => {
    const wrong = await at.admin().post('/api/v1/users', {
      firstName: 'Bo',
      lastName: 'x'.repeat(256),
      email: 'nobody',
    });
    expect(wrong.statusCode).toBe(400);
    const length = { reason: 'length-between' };
    expect(wrong.json().errors).toMatchObject([
      { path: 'firstName', message: 'First name must be between 3 and 100 characters', ...length },
      { path: 'lastName', message: 'Last name must be between 3 and 255 characters', ...length },
      { path: 'email', message: 'Invalid email' },
      { path: 'roleId', message: 'Role is required', reason: 'required', params: { field: 'role' } },
    ]);
  });

  it('refuses an address of the company, in any case', async () => {
    const answer = await at
      .admin()
      .post('/api/v1/users', at.input({ email: at.company.member.email.toUpperCase() }));
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'taken',
      errors: [{ path: 'email', message: 'This email is already in use' }],
    });
    const email = uniqueEmail();
    const raced = await Promise.all(
      [1, 2, 3].map(() => at.admin().post('/api/v1/users', at.input({ email }))),
    );
    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  it('refuses an address of another company without saying why, also for somebody who is there', async () => {
    const other = await at.test.addCompany();
    const email = other.member.email.toUpperCase();
    const person = await at.add();
    for (const answer of [
      await at.admin().post('/api/v1/users', at.input({ email })),
      await at.admin().patch(`/api/v1/users/${person.id}`, { email }),
    ]) {
      expect(answer.json()).toMatchObject({ statusCode: 409, code: 'conflict', errors: [{ path: 'email' }] });
      expect(answer.body).not.toMatch(/compan|exist|taken|in use|account/i);
    }
  });

  it('refuses roles, positions, departments and managers of another company', async () => {
    const other = await at.test.addCompany();
    const theirs = (await at.test.as(other.admin).post('/api/v1/positions', { name: 'Theirs' })).json();
    for (const [field, value] of [
      ['roleId', other.roles.user],
      ['positionId', theirs.id],
      ['managerId', other.member.id],
      ['departmentIds', [theirs.id]],
    ] as const) {
      const answer = await at.admin().post('/api/v1/users', at.input({ [field]: value }));
      expect(answer.json(), field).toMatchObject({ statusCode: 400, errors: [{ path: field }] });
    }
  });

  it('sends no invitation to somebody who is created inactive', async () => {
    const user = await at.add({ blocked: true });
    expect(user.invitedAt).toBeNull();
    expect((await at.admin().post(`/api/v1/users/${user.id}/invite`)).statusCode).toBe(409);
  });
});
