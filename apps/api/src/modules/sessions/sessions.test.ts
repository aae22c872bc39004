import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '@/db/events/change';
import { hashToken } from '@/http/access/session-cache';
import { Browser } from '@/test/browser';
import { MailCatcher } from '@/test/mail-catcher';
import { startTestApp, type TestApp, type TestCompany, type TestUser } from '@/test/test-app';
import { revokeSessions } from './revoke-sessions';

const catcher = new MailCatcher();
const [accessName, refreshName] = ['__Host-tavla_access', '__Secure-tavla_refresh'];
let test: TestApp;
let other: TestApp;
let origin: string;
let otherOrigin: string;
let company: TestCompany;
let user: TestUser;
let browser: Browser;

beforeAll(async () => {
  await catcher.start();
  const env = { SMTP_URL: catcher.url, PUBLIC_URL: 'https://tavla.example.com' };
  test = await startTestApp(env);
  other = await startTestApp(env, test);
  [origin, otherOrigin] = await Promise.all([test.listen(), other.listen()]);
  company = await test.addCompany();
});
beforeEach(async () => {
  user = await test.addUser(company.id, company.roles.user);
  browser = await signedIn(user.email);
});
afterAll(async () => {
  await other.close();
  await test.close();
  await catcher.stop();
});

async function signedIn(email: string, on = test): Promise<Browser> {
  const made = new Browser(on.app, { 'user-agent': 'Test browser' });
  await made.post('/auth/login', { email });
  const answer = await made.post('/auth/verify-otp', { email, code: catcher.code(email) });
  expect(answer.statusCode).toBe(200);
  return made;
}

const statusOf = async (who: Browser) => (await who.get('/auth/me')).statusCode;
const refresh = (who: Browser) => who.post('/auth/token-refresh');
const tokens = (who: Browser) => [who.cookie(accessName), who.cookie(refreshName)];

async function secondsLater(seconds: number): Promise<void> {
  await test.db.pool.query(`update refresh_token set "usedAt" = "usedAt" - $1 * interval '1 second'`, [
    seconds,
  ]);
}

/** Opens the event stream and tells what came on it and when it ended. */
function openStream(at: string, who: Browser) {
  const stream = { text: '', isOpen: false, isEnded: false };
  const call = request(`${at}/api/v1/events?resources=tasks`, {
    headers: { cookie: `${accessName}=${who.cookie(accessName)}` },
  });
  call.on('error', () => {});
  call.on('response', (response) => {
    stream.isOpen = response.statusCode === 200;
    response.on('data', (chunk) => {
      stream.text += chunk;
    });
    response.on('end', () => {
      stream.isEnded = true;
    });
  });
  call.end();
  return stream;
}

describe('cookies', () => {
  it('cannot be read by scripts, go nowhere else, and last as long as their tokens', async () => {
    const fresh = new Browser(test.app);
    await fresh.post('/auth/login', { email: user.email });
    const answer = await fresh.post('/auth/verify-otp', {
      email: user.email,
      code: catcher.code(user.email),
    });
    const common = { httpOnly: true, sameSite: 'Lax', secure: true };
    expect(answer.cookies.slice(0, 2)).toMatchObject([
      { name: accessName, path: '/', maxAge: 15 * 60, ...common },
      { name: refreshName, path: '/auth', maxAge: 30 * 24 * 3600, ...common },
    ]);
    expect(answer.body).not.toContain(answer.cookies[0]?.value);
  });

  it('are believed under these names alone: a plain one could come from another host of the domain', async () => {
    const fresh = new Browser(test.app);
    fresh.setCookie('tavla_access', browser.cookie(accessName) ?? '');
    fresh.setCookie('tavla_refresh', browser.cookie(refreshName) ?? '', '/auth');
    expect(await statusOf(fresh)).toBe(401);
    expect((await refresh(fresh)).statusCode).toBe(401);
    expect(await statusOf(browser)).toBe(200);
  });

  it('hold tokens of which the database knows the hashes only', async () => {
    const dump = await test.db.pool.query(`select (select json_agg(s) from session s)::text
      || (select json_agg(t) from refresh_token t)::text as all`);
    for (const token of tokens(browser)) {
      expect(token?.length).toBeGreaterThanOrEqual(43);
      expect(dump.rows[0].all).not.toContain(token);
    }
  });
});

it('signing in shows on the person, who no longer counts as somebody who never did', async () => {
  const admin = test.as(company.admin);
  const [seen] = (await admin.get(`/api/v1/users?ids=${user.id}`)).json().data;
  expect(Date.now() - Date.parse(seen.lastSeenAt)).toBeLessThan(60_000);
  const never = (await admin.get('/api/v1/users?state=never-signed-in')).json().data;
  expect(never).not.toContainEqual(expect.objectContaining({ id: user.id }));
});

describe('signing in again', () => {
  it('gives a new session and ends the one this browser had', async () => {
    const [access] = tokens(browser);
    const earlier = browser.clone();
    await browser.post('/auth/login', { email: company.member.email });
    await browser.post('/auth/verify-otp', {
      email: company.member.email,
      code: catcher.code(company.member.email),
    });
    expect(tokens(browser)[0]).not.toBe(access);
    expect((await browser.get('/auth/me')).json().data.email).toBe(company.member.email);
    await expect.poll(() => statusOf(earlier)).toBe(401);
  });

  it('ignores a session token that somebody else has chosen', async () => {
    const fresh = new Browser(test.app);
    fresh.setCookie(accessName, 'chosen');
    fresh.setCookie(refreshName, 'chosen', '/auth');
    await fresh.post('/auth/login', { email: user.email });
    await fresh.post('/auth/verify-otp', { email: user.email, code: catcher.code(user.email) });
    expect(tokens(fresh)).not.toContain('chosen');
    expect(await statusOf(fresh)).toBe(200);
  });
});

describe('refreshing', () => {
  it('gives new tokens each time; the old access token is worth nothing', async () => {
    const old = browser.clone();
    for (let turn = 1; turn <= 3; turn++) {
      const before = tokens(browser);
      expect((await refresh(browser)).statusCode).toBe(204);
      for (const token of tokens(browser)) expect(before).not.toContain(token);
      expect(await statusOf(browser)).toBe(200);
      await secondsLater(60);
    }
    await expect.poll(() => statusOf(old), { timeout: 5_000 }).toBe(401);
  });

  it('revives an expired access token, and fails when the refresh token is too old, too', async () => {
    const [access = '', token = ''] = tokens(browser);
    browser.forget(accessName);
    expect(await statusOf(browser)).toBe(401);
    expect((await refresh(browser)).statusCode).toBe(204);
    expect(tokens(browser)[0]).not.toBe(access);

    await test.db.prisma.session.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } });
    expect((await refresh(browser)).statusCode).toBe(401);
    expect(tokens(browser)).toEqual([undefined, undefined]);
    browser.setCookie(refreshName, `${token}x`, '/auth');
    expect((await refresh(browser)).json()).toMatchObject({ code: 'not-signed-in' });
    expect((await refresh(new Browser(test.app))).statusCode).toBe(401);
  });

  it('ends ninety days after the sign-in, however often the session was refreshed', async () => {
    const { prisma, pool } = test.db;
    /** As if the person had signed in that many days ago and come every day since. */
    const signedInDaysAgo = (days: number) =>
      pool.query(`update session set "createdAt" = now() - $1 * interval '1 day' where "userId" = $2`, [
        days,
        user.id,
      ]);
    const lasting = async () => {
      const session = await prisma.session.findFirstOrThrow({
        where: { userId: user.id, accessHash: hashToken(tokens(browser)[0] ?? '') },
      });
      const day = 24 * 3_600_000;
      return (session.expiresAt.getTime() - session.createdAt.getTime()) / day;
    };
    await signedInDaysAgo(50);
    expect((await refresh(browser)).statusCode).toBe(204);
    expect(await lasting()).toBeCloseTo(80, 2);
    await signedInDaysAgo(89.999);
    expect((await refresh(browser)).statusCode).toBe(204);
    expect(await lasting()).toBeCloseTo(90, 5);
    await signedInDaysAgo(90);
    expect((await refresh(browser)).statusCode).toBe(401);
    expect(tokens(browser)).toEqual([undefined, undefined]);
  });

  it('works for two tabs at the same moment, in two processes', async () => {
    const tabs = [browser, browser.clone(), browser.clone()];
    const elsewhere = new Browser(other.app);
    elsewhere.setCookie(refreshName, tokens(browser)[1] ?? '', '/auth');
    const answers = await Promise.all([...tabs, elsewhere].map(refresh));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    for (const tab of [...tabs, elsewhere]) {
      expect(await statusOf(tab)).toBe(200);
      expect(tokens(tab)).toEqual(tokens(browser));
    }
  });

  it('works for a second tab nine seconds later', async () => {
    const late = browser.clone();
    await refresh(browser);
    await secondsLater(9);
    expect((await refresh(late)).statusCode).toBe(204);
    expect(await statusOf(late)).toBe(200);
  });

  it('ends the whole session when a used token comes back after ten seconds', async () => {
    const thief = browser.clone();
    await refresh(browser);
    await secondsLater(11);
    expect((await refresh(thief)).statusCode).toBe(401);
    await expect.poll(() => statusOf(browser), { timeout: 5_000 }).toBe(401);
    expect((await refresh(browser)).statusCode).toBe(401);
    const entries = await test.db.prisma.auditEntry.findMany({ where: { actorId: user.id } });
    expect(entries.map(({ action }) => action)).toContain('session.reuse');
  });

  it('leaves the other sessions of the person alone', async () => {
    const phone = await signedIn(user.email);
    const thief = browser.clone();
    await refresh(browser);
    await secondsLater(11);
    await refresh(thief);
    expect(await statusOf(phone)).toBe(200);
  });
});

describe('signing out', () => {
  it('ends the session in every process and takes the cookies', async () => {
    const copy = browser.clone();
    const elsewhere = new Browser(other.app);
    elsewhere.setCookie(accessName, tokens(browser)[0] ?? '');
    expect(await statusOf(elsewhere)).toBe(200);
    expect((await browser.post('/auth/logout')).statusCode).toBe(204);
    expect(tokens(browser)).toEqual([undefined, undefined]);
    await expect.poll(() => statusOf(copy), { timeout: 5_000 }).toBe(401);
    await expect.poll(() => statusOf(elsewhere), { timeout: 5_000 }).toBe(401);
    expect((await refresh(copy)).statusCode).toBe(401);
    const last = await test.db.prisma.auditEntry.findFirst({
      where: { actorId: user.id },
      orderBy: { createdAt: 'desc' },
    });
    expect(last).toMatchObject({ action: 'session.sign-out', userAgent: 'Test browser' });
  });

  it('needs only the refresh token, and nothing at all to do nothing', async () => {
    const copy = browser.clone();
    browser.forget(accessName);
    expect((await browser.post('/auth/logout')).statusCode).toBe(204);
    await expect.poll(() => statusOf(copy), { timeout: 5_000 }).toBe(401);
    expect((await new Browser(test.app).post('/auth/logout')).statusCode).toBe(204);
  });
});

describe('revocation', () => {
  it('ends open event streams in every process within five seconds', async () => {
    const streams = [openStream(origin, browser), openStream(otherOrigin, browser)];
    const witness = await signedIn(company.member.email);
    const untouched = openStream(otherOrigin, witness);
    await expect.poll(() => [...streams, untouched].every(({ isOpen }) => isOpen)).toBe(true);

    await change(test.db.forCompany(company.id), async (tx) => {
      expect(await revokeSessions(tx, user.id)).toBeGreaterThan(0);
    });
    await expect.poll(() => streams.every(({ isEnded }) => isEnded), { timeout: 5_000 }).toBe(true);
    expect(streams[0]?.text).toContain('"action":"session"');
    expect(await statusOf(browser)).toBe(401);
    expect(untouched.isEnded).toBe(false);
  });

  it('reaches streams although the notification is lost', async () => {
    const stream = openStream(origin, browser);
    await expect.poll(() => stream.isOpen).toBe(true);
    await test.db.prisma.user.updateMany({ where: { email: user.email }, data: { blocked: true } });
    await expect.poll(() => stream.isEnded, { timeout: 5_000 }).toBe(true);
    await expect.poll(() => statusOf(browser), { timeout: 5_000 }).toBe(401);
  });

  it('ends what has run out by the clock of the process alone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * 86_400_000 });
    try {
      const url = `/api/v1/users/${user.id}/sessions`;
      expect((await test.as(company.admin).delete(url)).statusCode).toBe(204);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(() => statusOf(browser), { timeout: 5_000 }).toBe(401);
  });

  it('is undone with the change that failed', async () => {
    const failing = change(test.db.forCompany(company.id), async (tx) => {
      await revokeSessions(tx, user.id);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await statusOf(browser)).toBe(200);
  });
});

describe('the list of sessions', () => {
  it('shows where one is signed in and ends them one by one or all', async () => {
    const phone = await signedIn(user.email);
    const list = async () => (await browser.get('/api/v1/sessions')).json().data;
    const sessions = (await list()) as { id: string; current: boolean; userAgent: string }[];
    expect(sessions.filter(({ userAgent }) => userAgent === 'Test browser')).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);

    const { id } = (await phone.get('/api/v1/sessions'))
      .json()
      .data.find((s: { current: boolean }) => s.current);
    expect((await browser.delete(`/api/v1/sessions/${id}`)).statusCode).toBe(204);
    await expect.poll(() => statusOf(phone), { timeout: 5_000 }).toBe(401);
    expect((await browser.delete(`/api/v1/sessions/${id}`)).statusCode).toBe(404);
    expect((await browser.delete(`/api/v1/sessions/${company.admin.sessionId}`)).statusCode).toBe(404);

    expect((await browser.delete('/api/v1/sessions')).statusCode).toBe(204);
    await expect.poll(() => statusOf(browser), { timeout: 5_000 }).toBe(401);
  });

  it('of another person belongs to admins of the same company', async () => {
    const url = `/api/v1/users/${user.id}/sessions`;
    const stranger = await test.addCompany();
    expect((await browser.get(url)).statusCode).toBe(403);
    expect((await test.as(stranger.admin).get(url)).statusCode).toBe(404);
    expect((await test.as(stranger.admin).delete(url)).statusCode).toBe(404);
    expect((await test.as(company.admin).get(url)).json().data.length).toBeGreaterThan(0);
    expect((await test.as(company.admin).delete(url)).statusCode).toBe(204);
    await expect.poll(() => statusOf(browser), { timeout: 5_000 }).toBe(401);
  });
});
