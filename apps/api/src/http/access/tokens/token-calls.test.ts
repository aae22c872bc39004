import { memberPermissions } from '@tavla/shared/permissions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { newToken } from './token-format';

const test = useTestApp();
let company: TestCompany;
/** A token of the member that may do what they may. */
let bearer: string;
let tokenId: string;
beforeEach(async () => {
  company = await test.current.addCompany();
  ({ bearer, tokenId } = await test.current.addToken(company.id, company.member.id));
});

const call = (headers: Record<string, string>, url = '/auth/me', method: 'GET' | 'POST' = 'GET') =>
  test.current.app.inject({
    method,
    url,
    headers,
    ...(method === 'POST' && { payload: { title: 'By a program' } }),
  });

describe('a call with a token', () => {
  it('needs neither cookie nor origin, and is its person’s with what both allow', async () => {
    const told = (await call({ authorization: bearer })).json();
    expect(told.data.id).toBe(company.member.id);
    expect(told.permissions).toHaveLength(memberPermissions.length);
    expect(told.permissions).toEqual(expect.arrayContaining([...memberPermissions]));
    const fewer = await test.current.addToken(company.id, company.member.id, [
      { action: 'read', resource: 'actions' },
      // The role does not hold it.
      { action: 'update', resource: 'admin' },
    ]);
    const those = (await call({ authorization: fewer.bearer })).json().permissions;
    expect(those).toEqual([{ action: 'read', resource: 'actions' }]);
    const made = await call(
      { authorization: bearer, origin: 'https://elsewhere.test' },
      '/api/v1/tasks',
      'POST',
    );
    expect(made.statusCode).toBe(201);
    const refused = await call({ authorization: fewer.bearer }, '/api/v1/tasks', 'POST');
    expect([refused.statusCode, refused.json().reason]).toEqual([403, 'token-does-not-allow']);
  });

  it('changes nothing where it only proposes, and reads as ever', async () => {
    const more = { mayWrite: false };
    const { bearer: asking } = await test.current.addToken(
      ...([company.id, company.member.id, undefined, undefined, more] as const),
    );
    const as = test.current.as({ bearer: asking });
    const { id } = (await call({ authorization: bearer }, '/api/v1/tasks', 'POST')).json();
    expect((await as.get(`/api/v1/tasks/${id}`)).statusCode).toBe(200);
    for (const answer of [
      await as.post('/api/v1/tasks', { title: 'By an agent' }),
      await as.patch(`/api/v1/tasks/${id}`, { title: 'By an agent' }),
      await as.delete(`/api/v1/tasks/${id}`),
      await as.post('/api/v1/tasks/batch', { ids: [id], change: { kind: 'delete' } }),
      await as.post('/api/v1/uploads'),
    ])
      expect([answer.statusCode, answer.json().reason]).toEqual([403, 'token-only-proposes']);
    expect((await as.get(`/api/v1/tasks/${id}`)).json().title).toBe('By a program');
  });

  it('takes nothing from the cookie beside it, whichever of the two holds', async () => {
    const { cookie } = company.admin;
    expect((await call({ authorization: bearer, cookie })).json().data.id).toBe(company.member.id);
    for (const wrong of ['Bearer', 'Bearer ', `Bearer ${newToken()}`, 'bearer x', `${bearer}0`]) {
      const answer = await call({ authorization: wrong, cookie });
      expect([answer.statusCode, answer.json().reason], wrong).toEqual([401, 'token-not-valid']);
      expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    }
    // A proxy may have a password of its own, which every request of a browser carries.
    const behind = await call({ authorization: 'Basic dXNlcjpwYXNz', cookie });
    expect(behind.json().data.id).toBe(company.admin.id);
    const crossSite = { cookie, authorization: 'Basic dXNlcjpwYXNz', origin: 'https://elsewhere.test' };
    expect((await call(crossSite, '/api/v1/tasks', 'POST')).json().code).toBe('bad-origin');
  });

  it('does not open what is open to everybody to other sites', async () => {
    const headers = { authorization: bearer, cookie: company.admin.cookie, origin: 'https://elsewhere.test' };
    expect((await call(headers, '/auth/logout', 'POST')).json().code).toBe('bad-origin');
    expect((await call({ cookie: company.admin.cookie })).statusCode).toBe(200);
  });

  it('has the token in its header and nowhere else', async () => {
    const secret = bearer.slice('Bearer '.length);
    for (const name of ['token', 'access_token', 'bearer', 'authorization'])
      expect((await call({}, `/auth/me?${name}=${secret}`)).statusCode).toBe(401);
    expect((await call({ cookie: `tavla_access=${secret}` })).statusCode).toBe(401);
    const session = company.admin.cookie.split('=')[1] ?? '';
    expect((await call({ authorization: `Bearer ${session}` })).statusCode).toBe(401);
  });

  it('asks the database nothing when it is mistyped', async () => {
    const mistyped = `${bearer.slice(0, -1)}${bearer.endsWith('0') ? '1' : '0'}`;
    const sent = await countQueries(
      () => call({ authorization: mistyped }, '/api/v1/tasks'),
      /api_token|session/,
    );
    expect(sent).toBe(0);
  });

  it('writes down its use once a minute, however many come at once', async () => {
    const { pool, prisma } = test.current.db;
    await test.current.asOwner(`create table token_write ();
      grant select on token_write to public;
      create function count_write() returns trigger language plpgsql security definer as $$
        begin insert into token_write default values; return new; end $$;
      create trigger count_writes after update on api_token for each row execute function count_write()`);
    const use = (remoteAddress: string) =>
      test.current.app.inject({ url: '/auth/me', headers: { authorization: bearer }, remoteAddress });
    const written = async () => {
      await vi.waitUntil(() => pool.idleCount === pool.totalCount && pool.waitingCount === 0, {
        interval: 5,
        timeout: 20_000,
      });
      return (await pool.query('select count(*)::int as count from token_write')).rows[0].count;
    };
    const answers = await Promise.all(Array.from({ length: 16 }, () => use('192.0.2.7')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200));
    expect(await written()).toBe(1);
    const used = () => prisma.apiToken.findFirstOrThrow({ where: { id: tokenId } });
    expect((await used()).lastUsedIp).toBe('192.0.2.7');
    test.current.app.sessions.forget(company.id);
    await use('192.0.2.8');
    expect(await written()).toBe(1);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await prisma.apiToken.updateMany({ where: { id: tokenId }, data: { lastUsedAt: anHourAgo } });
    test.current.app.sessions.forget(company.id);
    await use('192.0.2.9');
    // The second is ours.
    expect(await written()).toBe(3);
    expect((await used()).lastUsedIp).toBe('192.0.2.9');
  });

  it('confirms nothing and changes nothing of its person', async () => {
    const { cookie } = company.admin;
    const { bearer: admins } = await test.current.addToken(company.id, company.admin.id);
    const as = test.current.as({ bearer: admins });
    for (const answer of [
      await as.post('/auth/confirmation/code'),
      await as.patch('/auth/me', { firstName: 'Nova' }),
      await as.post('/api/v1/tokens', { name: 'More', permissions: [], expiresInDays: 30 }),
      await as.get('/api/v1/sessions'),
      await as.delete('/api/v1/sessions'),
      await as.patch(`/api/v1/users/${company.member.id}`, { email: 'other@example.test' }),
    ])
      expect([answer.statusCode, answer.json().reason]).toEqual([403, 'not-by-token']);
    expect((await call({ cookie })).statusCode).toBe(200);
  });
});
