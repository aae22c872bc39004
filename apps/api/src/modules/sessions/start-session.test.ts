import { describe, expect, it } from 'vitest';
import { Browser } from '@/test/browser';
import { accessName, refresh, refreshName, statusOf, tokens, useSessions } from './sessions.test-kit';

const at = useSessions();

describe('cookies', () => {
  it('cannot be read by scripts, go nowhere else, and last as long as their tokens', async () => {
    const fresh = new Browser(at.test.app);
    const answer = await at.signIn(fresh, at.user.email);
    const common = { httpOnly: true, sameSite: 'Lax', secure: true };
    expect(answer.cookies.slice(0, 2)).toMatchObject([
      { name: accessName, path: '/', maxAge: 15 * 60, ...common },
      { name: refreshName, path: '/auth', maxAge: 30 * 24 * 3600, ...common },
    ]);
    expect(answer.body).not.toContain(answer.cookies[0]?.value);
  });

  it('are believed under these names alone: a plain one could come from another host of the domain', async () => {
    const fresh = new Browser(at.test.app);
    fresh.setCookie('tavla_access', at.browser.cookie(accessName) ?? '');
    fresh.setCookie('tavla_refresh', at.browser.cookie(refreshName) ?? '', '/auth');
    expect(await statusOf(fresh)).toBe(401);
    expect((await refresh(fresh)).statusCode).toBe(401);
    expect(await statusOf(at.browser)).toBe(200);
  });

  it('hold tokens of which the database knows the hashes only', async () => {
    const dump = await at.test.db.pool.query(`select (select json_agg(s) from session s)::text
      || (select json_agg(t) from refresh_token t)::text as all`);
    for (const token of tokens(at.browser)) {
      expect(token?.length).toBeGreaterThanOrEqual(43);
      expect(dump.rows[0].all).not.toContain(token);
    }
  });
});

it('signing in shows on the person, who no longer counts as somebody who never did', async () => {
  const before = Date.now();
  await at.signedIn(at.user.email);
  const admin = at.test.as(at.company.admin);
  const [seen] = (await admin.get(`/api/v1/users?ids=${at.user.id}`)).json().data;
  // The database rounds to milliseconds, this clock cuts them off.
  expect(Date.parse(seen.lastSeenAt)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(seen.lastSeenAt)).toBeLessThanOrEqual(Date.now() + 1);
  const never = (await admin.get('/api/v1/users?state=never-signed-in')).json().data;
  expect(never).not.toContainEqual(expect.objectContaining({ id: at.user.id }));
});

describe('signing in again', () => {
  it('gives a new session and ends the one this browser had', async () => {
    const [access] = tokens(at.browser);
    const earlier = at.browser.clone();
    await at.signIn(at.browser, at.company.member.email);
    expect(tokens(at.browser)[0]).not.toBe(access);
    expect((await at.browser.get('/auth/me')).json().data.email).toBe(at.company.member.email);
    await expect.poll(() => statusOf(earlier)).toBe(401);
  });

  it('ignores a session token that somebody else has chosen', async () => {
    const fresh = new Browser(at.test.app);
    fresh.setCookie(accessName, 'chosen');
    fresh.setCookie(refreshName, 'chosen', '/auth');
    await at.signIn(fresh, at.user.email);
    expect(tokens(fresh)).not.toContain('chosen');
    expect(await statusOf(fresh)).toBe(200);
  });
});
