import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '@/app';
import { startTestApp, type TestApp } from '@/test/test-app';
import { registerWeb } from '../web';

let test: TestApp;
let app: TestApp['app'];
let folder: string;

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://tavla.example.com' });
  folder = await mkdtemp(path.join(tmpdir(), 'tavla-web-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Tavla</title>');
  app = await buildApp(test.app.deps);
  await registerWeb(app, folder);
});
afterAll(async () => {
  await app.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** One of each way in which an answer is made: pages, JSON, refusals, what the framework refuses by itself. */
const answers: [string, InjectOptions][] = [
  ['the page', { url: '/' }],
  ['an answer', { url: '/healthz' }],
  ['a refusal', { url: '/auth/me' }],
  ['an address that is not there', { url: '/api/v1/nothing' }],
  ['an address that cannot be read', { url: '/auth/%zz' }],
  [
    'a body that cannot be read',
    { method: 'POST', url: '/auth/login', payload: '{', headers: { 'content-type': 'application/json' } },
  ],
  ['the documentation', { url: '/api/docs/' }],
];

describe.each(answers)('%s', (_, call) => {
  it('is read as what it is, framed by nobody, and loads nothing from elsewhere', async () => {
    const { headers, body } = await app.inject(call);
    const policy = String(headers['content-security-policy']).split(/; ?/);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
    expect(policy).toContainEqual(expect.stringMatching(/^default-src '(self|none)'$/));
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    if (body) expect(headers['content-type']).toMatch(/; charset=utf-8$/i);
  });
});

it.each(['TRACE', 'CONNECT', 'PROPFIND'])('%s leads nowhere', async (method) => {
  const { statusCode, body } = await app.inject({
    method: method as 'GET',
    url: '/auth/me',
    headers: { cookie: 'tavla=1' },
  });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('tavla=1');
});
