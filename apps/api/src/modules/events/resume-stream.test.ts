import { expect, test } from 'vitest';
import { appendEventsSql } from '@/db/events/event-log';
import { idsOf, upTo, useStreams } from './streams.test-kit';

const server = useStreams();
const { open, write } = server;

test('a stream that is cut again and again while 8 people write misses and repeats nothing', async () => {
  const seen: (number | undefined)[] = [];
  let lastEventId = '0';
  let isWriting = true;
  const writing = Promise.all(Array.from({ length: 8 }, () => write(15))).finally(() => {
    isWriting = false;
  });
  while (isWriting || Number(lastEventId) < 120) {
    const stream = await open({ lastEventId });
    const enough = stream.events.length + 7;
    await stream.until(({ events, lastEventId: id }) => events.length >= enough || Number(id) >= 120);
    stream.close();
    seen.push(...idsOf(stream));
    lastEventId = stream.lastEventId ?? lastEventId;
  }
  await writing;
  expect(seen).toEqual(upTo(120));
});

test('the header says the same as the query', async () => {
  await write(4);
  const stream = await open({}, server.company.member, { 'last-event-id': '2' });
  await stream.until(({ events }) => events.length === 2);
  expect(idsOf(stream)).toEqual([3, 4]);
});

test('without a number nothing old is told', async () => {
  await write(2);
  const stream = await open();
  await write(1);
  await stream.until(({ events }) => events.length > 0);
  expect(idsOf(stream)).toEqual([3]);
});

test.each(['999', 'nonsense', '-1', '1.5', '1e1', '9'.repeat(200)])(
  'the number %s asks for everything anew',
  async (lastEventId) => {
    await write(3);
    const stream = await open({ lastEventId });
    await stream.until(({ events }) => events.length > 0);
    expect(stream.events).toEqual([{ id: 3, resource: '*', action: 'resync', data: null }]);
    await write(1);
    await stream.until(({ events }) => events.length > 1);
    expect(stream.events[1]?.id).toBe(4);
  },
);

test('a client that another process has told more than this one knows misses and repeats nothing', async () => {
  const early = await open();
  const silently = appendEventsSql.replace('pg_notify', 'concat');
  const event = JSON.stringify([{ resource: 'tasks', action: 'create', data: {} }]);
  for (let n = 0; n < 2; n++) await server.app.db.pool.query(silently, [server.company.id, event]);
  const ahead = await open({ lastEventId: '2' });
  await write(1);
  await ahead.until(({ events }) => events.length > 0);
  expect(idsOf(ahead)).toEqual([3]);
  await early.until(({ events }) => events.length === 3);
  expect(idsOf(early)).toEqual([1, 2, 3]);
});

test('a number whose events are gone asks for everything anew', async () => {
  await write(5);
  await server.app.db.pool.query('delete from event where "organizationId" = $1 and seq <= 3', [
    server.company.id,
  ]);
  const tooOld = await open({ lastEventId: '2' });
  await tooOld.until(({ events }) => events.length > 0);
  expect(tooOld.events[0]?.action).toBe('resync');
  const recent = await open({ lastEventId: '3' });
  await recent.until(({ events }) => events.length === 2);
  expect(idsOf(recent)).toEqual([4, 5]);
});
