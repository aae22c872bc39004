import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AnswerTooLarge, boundedFetch } from './bounded-fetch';

let answer: (response: ServerResponse) => void = () => {};
const server = createServer((_, response) => answer(response));
let url = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = boundedFetch({ total: 10_000, line: 2_000 });
/** Sends for as long as somebody takes it. */
const endless = (piece: string) => (response: ServerResponse) => {
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more).on('close', () => response.removeAllListeners('drain'));
  more();
};

test('an answer that fits comes as it is, with its status and headers', async () => {
  const lines = `${'x'.repeat(1_000)}\n`.repeat(9);
  answer = (response) => response.writeHead(429, { 'retry-after': '3' }).end(lines);
  const got = await get(url);
  expect([got.status, got.headers.get('retry-after'), await got.text()]).toEqual([429, '3', lines]);
});

test.each([
  ['whose lines never end', 'x'.repeat(100)],
  ['that never ends', `${'x'.repeat(100)}\n`],
])('an answer %s breaks off, and its server is left', async (_, piece) => {
  const closed = new Promise((resolve) => {
    answer = (response) => {
      response.on('close', resolve);
      endless(piece)(response);
    };
  });
  await expect((await get(url)).text()).rejects.toBeInstanceOf(AnswerTooLarge);
  await closed;
});
