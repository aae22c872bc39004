import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveConnection } from './live-connection';
import { reconnectDelay, streamReconnects } from './reconnect-policy';

type Request = Parameters<ConstructorParameters<typeof LiveConnection>[0]['read']>[0];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A connection over streams that the test opens, feeds and ends. */
function setUp() {
  const streams: { request: Request; end: () => void; fail: () => void }[] = [];
  const told: string[] = [];
  let isSessionOver = false;
  const connection = new LiveConnection({
    read: (request) =>
      new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(new Error('aborted')));
        streams.push({ request, end: resolve, fail: () => reject(new Error('refused')) });
      }),
    onOpen: (isFresh) => told.push(isFresh ? 'open fresh' : 'open'),
    onData: (data) => told.push(data),
    onStatus: (status) => told.push(status),
    onFailure: async () => !isSessionOver,
  });
  const last = () => {
    const stream = streams.at(-1);
    if (!stream) throw new Error('no stream was asked for');
    return stream;
  };
  return { connection, streams, told, last, endSession: () => (isSessionOver = true) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('waits one second times the attempt and gives up after five reconnects', async () => {
  const { connection, streams, told, last } = setUp();
  connection.subscribe(['tasks']);
  for (let attempt = 1; attempt <= streamReconnects; attempt++) {
    last().fail();
    await vi.advanceTimersByTimeAsync(attempt * 1_000 - 1);
    expect(streams).toHaveLength(attempt);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams).toHaveLength(attempt + 1);
  }
  last().fail();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(streams).toHaveLength(streamReconnects + 1);
  expect(told.at(-1)).toBe('offline');
});

test('starts anew when asked after giving up', async () => {
  const { connection, streams, last, told } = setUp();
  connection.subscribe(['tasks']);
  for (let failure = 0; failure <= streamReconnects; failure++) {
    last().fail();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  connection.wake();
  await settle();
  expect(streams).toHaveLength(streamReconnects + 2);
  last().request.onOpen();
  expect(told.at(-2)).toBe('live');
});

test('an opened stream sets the counter back and asks for what it missed', async () => {
  const { connection, streams, told, last } = setUp();
  connection.subscribe(['tasks', 'audios']);
  last().fail();
  await vi.advanceTimersByTimeAsync(1_000);
  last().request.onOpen();
  last().request.onBlock({ id: '41' });
  last().request.onBlock({ id: '42', data: 'event' });
  last().end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(streams).toHaveLength(3);
  expect(last().request.lastEventId).toBe('42');
  last().request.onOpen();
  expect(told.slice(-4)).toEqual(['event', 'reconnecting', 'live', 'open']);
});

test('other resources mean another stream from the start, the same ones none', async () => {
  const { connection, streams, last } = setUp();
  connection.subscribe(['tasks']);
  last().request.onBlock({ id: '9' });
  connection.subscribe(['tasks']);
  expect(streams).toHaveLength(1);
  connection.subscribe(['tasks', 'users']);
  expect(streams).toHaveLength(2);
  expect(streams[0]?.request.signal.aborted).toBe(true);
  expect(last().request).toMatchObject({ resources: ['tasks', 'users'], lastEventId: undefined });
});

test('a stream that opens beside a list begins where the list ends', () => {
  const { connection, last, told } = setUp();
  connection.subscribe(['tasks'], '41');
  expect(last().request.lastEventId).toBe('41');
  last().request.onOpen();
  expect(told.at(-1)).toBe('open');
});

test('a paused stream comes back with what it missed', async () => {
  const { connection, streams, last } = setUp();
  connection.subscribe(['tasks']);
  last().request.onOpen();
  last().request.onBlock({ id: '9' });
  connection.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams).toHaveLength(1);
  connection.resume();
  expect(last().request.lastEventId).toBe('9');
});

test('a pause lasts, whoever asks for the stream meanwhile', async () => {
  const { connection, streams, last } = setUp();
  connection.pause();
  connection.subscribe(['tasks'], '41');
  connection.wake();
  connection.subscribe(['tasks'], '57');
  connection.subscribe(['tasks', 'users'], '63');
  await settle();
  expect(streams).toHaveLength(0);
  connection.resume();
  expect(streams).toHaveLength(1);
  expect(last().request).toMatchObject({ resources: ['tasks', 'users'], lastEventId: '63' });
  connection.resume();
  expect(streams).toHaveLength(1);
});

test('the end of the session ends the trying', async () => {
  const { connection, streams, last, endSession } = setUp();
  connection.subscribe(['tasks']);
  endSession();
  last().fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams).toHaveLength(1);
});

test('the delays grow and end', () => {
  expect([1, 2, 3, 4, 5, 6].map(reconnectDelay)).toEqual([1_000, 2_000, 3_000, 4_000, 5_000, undefined]);
});
