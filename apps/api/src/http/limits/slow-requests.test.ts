import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchArrivals } from '@/test/arrivals';
import { useTestApp } from '@/test/test-app';
import {
  answerClientError,
  cutStalledBodies,
  headerBytesMax,
  type Patience,
  patience,
} from './slow-requests';

const soon: Patience = { headers: 300, body: 1_000, progress: 100, connection: 60_000, every: 50 };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Lets so many milliseconds pass for the server, which looks as often as it would. */
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  cutStalledBodies(server, soon);
  closers.push(() => server.close().closeAllConnections());
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, arrived: watchArrivals(server) };
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

function dial(port: number, words: string) {
  const socket: Socket = connect(port, '127.0.0.1', () => socket.write(words));
  closers.push(() => socket.destroy());
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(heard));
  });
  return { socket, closed, heard: () => heard };
}

const post = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
const readAll = async (request: IncomingMessage, response: ServerResponse) => {
  let bytes = 0;
  for await (const part of request) bytes += part.length;
  response.end(`${bytes} bytes`);
};
const readUntilCut: RequestListener = (request, response) => void readAll(request, response).catch(() => {});

describe('a body', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that stops in the middle is given up, by fifty as by one', async () => {
    const { port } = await listen(readUntilCut);
    const calls = Array.from({ length: 50 }, () => dial(port, `${post(1000)}half`));
    const closed = () => {
      pass(soon.body);
      return calls.filter(({ socket }) => socket.closed).length;
    };
    await expect.poll(closed).toBe(50);
    for (const { heard } of calls) expect(heard()).toContain('408 Request Timeout');
  });

  it('that trickles only to keep the connection is given up', async () => {
    const { port, arrived } = await listen(readUntilCut);
    const { socket, heard } = dial(port, post(1000));
    await arrived(0);
    const closed = () => {
      if (socket.writable) socket.write('.');
      pass(soon.body / 10);
      return socket.closed;
    };
    await expect.poll(closed).toBe(true);
    expect(heard()).toContain('408 Request Timeout');
  });

  it('that is slow but moves arrives, however long it takes', async () => {
    const { port, arrived } = await listen(readAll);
    const { socket, heard } = dial(port, post(1500));
    for (let part = 0; part < 10; part++) {
      await arrived(part * 150);
      pass(0.9 * soon.body);
      socket.write('x'.repeat(150));
    }
    await once(socket, 'data');
    expect(heard()).toContain('1500 bytes');
  });

  it('that waits for us is not its sender’s fault, nor is a long answer', async () => {
    const [read, answer] = [gate(), gate()];
    let request: IncomingMessage | undefined;
    const { port } = await listen(async (begun, response) => {
      request = begun;
      await read.opened;
      for await (const _ of begun);
      await answer.opened;
      response.end('answered');
    });
    const { socket, heard } = dial(port, `${post(10)}12345`);
    await expect.poll(() => request?.readableLength).toBe(5);
    pass(3 * soon.body);
    socket.write('67890');
    read.open();
    await expect.poll(() => request?.complete).toBe(true);
    pass(3 * soon.body);
    answer.open();
    await once(socket, 'data');
    expect(heard()).toContain('answered');
  });
});

describe('the application', () => {
  const test = useTestApp();

  it('waits so long and no longer', () => {
    const { server } = test.current.app;
    expect(server.headersTimeout).toBe(patience.headers);
    expect(server.timeout).toBe(patience.connection);
    expect(server.requestTimeout).toBe(0);
    expect(server.listenerCount('request')).toBe(2);
  });

  it.each([
    ['no request', 'HELLO\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(headerBytesMax)}`, 431],
  ])('answers %s in the one shape of errors', async (_, words, statusCode) => {
    const { port } = new URL(test.current.app.server.listening ? addressOf() : await test.current.listen());
    const answer = await dial(Number(port), words).closed;
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      statusCode,
      code: 'validation',
      message: expect.stringMatching(/\.$/),
    });
  });

  const addressOf = () => `http://127.0.0.1:${(test.current.app.server.address() as AddressInfo).port}`;

  it('answers headers that never end', async () => {
    const server = createServer({ connectionsCheckingInterval: 50, headersTimeout: 200, requestTimeout: 0 });
    server.on('clientError', answerClientError).listen(0, '127.0.0.1');
    closers.push(() => server.close().closeAllConnections());
    await once(server, 'listening');
    const { closed } = dial((server.address() as AddressInfo).port, 'GET / HTTP/1.1\r\nHost: a\r\n');
    expect(await closed).toContain('408 Request Timeout');
  });
});
