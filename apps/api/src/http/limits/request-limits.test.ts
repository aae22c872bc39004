import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { startTestApp, type TestApp, type TestUser } from '@/test/test-app';
import { requestsPerMinute, strangerRequestsPerMinute, tokenRequestsPerMinute } from './request-limits';

let test: TestApp;
let other: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  other = await startTestApp({}, test);
});
afterAll(async () => {
  await other.close();
  await test.close();
});

/** Sends so many requests, some at a time, and answers how often each status came. */
async function sendMany(many: number, send: (index: number) => Promise<LightMyRequestResponse>) {
  const seen: Record<number, number> = {};
  for (let sent = 0; sent < many; sent += 20) {
    const some = Array.from({ length: Math.min(20, many - sent) }, (_, at) => send(sent + at));
    for (const { statusCode } of await Promise.all(some)) seen[statusCode] = (seen[statusCode] ?? 0) + 1;
  }
  return seen;
}

const from = (remoteAddress: string, cookie?: string) => (url: string) =>
  test.app.inject({ url, remoteAddress, headers: cookie === undefined ? {} : { cookie } });

/** What a company behind one address still gets: its people, the sign-in page, the app itself. */
async function expectOthersUntouched(remoteAddress: string, member: TestUser) {
  expect((await from(remoteAddress, member.cookie)('/auth/me')).statusCode).toBe(200);
  expect((await from(remoteAddress)('/healthz')).statusCode).toBe(200);
  expect((await from('192.0.2.200')('/auth/me')).statusCode).toBe(401);
}

it('limits what one address may ask without being signed in, found or not', async () => {
  const { member } = await test.addCompany();
  const urls = ['/api/v1/nothing', '/auth/nothing', '/api/docs/json', '/api'];
  const call = from('192.0.2.1');
  const seen = await sendMany(strangerRequestsPerMinute, (index) => call(urls[index % 40 ? 0 : 1] ?? ''));
  expect(seen).toEqual({ 404: strangerRequestsPerMinute });
  for (const url of urls) {
    const next = await call(url);
    expect([next.statusCode, next.json().code]).toEqual([429, 'too-many-requests']);
    expect(Number(next.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(next.headers['retry-after'])).toBeLessThanOrEqual(60);
  }
  await expectOthersUntouched('192.0.2.1', member);
});

it('limits what is answered 401 before the session is looked up, and leaves the sign-in page open', async () => {
  const { member } = await test.addCompany();
  const address = '192.0.2.2';
  await from(address, member.cookie)('/auth/me');
  const call = (index: number) =>
    from(address, index % 2 ? `tavla_access=${index}` : undefined)('/api/v1/tasks');
  const seen = await sendMany(strangerRequestsPerMinute, call);
  expect(seen).toEqual({ 401: strangerRequestsPerMinute });

  const lookUp = vi.spyOn(test.app.sessions, 'find');
  for (const url of ['/api/v1/tasks', '/auth/me', '/api/v1/uploads/1']) {
    const method = url.endsWith('/1') ? 'HEAD' : 'GET';
    const headers = { cookie: 'tavla_access=unknown' };
    const next = await test.app.inject({ method, url, headers, remoteAddress: address });
    expect([next.statusCode, Number(next.headers['retry-after']) > 0], url).toEqual([429, true]);
  }
  expect(lookUp).not.toHaveBeenCalled();
  lookUp.mockRestore();

  expect((await from(address)('/api/v1/organizations?name=Firm&domain=firm.test')).statusCode).toBe(200);
  await expectOthersUntouched(address, member);
});

it('counts the machines of one network as one, where each has addresses without end', async () => {
  const call = (index: number) => from(`2001:db8::${index.toString(16)}`)('/api/v1/nothing');
  await sendMany(strangerRequestsPerMinute, call);
  expect((await call(9_999)).statusCode).toBe(429);
  expect((await from('2001:db8:0:1::1')('/api/v1/nothing')).statusCode).toBe(404);
});

it('limits each person by what they ask of all processes together, without a statement for each', async () => {
  const { admin, member } = await test.addCompany();
  const ask = (app: TestApp, user: TestUser) => app.as(user).get('/api/v1/languages');
  let seen: Record<number, number> = {};
  const statements = await countQueries(async () => {
    seen = await sendMany(1.5 * requestsPerMinute, (index) => ask(index % 2 ? test : other, member));
  }, /request_count/);
  expect(seen[200]).toBeGreaterThanOrEqual(requestsPerMinute);
  expect(seen[200]).toBeLessThanOrEqual(1.1 * requestsPerMinute);
  expect((seen[200] ?? 0) + (seen[429] ?? 0)).toBe(1.5 * requestsPerMinute);
  expect(statements).toBeLessThanOrEqual(requestsPerMinute / 15);

  for (const app of [test, other]) {
    const next = await ask(app, member);
    expect(next.statusCode).toBe(429);
    expect(Number(next.headers['retry-after'])).toBeGreaterThan(0);
    expect(next.json().message).toContain(`${next.headers['retry-after']} s`);
    expect((await ask(app, admin)).statusCode).toBe(200);
  }
});

it('limits each token, and all of a person together, beside what their browser asks', async () => {
  const { id, admin, member } = await test.addCompany();
  const tokens = await Promise.all([0, 1, 2].map(() => test.addToken(id, member.id)));
  const ask = (at: number, app = test) => app.as(tokens[at] ?? null).get('/auth/me');
  const first = await ask(0);
  expect(first.headers).toMatchObject({
    'ratelimit-limit': `${tokenRequestsPerMinute}`,
    'ratelimit-remaining': `${tokenRequestsPerMinute - 1}`,
    'ratelimit-reset': expect.stringMatching(/^\d+$/),
  });
  const statements = await countQueries(async () => {
    const seen = await sendMany(1.1 * tokenRequestsPerMinute, (index) => ask(0, index % 2 ? test : other));
    expect(seen[200]).toBeGreaterThanOrEqual(tokenRequestsPerMinute - 1);
    expect((seen[200] ?? 0) + (seen[429] ?? 0)).toBe(1.1 * tokenRequestsPerMinute);
  }, /request_count/);
  expect(statements).toBeLessThanOrEqual(tokenRequestsPerMinute / 5);
  const refused = await ask(0);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['ratelimit-remaining']).toBe('0');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  expect((await ask(1)).statusCode).toBe(200);
  await sendMany(tokenRequestsPerMinute, () => ask(1));
  // Processes may be a sixtieth apart.
  expect((await sendMany(60, () => ask(2)))[429]).toBeGreaterThan(0);
  for (const person of [member, admin]) expect((await test.as(person).get('/auth/me')).statusCode).toBe(200);
});
