import type { User } from '@tavla/shared/contracts/users';
import { allPermissions, memberPermissions } from '@tavla/shared/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findKnownPeople } from '@/modules/meetings/attendees/known-people';
import { MailCatcher } from '@/test/mail-catcher';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';

const catcher = new MailCatcher();
let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  await catcher.start();
  test = await startTestApp({ SMTP_URL: catcher.url });
});
afterAll(async () => {
  await test.close();
  await catcher.stop();
});
beforeEach(async () => {
  company = await test.addCompany();
});

const admin = () => test.as(company.admin);
const input = (more: object = {}) => ({
  name: 'Nightly sync',
  permissions: [{ action: 'read', resource: 'actions' }],
  expiresInDays: 30,
  ...more,
});
const add = async (roleId = company.roles.user): Promise<User> => {
  const made = await admin().post('/api/v1/service-accounts', { name: 'Build server', roleId });
  expect(made.statusCode, made.body).toBe(201);
  return made.json();
};
const tokensOf = ({ id }: { id: string }) => `/api/v1/users/${id}/tokens`;

describe('a service account', () => {
  it('is among the people, without a mailbox, and nobody is invited', async () => {
    const mails = catcher.mails.length;
    const account = await add();
    expect(account).toMatchObject({
      firstName: 'Build server',
      lastName: '',
      invitedAt: null,
      lastSeenAt: null,
    });
    expect(account.email).toMatch(/@service\.invalid$/);
    const listed = async (query: string) =>
      (await admin().get(`/api/v1/users?${query}`)).json().data.map(({ id }: User) => id);
    expect(await listed('tab=all')).toContain(account.id);
    expect(await listed('tab=services')).toEqual([account.id]);
    expect(await listed('state=active')).not.toContain(account.id);
    expect(await listed('state=never-signed-in')).not.toContain(account.id);
    const { people } = (await admin().get('/api/v1/overview')).json();
    expect(people.active).toBe(2);
    expect((await admin().get('/api/v1/users/csv')).payload).not.toContain('Build server');
    const known = await findKnownPeople({ organizationId: company.id, pool: test.db.pool });
    expect(known.map(({ id }) => id)).not.toContain(account.id);
    expect(catcher.mails).toHaveLength(mails);
    const [made] = (await admin().get('/api/v1/audit?action=user.create-service')).json().data;
    expect(made).toMatchObject({
      targetName: 'Build server',
      details: { changes: { role: { to: 'user' } } },
    });
  });

  it('cannot be signed in to, and gets no mail', async () => {
    const account = await add();
    const { email } = account;
    const mails = catcher.mails.length;
    const asked = await test.as(null).post('/auth/login', { email });
    const ofUnknown = await test.as(null).post('/auth/login', { email: 'nobody@elsewhere.test' });
    expect([asked.statusCode, asked.json()]).toEqual([ofUnknown.statusCode, ofUnknown.json()]);
    expect((await admin().post(`/api/v1/users/${account.id}/invite`)).statusCode).toBe(409);
    const moved = await admin().patch(`/api/v1/users/${account.id}`, { email: 'real@example.test' });
    expect([moved.statusCode, moved.json().reason]).toEqual([409, 'service-account-has-no-mailbox']);
    expect(catcher.mails.slice(mails).map(({ to }) => to)).toEqual(['nobody@elsewhere.test']);
    const person = {
      firstName: 'Nora',
      lastName: 'Really',
      email: 'a@service.invalid',
      roleId: company.roles.user,
    };
    const disguised = await admin().post('/api/v1/users', person);
    expect([disguised.statusCode, disguised.json().errors[0].path]).toEqual([400, 'email']);
  });

  it('holds tokens that an admin makes, whether people have some or not', async () => {
    const account = await add();
    const { token, secret } = (await admin().post(tokensOf(account), input())).json();
    const program = test.as({ bearer: `Bearer ${secret}` });
    expect((await program.get('/auth/me')).json().data.id).toBe(account.id);
    await admin().patch('/api/v1/organization', { tokensOfPeople: false });
    expect((await program.get('/api/v1/tasks')).statusCode).toBe(200);
    expect((await program.post('/api/v1/tasks', { title: 'More than it may' })).statusCode).toBe(403);
    expect((await admin().post(tokensOf(account), input({ expiresInDays: null }))).json().reason).toBe(
      'token-needs-end',
    );
    const beyond = input({ permissions: [{ action: 'update', resource: 'admin' }] });
    expect((await admin().post(tokensOf(account), beyond)).json().errors[0].path).toBe('permissions');
    const [made] = (await admin().get('/api/v1/audit?action=token.create')).json().data;
    expect(made).toMatchObject({
      actorId: company.admin.id,
      targetId: token.id,
      details: { person: 'Build server' },
    });
    expect((await admin().delete(`${tokensOf(account)}/${token.id}`)).statusCode).toBe(204);
    await vi.waitUntil(async () => (await program.get('/auth/me')).statusCode === 401, {
      timeout: 20_000,
      interval: 20,
    });
  });

  it('is made, and given tokens, by nobody who may do less', async () => {
    const pairs = [...memberPermissions, { action: 'create', resource: 'user' } as const];
    const managing = [
      ...pairs,
      { action: 'create', resource: 'user-roles' } as const,
      { action: 'update', resource: 'user' } as const,
    ];
    const lesser = test.as(
      await test.addUser(company.id, await test.addRole(company.id, 'Lesser', managing)),
    );
    const body = (roleId: string) => ({ name: 'Build server', roleId });
    expect((await lesser.post('/api/v1/service-accounts', body(company.roles.admin))).statusCode).toBe(403);
    expect((await lesser.post('/api/v1/service-accounts', body(company.roles.user))).statusCode).toBe(201);
    const above = await add(company.roles.admin);
    expect((await lesser.post(tokensOf(above), input())).statusCode).toBe(403);
    expect((await lesser.post(tokensOf(await add()), input())).statusCode).toBe(201);
    const ofPerson = await admin().post(tokensOf(company.member), input());
    expect([ofPerson.statusCode, ofPerson.json().reason]).toEqual([409, 'only-own-tokens']);
  });

  it('does not keep a company from losing its last admin', async () => {
    await add(await test.addRole(company.id, 'All', allPermissions));
    await add(company.roles.admin);
    const refused = await admin().patch(`/api/v1/users/${company.admin.id}`, { roleId: company.roles.user });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last-admin']);
  });
});
