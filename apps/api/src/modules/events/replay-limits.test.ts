import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { OpenStream } from '@/test/open-stream';
import { useStreams } from './streams.test-kit';

const server = useStreams();

/** Events of so many bytes each, as descriptions of the greatest length make them. */
async function log(count: number, bytes: number): Promise<void> {
  const data = JSON.stringify({ description: 'x'.repeat(bytes) });
  await server.app.db.pool.query(
    `insert into event ("organizationId", seq, resource, action, data)
     select $1, seq, 'tasks', 'update', $2::jsonb from generate_series(1, $3::int) seq`,
    [server.company.id, data, count],
  );
  await server.app.db.pool.query('update organization set "eventSeq" = $2 where id = $1', [
    server.company.id,
    count,
  ]);
}

async function comeBack(): Promise<OpenStream> {
  const stream = await OpenStream.open(
    `${server.address}/api/v1/events?lastEventId=0`,
    server.company.member.cookie,
  );
  await stream.until(({ events }) => events.length > 0);
  stream.close();
  return stream;
}

test('whoever missed more bytes than are replayed loads anew, and little is read to find out', async () => {
  await log(5_000, 60_000);
  let read = 0;
  const { pool } = server.app.db;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<{ rows: object[] }>;
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
    const result = await query(...args);
    read += result.rows.filter((row) => 'resource' in row).length;
    return result;
  }) as never);
  const { events } = await comeBack();
  spy.mockRestore();
  expect(events).toEqual([{ id: 5_000, resource: '*', action: 'resync', data: null }]);
  // Three megabytes of three hundred.
  expect(read).toBeLessThanOrEqual(50);
});

test('many small events are replayed in order, over many pages', async () => {
  await log(1_234, 200);
  const stream = await OpenStream.open(
    `${server.address}/api/v1/events?lastEventId=3`,
    server.company.member.cookie,
  );
  await stream.until(({ events }) => events.length >= 1_231);
  stream.close();
  expect(stream.events.map(({ id }) => id)).toEqual(Array.from({ length: 1_231 }, (_, n) => n + 4));
});

test('what many streams of one person missed is read for a few of them at a time', async () => {
  await log(3, 10);
  const { feed } = server.app.app;
  const waiting: (() => void)[] = [];
  const spy = vi
    .spyOn(feed, 'replay')
    .mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve([]))));
  const streams = Array.from({ length: 10 }, () => server.open({ lastEventId: '1' }));
  await expect.poll(() => waiting.length).toBe(6);
  await server.open();
  expect(waiting.length).toBe(6);
  for (let at = 0; at < 10; at++) {
    await expect.poll(() => waiting.length).toBeGreaterThan(at);
    waiting[at]?.();
  }
  await Promise.all(streams);
  spy.mockRestore();
});

test('whoever leaves before their stream begins leaves nothing behind', async () => {
  await log(3, 10);
  const { feed, streams } = server.app.app;
  let listening = 0;
  const subscribe = feed.subscribe.bind(feed);
  const spy = vi.spyOn(feed, 'subscribe').mockImplementation(async (...args) => {
    const { newest, unsubscribe } = await subscribe(...args);
    listening += 1;
    let isOver = false;
    return {
      newest,
      unsubscribe: () => {
        if (!isOver) listening -= 1;
        isOver = true;
        unsubscribe();
      },
    };
  });
  const blocker = await server.app.db.pool.connect();
  await blocker.query('begin; lock table event in access exclusive mode');
  const left = once(server.app.app.server, 'connection').then(([socket]) => once(socket, 'close'));
  const { port } = new URL(server.address);
  const client = connect(Number(port), '127.0.0.1');
  client.write(
    `GET /api/v1/events?lastEventId=0 HTTP/1.1\r\nhost: x\r\ncookie: ${server.company.member.cookie}\r\n\r\n`,
  );
  try {
    await expect.poll(() => listening).toBe(1);
    client.destroy();
    await left;
  } finally {
    await blocker.query('commit');
    blocker.release();
  }
  await expect.poll(() => listening).toBe(0);
  expect(streams.size).toBe(0);
  spy.mockRestore();
});
