import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCaching } from './answers/caching';
import { registerWeb } from './web';

const script = 'export const answer = 42;';
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavla-web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<title>Tavla</title>');
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(folder, 'assets/app-1234.js'), script);
  await writeFile(path.join(folder, 'assets/app-1234.js.br'), brotliCompressSync(script));
  app = Fastify();
  registerCaching(app);
  app.get('/api/v1/known', async () => ({ ok: true }));
  await registerWeb(app, folder);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('registerWeb', () => {
  it.each([
    '/',
    '/login',
    '/meetings/1?tab=2',
    '/api-notes',
    '/verify?email=a%40b.test',
    '/login?next=/.env',
  ])('answers %s with the page, never from a cache', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>Tavla</title>']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('text/html'),
    });
  });

  it.each(['/api', '/api/v1/nothing', '/auth/nothing', '/auth?x=1', '/assets/gone-99.js'])(
    'does not answer %s with the page',
    async (url) => {
      expect((await get(url)).body).not.toContain('Tavla');
    },
  );

  it.each([
    '/robots.txt',
    '/favicon.ico',
    '/sitemap.xml?x=1',
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/a/b.map',
  ])('answers %s, a file that is not there, with 404', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it('leaves the API alone', async () => {
    expect((await get('/api/v1/known')).json()).toEqual({ ok: true });
  });

  it('lets browsers keep files whose name changes with their content, compressed where they can', async () => {
    const plain = await get('/assets/app-1234.js');
    expect(plain.body).toBe(script);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await get('/assets/app-1234.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });
});
