import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { login, logout, me, updateMe } from '@tavla/shared/contracts/auth';
import { checkOrganization } from '@tavla/shared/contracts/organizations';
import { deleteTask } from '@tavla/shared/contracts/tasks';
import { isAxiosError } from 'axios';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aStorage } from '@/lib/storage.fixture';
import { call } from './call';
import { http } from './http';
import { aPerson } from './person.fixture';
import { enterSession, getSession } from './person-session';
import { onSessionLost } from './session';

/** A server that lets requests in only after a refresh, as one does whose access token has run out. */
let server: Server;
let isRefreshed: boolean;
/** Whose cookies the browser sends, whatever its tabs believe. */
let cookiesOf: string;
let refreshStatus: number;
/** Refusals are held back until there are so many of them. */
let together: number;
let held: (() => void)[];
const seen: string[] = [];

beforeEach(async () => {
  enterSession(aPerson('ann'));
  cookiesOf = 'ann';
  isRefreshed = false;
  refreshStatus = 204;
  together = 1;
  held = [];
  seen.length = 0;
  server = createServer(async (request, response) => {
    if (request.url === '/later') return response.end();
    let body = '';
    for await (const part of request) body += part;
    seen.push(`${request.method} ${request.url} ${body}`.trim());
    const answer = (status: number, data: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(data));
    };
    const meant = request.headers['tavla-person'];
    if (meant !== undefined && meant !== cookiesOf) {
      return answer(401, { statusCode: 401, code: 'other-person', message: 'Somebody else' });
    }
    if (request.url === '/auth/token-refresh') {
      isRefreshed = refreshStatus === 204;
      return answer(refreshStatus, { statusCode: refreshStatus, code: 'not-signed-in', message: 'Over' });
    }
    if (isRefreshed) return answer(200, { url: request.url, body });
    held.push(() =>
      answer(401, { statusCode: 401, code: 'not-signed-in', message: 'You are not signed in.' }),
    );
    if (held.length >= together) for (const refuse of held.splice(0)) refuse();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  http.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  enterSession(null);
  return new Promise((resolve) => server.close(resolve));
});

const refreshes = () => seen.filter((line) => line.startsWith('POST /auth/token-refresh')).length;

test('twenty refused calls lead to one refresh and all come through', async () => {
  together = 20;
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(me)));
  expect(answers).toHaveLength(20);
  expect(refreshes()).toBe(1);
  expect(seen.filter((line) => line.startsWith('GET /auth/me'))).toHaveLength(40);
});

test('a call is tried once more, not again and again', async () => {
  refreshStatus = 204;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.writeHead(request.url === '/auth/token-refresh' ? 204 : 401).end();
  });
  await expect(call(me)).rejects.toMatchObject({ response: { status: 401 } });
  expect(seen).toEqual(['GET /auth/me', 'POST /auth/token-refresh', 'GET /auth/me']);
});

test.each(['9e15', 'Infinity', 'NaN', 'null', '{"half":', ''])(
  'a refresh that another tab is said to have made at %j is made all the same',
  async (refreshedAt) => {
    const storage = aStorage();
    storage.set('tavla.refreshedAt', refreshedAt);
    vi.stubGlobal('localStorage', { getItem: storage.get, setItem: storage.set });
    onTestFinished(() => void vi.unstubAllGlobals());
    await call(me);
    expect(refreshes()).toBe(1);
  },
);

test('a refused refresh ends the session, once for all who wait', async () => {
  refreshStatus = 401;
  together = 5;
  const lost = vi.fn();
  const stop = onSessionLost(lost);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => call(me)));
  stop();
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(refreshes()).toBe(1);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('a refresh that nobody could answer ends no session', async () => {
  refreshStatus = 503;
  const lost = vi.fn();
  const stop = onSessionLost(lost);
  await expect(call(me)).rejects.toMatchObject({ response: { status: 503 } });
  stop();
  expect(lost).not.toHaveBeenCalled();
});

test('a public endpoint that says 401 means it', async () => {
  await expect(call(login, { body: { email: 'ann@acme.example' } })).rejects.toSatisfy(isAxiosError);
  expect(refreshes()).toBe(0);
});

test('parameters, query and body arrive as the contract says', async () => {
  isRefreshed = true;
  await call(deleteTask, { params: { id: 'a/b' } });
  await call(checkOrganization, { query: { name: 'Å & B', domain: 'ab.example' } });
  await call(updateMe, { body: { theme: 'dark' } });
  expect(seen).toEqual([
    'DELETE /api/v1/tasks/a%2Fb',
    'GET /api/v1/organizations?name=%C3%85+%26+B&domain=ab.example',
    'PATCH /auth/me {"theme":"dark"}',
  ]);
});

/** Whether the promise has settled by the time that a request which came later has been answered. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const settled = vi.fn();
  promise.then(settled, settled);
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  await fetch(`${http.defaults.baseURL}/later`);
  return settled.mock.calls.length > 0;
}

test('somebody else’s cookies end the session at once, without a refresh or another try', async () => {
  isRefreshed = true;
  cookiesOf = 'bob';
  const lost = vi.fn();
  const stop = onSessionLost(lost);
  await expect(call(me)).rejects.toMatchObject({ response: { status: 401 } });
  await expect(call(logout)).rejects.toMatchObject({ response: { status: 401 } });
  stop();
  expect(seen).toEqual(['GET /auth/me', 'POST /auth/logout {}']);
  expect(lost.mock.calls).toEqual([['other-person'], ['other-person']]);
});

test('somebody else’s cookies are not refreshed either', async () => {
  const lost = vi.fn();
  const stop = onSessionLost(lost);
  together = 2;
  const answer = call(me);
  await expect.poll(() => seen.length).toBe(1);
  cookiesOf = 'bob';
  for (const refuse of held.splice(0)) refuse();
  await expect(answer).rejects.toMatchObject({ response: { status: 401 } });
  stop();
  expect(seen).toEqual(['GET /auth/me', 'POST /auth/token-refresh {}']);
  expect(lost.mock.calls).toEqual([['other-person']]);
});

test('a call is never answered after its session, whoever is signed in by then', async () => {
  together = 2;
  const answer = call(updateMe, { body: { theme: 'dark' } });
  await expect.poll(() => seen.length).toBe(1);
  cookiesOf = 'bob';
  enterSession(aPerson('bob'));
  expect(await isSettled(answer)).toBe(false);
  expect(seen).toHaveLength(1);
});

test('when nobody is signed in only what is public is sent, and who it is', async () => {
  isRefreshed = true;
  enterSession(null);
  expect(getSession()).toBeNull();
  const deletion = call(deleteTask, { params: { id: 'a' } });
  await call(login, { body: { email: 'ann@acme.example' } });
  await call(me);
  expect(await isSettled(deletion)).toBe(false);
  expect(seen.map((line) => line.split(' ', 2).join(' '))).toEqual(['POST /auth/login', 'GET /auth/me']);
});
