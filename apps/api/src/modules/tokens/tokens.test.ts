import type { MadeToken } from '@tavla/shared/contracts/api-access/tokens';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '@/http/access/session-cache';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { tokensMax } from './make-token';

const test = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  company = await test.current.addCompany();
});

const url = '/api/v1/tokens';
const ofCompany = '/api/v1/organization/tokens';
const admin = () => test.current.as(company.admin);
const member = () => test.current.as(company.member);
const readTasks = [{ action: 'read', resource: 'actions' }];
const input = (more: object = {}) => ({
  name: 'Report',
  permissions: readTasks,
  expiresInDays: 30,
  ...more,
});
const make = async (as = member(), more: object = {}) =>
  (await as.post(url, input(more))).json() as MadeToken & { reason: string };
const audit = async () => (await admin().get('/api/v1/audit?action=token')).json().data;

describe('making a token', () => {
  it('answers its secret once, and keeps a hash', async () => {
    const { token, secret } = await make();
    expect((await test.current.as({ bearer: `Bearer ${secret}` }).get('/api/v1/tasks')).statusCode).toBe(200);
    const kept = await test.current.db.prisma.apiToken.findFirstOrThrow({ where: { id: token.id } });
    expect(kept.hash).toBe(hashToken(secret));
    expect(JSON.stringify(kept)).not.toContain(secret.slice(10));
    const { data } = (await member().get(url)).json();
    expect(data).toEqual([{ ...token, lastUsedAt: expect.anything(), lastUsedIp: '127.0.0.1' }]);
    expect(JSON.stringify(data)).not.toContain(secret.slice(10));
    expect(Date.parse(token.expiresAt ?? '') - Date.parse(token.createdAt)).toBe(30 * 86_400_000);
    expect(JSON.stringify(await audit())).not.toContain(secret.slice(10));
    expect(await audit()).toMatchObject([
      {
        action: 'token.create',
        actorId: company.member.id,
        targetId: token.id,
        targetName: 'Report',
        details: { permissions: ['read actions'], expiresAt: token.expiresAt?.slice(0, 10) },
      },
    ]);
  });

  it('changes at once where nobody says otherwise, as before there was a choice', async () => {
    expect((await make()).token.mayWrite).toBe(true);
    const { token } = await make(member(), { mayWrite: false });
    expect(token.mayWrite).toBe(false);
    expect((await member().get(url)).json().data[0]).toMatchObject({ id: token.id, mayWrite: false });
  });

  it('takes each permission once, and none that its person lacks', async () => {
    const { token } = await make(member(), { permissions: [...readTasks, ...readTasks] });
    expect(token.permissions).toEqual(readTasks);
    const more = input({ permissions: [...readTasks, { action: 'update', resource: 'admin' }] });
    const refused = await member().post(url, more);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ path: 'permissions', reason: 'permissions-not-held' }]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['expiresInDays', { expiresInDays: 31 }],
    ['permissions', { permissions: [{ action: 'fly', resource: 'actions' }] }],
  ])('refuses a wrong %s by name', async (field, wrong) => {
    const refused = await member().post(url, input(wrong));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors[0].path.split('.')[0]).toBe(field);
  });

  it('is without an end only where the company allows it, and not at all where it is switched off', async () => {
    const endless = { expiresInDays: null };
    expect((await make(member(), endless)).reason).toBe('token-needs-end');
    await admin().patch('/api/v1/organization', { endlessTokens: true });
    expect((await make(member(), endless)).token.expiresAt).toBeNull();
    await admin().patch('/api/v1/organization', { tokensOfPeople: false });
    const refused = await member().post(url, input());
    expect([refused.statusCode, refused.json().reason]).toEqual([403, 'tokens-switched-off']);
    const [switched] = (await admin().get('/api/v1/audit?action=organization.update')).json().data;
    expect(switched.details).toEqual({ changes: { tokensOfPeople: { from: true, to: false } } });
  });

  it('stops at so many, also when many are made at once', async () => {
    const rest = tokensMax - 2;
    for (let made = 0; made < rest; made++) await test.current.addToken(company.id, company.member.id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => member().post(url, input())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409]);
  });

  it('wants a fresh code', async () => {
    await test.current.db.prisma.session.updateMany({
      where: { id: company.member.sessionId },
      data: { confirmedAt: null },
    });
    const refused = await member().post(url, input());
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirm-with-code']);
  });
});

describe('the tokens of a company', () => {
  it('are listed with their people, a page at a time, and found by either name', async () => {
    for (const name of ['One', 'Two', 'Three']) await make(member(), { name });
    await make(admin(), { name: 'Four' });
    const names = async (query: string) => {
      const page = (await admin().get(`${ofCompany}?${query}`)).json();
      return { ...page, data: page.data.map((token: { name: string }) => token.name) };
    };
    const first = await names('limit=3');
    expect(first).toMatchObject({ data: ['Four', 'Three', 'Two'], total: 4 });
    expect(await names(`limit=3&cursor=${first.nextCursor}`)).toMatchObject({
      data: ['One'],
      nextCursor: null,
    });
    expect((await names('q=mia')).data).toEqual(['Three', 'Two', 'One']);
    expect((await names('q=thr')).data).toEqual(['Three']);
    expect((await names(`userId=${company.admin.id}`)).data).toEqual(['Four']);
    const { person } = (await admin().get(`${ofCompany}?q=four`)).json().data[0];
    expect(person).toMatchObject({ id: company.admin.id, firstName: 'Ada' });
    expect((await admin().get(`${ofCompany}?cursor=nonsense`)).statusCode).toBe(400);
    const { admin: stranger } = await test.current.addCompany();
    expect((await test.current.as(stranger).get(ofCompany)).json().total).toBe(0);
  });

  it('are revoked one by one and all of a person, which the audit log says', async () => {
    const made = [
      await make(),
      await make(member(), { name: 'Sync' }),
      await make(member(), { name: 'Bot' }),
    ];
    const [first] = made;
    const ofMember = `/api/v1/users/${company.member.id}/tokens`;
    expect((await admin().delete(`${ofMember}/${first?.token.id}`)).statusCode).toBe(204);
    expect((await admin().delete(`${ofMember}/${first?.token.id}`)).statusCode).toBe(404);
    expect((await admin().delete(ofMember)).statusCode).toBe(204);
    expect((await admin().delete(ofMember)).statusCode).toBe(204);
    expect((await member().get(url)).json().data).toEqual([]);
    expect(await audit()).toMatchObject([
      { action: 'token.revoke-all', targetName: 'Mia Member', details: { tokens: ['Sync', 'Bot'] } },
      { action: 'token.revoke', targetName: 'Report', details: { person: 'Mia Member' } },
      { action: 'token.create' },
      { action: 'token.create' },
      { action: 'token.create' },
    ]);
  });

  it('are shown when they have ended', async () => {
    const { token, secret } = await make();
    await test.current.db.prisma.apiToken.updateMany({
      where: { id: token.id },
      data: { expiresAt: new Date(Date.now() - 1_000) },
    });
    expect((await member().get(url)).json().data).toMatchObject([{ isExpired: true }]);
    expect((await test.current.as({ bearer: `Bearer ${secret}` }).get('/auth/me')).statusCode).toBe(401);
  });
});
