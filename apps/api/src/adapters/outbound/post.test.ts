import type { lookup } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CallRefused, guardedAgent } from './guarded-agent';
import { guardedFetch } from './guarded-fetch';
import { networksOf } from './networks';
import { post } from './post';

let server: Server;
let port: number;
let answer: RequestListener;
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = (_, response) => void response.end('thank you');
});

/** A name server that answers each question with the next of these. */
function answering(...lists: string[][]): typeof lookup {
  let turn = 0;
  const resolve = (_host: string, _options: object, done: (error: null, found: object[]) => void) => {
    const list = lists[Math.min(turn++, lists.length - 1)] ?? [];
    done(
      null,
      list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  // One of its many overloads is what gets called.
  return resolve as unknown as typeof lookup;
}

const limits = { milliseconds: 10_000, answerBytes: 10 };

function call(
  url: string,
  {
    listed = [] as string[],
    names,
    most = limits,
    signal = new AbortController().signal,
  }: {
    listed?: string[];
    names?: typeof lookup;
    most?: typeof limits;
    signal?: AbortSignal;
  } = {},
) {
  const agent = guardedAgent(new URL(url), networksOf(listed), names);
  const message = { agent, headers: {}, body: Buffer.from('{}') };
  return post(new URL(url), message, most, signal).finally(() => agent.destroy());
}

const own = ['127.0.0.1'];

it('sends a body to a listed server and reads the beginning of the answer', async () => {
  answer = (_, response) => void response.writeHead(202).end('0123456789 and more');
  const posted = await call(`http://127.0.0.1:${port}/hook?a=1`, { listed: own });
  expect(posted).toMatchObject({ status: 202, answer: '0123456789', failure: null });
  expect(asked).toEqual([`POST 127.0.0.1:${port}/hook?a=1`]);
});

it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '169.254.169.254'])(
  'does not call %s, however it is written',
  (host) => {
    expect(() => guardedAgent(new URL(`http://${host}:${port}/`), networksOf([]))).toThrow(CallRefused);
    expect(asked).toEqual([]);
  },
);

it('calls no name that leads inside, also when only one of its addresses does', async () => {
  const inside = await call(`http://rebound.test:${port}/`, { names: answering(own) });
  expect(inside).toMatchObject({ status: null, failure: 'address' });
  const half = await call(`https://rebound.test:${port}/`, {
    names: answering(['1.1.1.1', '::ffff:7f00:1']),
  });
  expect(half).toMatchObject({ status: null, failure: 'address' });
  expect(asked).toEqual([]);
});

it('looks at the address that it connects to, not at an earlier answer for the name', async () => {
  const names = answering(['127.0.0.1'], ['10.0.0.1']);
  const url = `http://rebound.test:${port}/`;
  expect(await call(url, { names, listed: own })).toMatchObject({ status: 200 });
  expect(await call(url, { names, listed: own })).toMatchObject({ failure: 'address' });
  expect(asked).toHaveLength(1);
});

it('sends nothing unencrypted to a public address', async () => {
  const names = answering(['1.1.1.1']);
  expect(await call('http://public.test/', { names, listed: own })).toMatchObject({ failure: 'plain' });
});

it('follows nobody elsewhere', async () => {
  answer = (_, response) =>
    void response.writeHead(307, { location: `http://127.0.0.1:${port}/other` }).end();
  expect(await call(`http://127.0.0.1:${port}/`, { listed: own })).toMatchObject({ status: 307 });
  expect(asked).toHaveLength(1);
});

it('reads no answer without an end, and waits for none that stops in the middle', async () => {
  answer = (_, response) => {
    const more = () => {
      while (response.write('x'.repeat(1_000)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  };
  expect(await call(`http://127.0.0.1:${port}/`, { listed: own })).toMatchObject({ answer: 'xxxxxxxxxx' });
  answer = (_, response) => void response.writeHead(200).write('he');
  const most = { ...limits, milliseconds: 300 };
  const half = await call(`http://127.0.0.1:${port}/`, { listed: own, most });
  expect(half).toMatchObject({ status: 200, answer: 'he', failure: null });
});

it('gives up a server that never answers, and says what else was wrong', async () => {
  answer = () => {};
  const most = { ...limits, milliseconds: 300 };
  expect(await call(`http://127.0.0.1:${port}/`, { listed: own, most })).toMatchObject({
    failure: 'timeout',
  });
  answer = (request) => void request.socket.destroy();
  expect(await call(`http://127.0.0.1:${port}/`, { listed: own })).toMatchObject({ failure: 'broken' });
  const plain = await call(`https://127.0.0.1:${port}/`, { listed: own });
  expect(plain).toMatchObject({ status: null, failure: 'certificate' });
  expect(await call('http://127.0.0.1:1/', { listed: own })).toMatchObject({ failure: 'refused' });
});

it('waits for nobody who answers by another protocol', async () => {
  const other = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: chat\r\n\r\n';
  answer = (request) => void request.socket.write(other);
  const url = `http://127.0.0.1:${port}/`;
  expect(await call(url, { listed: own })).toMatchObject({ status: null, failure: 'broken' });
  const fetched = guardedFetch(networksOf(own), limits)(url, { method: 'GET', headers: {} });
  await expect(fetched).rejects.toMatchObject({ why: 'broken' });
  expect(asked).toHaveLength(2);
});

it('is called off', async () => {
  answer = () => stop.abort(new Error('stop'));
  const stop = new AbortController();
  await expect(call(`http://127.0.0.1:${port}/`, { listed: own, signal: stop.signal })).rejects.toThrow();
});

it.each([
  ['120', 120],
  ['0', null],
  ['soon', null],
  [new Date(Date.now() + 600_000).toUTCString(), 600],
  [new Date(Date.now() - 600_000).toUTCString(), null],
])('is left alone for as long as the server says, here %s', async (header, seconds) => {
  answer = (_, response) => void response.writeHead(503, { 'retry-after': header }).end();
  const { retryAfter } = await call(`http://127.0.0.1:${port}/`, { listed: own });
  if (seconds === 600) {
    expect(retryAfter).toBeGreaterThan(500);
    expect(retryAfter).toBeLessThanOrEqual(600);
  } else expect(retryAfter).toBe(seconds);
});
