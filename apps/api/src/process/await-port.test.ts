import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { awaitPort } from './await-port';

const host = '127.0.0.1';

test('a port that somebody lets go is waited for, and left free', async () => {
  const first = createServer().listen(0, host);
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo;
  let isThere = false;
  const waiting = awaitPort({ port, host }).then(() => {
    isThere = true;
  });
  await awaitPort({ port, host }, 2);
  expect(isThere).toBe(false);
  first.close();
  await waiting;
  const second = createServer().listen(port, host);
  await once(second, 'listening');
  second.close();
});

test('what else is wrong with an address is not waited for', async () => {
  await awaitPort({ port: 0, host: '203.0.113.1' });
});
