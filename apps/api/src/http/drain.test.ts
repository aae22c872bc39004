import { Agent, type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchArrivals } from '@/test/arrivals';
import { announceUpload, askOffset } from '@/test/audio-client';
import { OpenStream } from '@/test/open-stream';
import { startTestApp, type TestApp, type TestUser } from '@/test/test-app';
import { drain } from './drain';

let app: TestApp;
let beside: TestApp;
let base: string;
let user: TestUser;
/** Waits until so much of the newest request's body has arrived. */
let arrived: (bytes: number) => Promise<void>;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(async () => {
  app = await startTestApp();
  beside = await startTestApp({ DATA_DIR: app.app.deps.env.dataDir }, app);
  base = await app.listen();
  arrived = watchArrivals(app.app.server);
  user = (await app.addCompany()).member;
});
afterEach(async () => {
  await app.app.close();
  await beside.close();
  await app.close();
});

/** A request that has begun; `end` sends the rest of its body. */
function begin(method: string, url: string, headers: Record<string, string | number>, body: string) {
  const sending = request(url, { method, agent, headers: { cookie: user.cookie, ...headers } });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.on('response', (response) => {
      response.resume();
      resolve(response);
    });
    sending.on('error', reject);
  });
  sending.write(body);
  return { answer, end: (rest: string) => sending.end(rest) };
}

const json = { 'content-type': 'application/json' };
const task = JSON.stringify({ title: 'In the middle of it' });
const create = () =>
  begin('POST', `${base}/api/v1/tasks`, { ...json, 'content-length': task.length }, task.slice(0, 10));

test('lets what has begun end, and nobody new in', async () => {
  const begun = create();
  await arrived(10);
  const drained = drain(app.app, { idle: 0, all: 30_000 });
  await expect.poll(() => app.app.server.listening).toBe(false);
  await expect(fetch(`${base}/healthz`)).rejects.toThrow();
  begun.end(task.slice(10));
  const { statusCode, headers } = await begun.answer;
  expect([statusCode, headers.connection]).toEqual([201, 'close']);
  await drained;
});

test('serves what a proxy sends over a connection that it has kept', async () => {
  const first = create();
  first.end(task.slice(10));
  expect((await first.answer).headers.connection).toBe('keep-alive');
  const drained = drain(app.app, { idle: 5_000, all: 30_000 });
  await expect.poll(() => app.app.server.listening).toBe(false);
  const second = create();
  second.end(task.slice(10));
  const { statusCode, headers } = await second.answer;
  expect([statusCode, headers.connection]).toEqual([201, 'close']);
  await drained;
});

test('ends event streams', async () => {
  const stream = await OpenStream.open(`${base}/api/v1/events`, user.cookie);
  await stream.until(({ lastEventId }) => lastEventId !== undefined);
  await drain(app.app, { idle: 0, all: 30_000 });
  await stream.until(({ isEnded }) => isEnded);
});

test('stores what has arrived of an upload, which goes on elsewhere', async () => {
  const metadata = { filename: 'a.wav', filetype: 'audio/wav', language: 'en' };
  const announced = await announceUpload(base, user, 5_000, metadata);
  const location = announced.headers.get('location') ?? '';
  const offset = { 'tus-resumable': '1.0.0', 'upload-offset': 0, 'content-length': 5_000 };
  const type = { 'content-type': 'application/offset+octet-stream' };
  const begun = begin('PATCH', base + location, { ...offset, ...type }, 'a'.repeat(3_000));
  await arrived(3_000);
  await drain(app.app, { idle: 0, all: 30_000 });
  expect((await begun.answer).headers['upload-offset']).toBe('3000');
  const asked = await askOffset((await beside.listen()) + location, user);
  expect(asked.headers.get('upload-offset')).toBe('3000');
});
