import { once } from 'node:events';
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deadline } from '@/lib/deadline';
import { createOpenaiClient } from './openai-client';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Begins to answer, and says no more. */
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
});
let baseUrl = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const about = { model: 'any', messages: [] };
const calls = {
  'an answer that is streamed': async (signal: AbortSignal) => {
    const { chat } = createOpenaiClient({ baseUrl });
    for await (const _ of await chat.completions.create({ ...about, stream: true }, { signal }));
  },
  'an answer as a whole': (signal: AbortSignal) =>
    createOpenaiClient({ baseUrl }).chat.completions.create(about, { signal, maxRetries: 0 }),
};

test.each(Object.entries(calls))('%s can be called off though memory was cleaned up', async (_, call) => {
  const stop = new AbortController();
  const asked = once(server, 'request');
  const ended = Promise.resolve(call(AbortSignal.any([stop.signal, deadline(600_000)]))).catch(() => {});
  await asked;
  for (let times = 0; times < 10; times += 1) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  stop.abort();
  await ended;
});

test('a deadline comes also where nobody but its heirs holds it', async () => {
  const heir = AbortSignal.any([deadline(100), new AbortController().signal]);
  const ended = once(heir, 'abort');
  collectGarbage();
  await ended;
  expect(heir.reason).toMatchObject({ name: 'TimeoutError' });
});
