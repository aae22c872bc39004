import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { boundedClient } from './bounded-client';

const app = useTestApp({ WORKER: 'off' });

async function connect() {
  const Client = boundedClient({ answer: 60_000 });
  const client = new Client({ connectionString: app.current.db.url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test('queries asked for at once are sent one after the other', async () => {
  const client = await connect();
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => sent.mockRestore());
  // The application has connections of its own, and asks on them when it likes.
  const sentHere = () => sent.mock.contexts.filter((one) => one === client).length;

  const told = new Promise((resolve) => client.query('select 2 as n', (_, result) => resolve(result.rows)));
  const asked = Promise.allSettled([
    client.query('select 1 as n').then(({ rows }) => rows),
    client.query('select 1 / 0'),
    told,
    client.query('select $1::int as n', [3]).then(({ rows }) => rows),
    client.query({ text: 'select $1::int as n', values: [4] }).then(({ rows }) => rows),
  ]);
  // One more of them beside the first is what pg warns of, once in a process.
  expect(sentHere()).toBe(1);

  const values = (await asked).map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'));
  expect(values).toEqual([[{ n: 1 }], 'failed', [{ n: 2 }], [{ n: 3 }], [{ n: 4 }]]);
  expect(sentHere()).toBe(5);
});

test('what waits for a connection that breaks is told so, too', async () => {
  const client = await connect();
  client.on('error', () => {});
  const pid = (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
  const asked = Promise.allSettled([
    client.query('select pg_sleep(60)'),
    client.query('select 1'),
    new Promise((resolve, reject) =>
      client.query('select 2', (error: Error | null) => (error ? reject(error) : resolve(2))),
    ),
    client.query('select 3'),
  ]);
  await app.current.db.pool.query('select pg_terminate_backend($1)', [pid]);
  expect((await asked).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
});
