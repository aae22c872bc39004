import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { answerClientError, cutStalledBodies, type Patience, patience } from './slow-requests';

const soon: Patience = { headers: 300, body: 1_000, progress: 100, connection: 60_000, every: 50 };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  cutStalledBodies(server, soon);
  closers.push(() => server.close().closeAllConnections());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
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
  it('that stops in the middle is given up, by fifty as by one', async () => {
    const port = await listen(readUntilCut);
    const calls = Array.from({ length: 50 }, () => dial(port, `${post(1000)}half`));
    for (const { closed } of calls) expect(await closed).toContain('408 Request Timeout');
  });

  it('that trickles only to keep the connection is given up', async () => {
    const port = await listen(readUntilCut);
    const { socket, closed } = dial(port, post(1000));
    const drops = setInterval(() => socket.write('.'), 20);
    closers.push(() => clearInterval(drops));
    expect(await closed).toContain('408 Request Timeout');
  });

  it('that is slow but moves arrives, however long it takes', async () => {
    const port = await listen(readAll);
    const { socket, heard } = dial(port, post(1500));
    for (let part = 0; part < 10; part++) {
      await sleep(200);
      socket.write('x'.repeat(150));
    }
    await once(socket, 'data');
    expect(heard()).toContain('1500 bytes');
  });

  it('that waits for us is not its sender’s fault, nor is a long answer', async () => {
    const port = await listen(async (request, response) => {
      request.once('readable', async () => {
        await sleep(1_500);
        await readAll(request, response);
      });
    });
    const { socket, heard } = dial(port, `${post(10)}12345`);
    await sleep(1_300);
    socket.write('67890');
    await once(socket, 'data');
    expect(heard()).toContain('10 bytes');
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
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}`, 431],
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
