import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '@/app';
import { loggingFor } from '@/process/logging';
import { Browser } from '@/test/browser';
import { useSignInDesk } from '@/test/sign-in-desk';
import { linesPerAddress } from '../limits/line-tally';

const desk = useSignInDesk();
let app: FastifyInstance;
let written = '';

interface Line extends Record<string, unknown> {
  security?: string;
}

/** Every line of the log, each of which must be JSON. */
const lines = (): Line[] =>
  written
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const security = () => lines().filter((line) => line.security);
const browserAt = (ip: string, headers = {}) => new Browser(app, headers, ip);

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _, done) {
      written += chunk;
      done();
    },
  });
  const { logger } = loggingFor({ logLevel: 'info' }, false);
  app = await buildApp(desk.test.app.deps, { logger: { ...(logger as object), stream } });
});
afterAll(() => app.close());
beforeEach(() => {
  written = '';
});

/** A browser that has signed in as a new member. */
async function signedIn(ip: string) {
  const { id, email } = await desk.person();
  const browser = browserAt(ip);
  await browser.post('/auth/login', { email });
  const answer = await browser.post('/auth/verify-otp', { email, code: desk.catcher.code(email) });
  expect(answer.statusCode).toBe(200);
  written = '';
  return { id, email, browser };
}

describe('the security log', () => {
  it('names a token by its id, and never shows it', async () => {
    const { company } = desk;
    const { bearer, tokenId } = await desk.test.addToken(company.id, company.member.id);
    const call = (authorization: string) =>
      app.inject({ method: 'DELETE', url: `/api/v1/roles/${newId()}`, headers: { authorization } });
    expect((await call(bearer)).statusCode).toBe(403);
    expect((await call(`${bearer.slice(0, -1)}-`)).statusCode).toBe(401);
    expect(security()).toMatchObject([
      { security: 'permission-refused', userId: company.member.id, tokenId },
      { security: 'token-refused' },
    ]);
    expect(written).not.toContain(bearer.slice(20, 40));
  });

  it('says who was refused what, from where and when', async () => {
    const { id, browser } = await signedIn('10.50.0.1');
    await browser.delete(`/api/v1/users/${newId()}`);

    expect(security()).toEqual([
      expect.objectContaining({
        security: 'permission-refused',
        ip: '10.50.0.1',
        method: 'DELETE',
        route: '/api/v1/users/:id',
        userId: id,
        organizationId: desk.company.id,
        reqId: expect.any(String),
      }),
    ]);
    // Milliseconds since 1970, which is UTC wherever the server stands.
    expect(new Date(Number(security()[0]?.time)).getUTCFullYear()).toBeGreaterThan(2025);
  });

  it('knows each kind of refusal', async () => {
    const { browser } = await signedIn('10.50.0.2');
    const other = browserAt('10.50.0.2', { 'tavla-person': newId() });
    other.setCookie('tavla_access', browser.cookie('tavla_access') ?? '');
    const forged = browserAt('10.50.0.2');
    forged.setCookie('tavla_access', 'made-up');
    forged.setCookie('tavla_refresh', 'made-up', '/auth');

    const events: Record<string, () => Promise<unknown>> = {
      'origin-refused': () => browserAt('10.50.0.2', { origin: 'https://evil.test' }).post('/auth/logout'),
      'other-person': () => other.get('/auth/me'),
      'id-unknown': () => browser.get(`/api/v1/tasks/${newId()}`),
      'token-refused': () => forged.get('/auth/me'),
      'input-refused': () => browserAt('10.50.0.2').post('/auth/login', { email: 'no address' }),
      'code-refused': () =>
        browserAt('10.50.0.2').post('/auth/verify-otp', { email: 'a@example.test', code: '123456' }),
    };
    for (const [event, work] of Object.entries(events)) {
      written = '';
      await work();
      expect(security().map((line) => line.security)).toEqual([event]);
    }
    written = '';
    await forged.post('/auth/token-refresh');
    expect(security()).toMatchObject([{ security: 'token-refused', route: '/auth/token-refresh' }]);
  });

  it('tells a refresh token that came back from one that is merely unknown', async () => {
    const { browser } = await signedIn('10.50.0.3');
    const stolen = browser.cookie('tavla_refresh') ?? '';
    await browser.post('/auth/token-refresh');
    await browser.get('/auth/me');
    await desk.test.db.pool.query(`update refresh_token set "usedAt" = "usedAt" - interval '1 minute'`);
    const thief = browserAt('10.50.0.4');
    thief.setCookie('tavla_refresh', stolen, '/auth');
    await thief.post('/auth/token-refresh');
    expect(security()).toMatchObject([{ security: 'token-reused', ip: '10.50.0.4' }]);
  });

  it('says when somebody is over a limit', async () => {
    const { email } = await desk.person();
    const browser = browserAt('10.50.0.5');
    await browser.post('/auth/login', { email });
    expect((await browser.post('/auth/login', { email })).statusCode).toBe(429);
    expect(security()).toMatchObject([{ security: 'limit-reached', route: '/auth/login' }]);
  });

  it('says what failed behind us, in no words that name anybody', async () => {
    const { email } = await desk.person();
    const { mail } = app.deps;
    const send = mail.send;
    mail.send = async () => {
      throw Object.assign(new Error(`refused: ${email}`), { code: 'CERT_HAS_EXPIRED' });
    };
    try {
      await browserAt('10.50.0.6').post('/auth/login', { email });
    } finally {
      mail.send = send;
    }
    expect(security()).toMatchObject([
      { security: 'service-failed', level: 50, service: 'mail-unavailable', failure: 'CERT_HAS_EXPIRED' },
    ]);
    expect(written).not.toContain(email);
  });

  it('holds no cookie, code, address or search, and no line that somebody else wrote', async () => {
    const { email, browser } = await signedIn('10.50.0.7');
    const code = '918273';
    const forged = '\n{"level":50,"security":"forged"}\n';
    await browser.get(`/api/v1/users?q=${encodeURIComponent(email)}&state=active`);
    await browser.get(`/api/v1/tasks/${encodeURIComponent(forged)}`);
    const stranger = browserAt('10.50.0.7', { 'user-agent': forged, 'x-request-id': forged });
    stranger.setCookie('tavla_access', 'secret-of-somebody');
    await stranger.get('/auth/me');
    await stranger.post('/auth/verify-otp', { email, code });

    expect(security().length).toBeGreaterThanOrEqual(3);
    expect(lines().map((line) => line.security)).not.toContain('forged');
    for (const secret of [email, encodeURIComponent(email), code, 'secret-of-somebody'])
      expect(written).not.toContain(secret);
  });

  it('cannot be flooded: lines of one address and event end, and their number is told', async () => {
    const stranger = browserAt('10.50.0.8', { origin: 'https://evil.test' });
    for (let turn = 0; turn < linesPerAddress + 5; turn++) await stranger.post('/auth/logout');
    await browserAt('10.50.0.9', { origin: 'https://evil.test' }).post('/auth/logout');

    const from = (ip: string) => security().filter((line) => line.ip === ip).length;
    expect([from('10.50.0.8'), from('10.50.0.9')]).toEqual([linesPerAddress, 1]);
    expect(app.securityLog.end()).toContainEqual({ event: 'origin-refused', lines: 5 });
  });
});
