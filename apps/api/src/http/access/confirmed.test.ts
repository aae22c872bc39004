import { allContracts } from '@tavla/shared/all-contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFilledCompany, dumpCompany } from '@/test/filled-company';
import { callContract } from '@/test/matrix/call-contract';
import { letMinutesPass } from '@/test/signed-in-browser';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';

let test: TestApp;
let company: TestCompany;
let ids: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ company, ids } = await addFilledCompany(test));
});

const named = (field: string) => ids[field.replace(/Ids?$/, '')] ?? newId();
const grave = allContracts.filter(({ confirmed }) => confirmed);
const asked = [403, 'confirm-with-code'];

describe('a session whose code is ten minutes old', () => {
  it.each(
    grave.filter(({ confirmed }) => confirmed === true).map((contract) => [contract.name, contract] as const),
  )('may not call %s, which does nothing', async (_, contract) => {
    await letMinutesPass(test, 10);
    const before = await dumpCompany(test, company.id);
    const answer = await callContract(test.app, contract, company.admin.cookie, named);
    expect([answer.statusCode, answer.json().code]).toEqual(asked);
    expect(answer.json().message).toContain('ask for a code to your own address');
    expect(await dumpCompany(test, company.id)).toEqual(before);
  });

  it('may not give a person another address, nor end their sessions with a change', async () => {
    await letMinutesPass(test, 10);
    const url = `/api/v1/users/${company.member.id}`;
    for (const patch of [{ email: 'new@example.test' }, { endSessions: true, firstName: 'Nova' }]) {
      const answer = await test.as(company.admin).patch(url, patch);
      expect([answer.statusCode, answer.json().code]).toEqual(asked);
    }
    const person = (await test.as(company.admin).get(url)).json();
    expect(person).toMatchObject({ email: company.member.email, firstName: 'Mia', version: 1 });
  });

  it('may do all else: block, create, and send a person back as they are', async () => {
    await letMinutesPass(test, 10);
    const admin = test.as(company.admin);
    const url = `/api/v1/users/${company.member.id}`;
    const person = (await admin.get(url)).json();
    const back = await admin.patch(url, { ...person, firstName: 'Nova', endSessions: false });
    expect(back.json()).toMatchObject({ firstName: 'Nova', email: company.member.email });
    expect((await admin.patch(url, { blocked: true })).statusCode).toBe(200);
    const input = { firstName: 'New', lastName: 'Person', email: `${newId()}@example.test` };
    expect((await admin.post('/api/v1/users', { ...input, roleId: company.roles.user })).statusCode).toBe(
      201,
    );
  });
});

it('a session of nine minutes may', async () => {
  await letMinutesPass(test, 9);
  const answer = await test.as(company.admin).delete(`/api/v1/users/${company.member.id}/sessions`);
  expect(answer.statusCode).toBe(204);
});

it('a session whose code was entered later than now, since the clock was set back, may not for longer', async () => {
  await letMinutesPass(test, -60);
  const answer = await test.as(company.admin).delete(`/api/v1/users/${company.member.id}/sessions`);
  expect([answer.statusCode, answer.json().code]).toEqual(asked);
});

it('whoever lacks the permission is told that, and is not asked for a code', async () => {
  await letMinutesPass(test, 10);
  const answer = await test.as(company.member).delete(`/api/v1/users/${company.admin.id}/sessions`);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-allowed']);
});

it('the documentation says what needs a code', async () => {
  const { paths } = (await test.as(null).get('/api/docs/json')).json();
  for (const { path, method, confirmed } of grave) {
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    expect(operation['x-confirmed']).toEqual(confirmed);
    expect(operation.description).toContain('confirmed with a code or a passkey within the last 10 minutes');
  }
  expect(grave.map(({ name }) => name).sort()).toEqual([
    'auth.ask-new-email',
    'auth.ask-new-passkey',
    'auth.export-me',
    'auth.prepare-my-export',
    'calendars.make',
    'organizations.export',
    'organizations.prepare-export',
    'organizations.update',
    'passkeys.remove',
    'passkeys.rename',
    'passkeys.reset',
    'sessions.end-all-mine',
    'sessions.end-mine',
    'sessions.end-of-user',
    'sso.remove',
    'sso.set-codes',
    'sso.set-domain',
    'sso.set-provider',
    'sso.unlink',
    'tokens.create',
    'tokens.create-for-service',
    'users.erase',
    'users.update',
    'webhooks.create',
    'webhooks.renew-secret',
    'webhooks.update',
  ]);
});
