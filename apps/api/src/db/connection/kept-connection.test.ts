import { lookup } from 'node:dns/promises';
import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { keepConnection } from './kept-connection';

const app = useTestApp({ WORKER: 'off' });

test.each([
  ['before it has begun', async () => {}],
  ['in the next moment', () => new Promise<void>((resolve) => setImmediate(resolve))],
  ['while it connects', async () => void (await lookup('127.0.0.1'))],
])('a connection is closed %s', async (_, pass) => {
  const faults: Error[] = [];
  const connection = keepConnection(
    app.current.db.url,
    'test',
    async () => {},
    (error) => void faults.push(error),
  );
  await pass();
  await connection.close();
  expect([connection.client, faults]).toEqual([undefined, []]);
});
