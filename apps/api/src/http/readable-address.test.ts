import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerCaching } from './answers/caching';
import { answerUnreadable } from './errors/unreadable-address';
import { readableAddress } from './readable-address';
import { registerWeb } from './web';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavla-web-'));
  await writeFile(path.join(folder, 'index.html'), '<title>Tavla</title>');
  app = Fastify({ rewriteUrl: readableAddress, frameworkErrors: answerUnreadable(false) });
  registerCaching(app);
  await registerWeb(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
const get = async (url: string, accept: string) => {
  const answer = await app.inject({ url, headers: { accept } });
  return [answer.statusCode, String(answer.headers['content-type']).split(';')[0]];
};

it.each(['/%E0%A4%A', '/meetings/50%?tab=1', '/%'])('lets a browser see the page for %s', async (url) => {
  expect(await get(url, html)).toEqual([200, 'text/html']);
  expect(await get(url, 'application/json')).toEqual([400, 'application/json']);
});

it('answers for the API in its own words, whoever asks', async () => {
  expect(await get('/api/v1/tasks/%E0%A4%A', html)).toEqual([400, 'application/json']);
});

it('leaves what can be read as it is', () => {
  const url = '/meetings/1?q=%E0%A4%A';
  expect(readableAddress({ url, method: 'GET', headers: { accept: html } })).toBe(url);
});
