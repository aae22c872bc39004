import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { login, me, updateMe } from '@tavla/shared/contracts/auth';
import { checkOrganization } from '@tavla/shared/contracts/organizations';
import { deleteTask } from '@tavla/shared/contracts/tasks';
import { isAxiosError } from 'axios';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call';
import { http } from './http';
import { onSessionLost } from './session';

/** A server that lets requests in only after a refresh, as one does whose access token has run out. */
let server: Server;
let isRefreshed: boolean;
let refreshStatus: number;
/** Refusals are held back until there are so many of them. */
let together: number;
let held: (() => void)[];
const seen: string[] = [];

beforeEach(async () => {
  isRefreshed = false;
  refreshStatus = 204;
  together = 1;
  held = [];
  seen.length = 0;
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    seen.push(`${request.method} ${request.url} ${body}`.trim());
    const answer = (status: number, data: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(data));
    };
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
