import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TextWork, type TextWorkSettings } from './text-work';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const child = ['--import', tsx, fileURLToPath(new URL('text-work.test-process.ts', import.meta.url))];
const started: TextWork[] = [];
afterEach(() => Promise.all(started.splice(0).map((work) => work.close())));

function start(settings: Partial<TextWorkSettings> = {}) {
  const work = new TextWork(child, settings);
  started.push(work);
  const run = (task: string, arg?: unknown, more: { isRisky?: boolean; signal?: AbortSignal } = {}) =>
    work.run(task, [arg], { organizationId: 'us', milliseconds: 60_000, ...more });
  return run;
}

const one = { running: 1, runningEach: 1, waiting: 10, waitingEach: 10 };

test('carries texts, bytes and maps there and back, in one process that is used again', async () => {
  const run = start({ queue: one });
  const value = { text: 'Möte \u{1F600}', bytes: new Uint8Array([1, 2]), map: new Map([['a', 1]]) };
  expect(await run('echo', value)).toEqual(value);
  expect(await run('pid')).toBe(await run('pid'));
});

test('a risky task has a process of its own', async () => {
  const run = start({ queue: one });
  const first = await run('pid');
  const risky = await run('pid', undefined, { isRisky: true });
  expect(risky).not.toBe(first);
  expect(await run('pid')).toBe(first);
});

test('gives the process no secrets', async () => {
  vi.stubEnv('AUTH_SECRET', 'a secret');
  expect(await start()('environment')).not.toContain('AUTH_SECRET');
});

test('says what a task threw, and goes on', async () => {
  const run = start({ queue: one });
  const error = (await run('throws').catch((fault: Error) => fault)) as Error;
  expect(String(error.cause)).toContain('cannot be read');
  // Some libraries put the whole text into their words.
  const longer = (await run('complains').catch((fault: Error) => fault)) as Error;
  expect(String(longer.cause).length).toBeLessThan(5_000);
  await expect(run('no such task')).rejects.toThrow();
  expect(await run('echo', 1)).toBe(1);
});

describe('what does not end', () => {
  test('leaves our own event loop alone, is ended at its deadline, and the next task works', async () => {
    const run = start({ queue: one, longestMs: 3_000 });
    let isOver = false;
    const endless = run('endless').catch((error) => {
      isOver = true;
      return error;
    });
    // Were it our own loop, nothing would turn before the end, which there is none of.
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
    expect(isOver).toBe(false);
    expect(await endless).toMatchObject({ name: 'TextRefused', reason: 'limits' });
    expect(await run('echo', 1)).toBe(1);
  });

  test('is ended when nobody wants it any more, also before its turn', async () => {
    const run = start({ queue: one });
    const stop = new AbortController();
    const both = [run('endless', 0, { signal: stop.signal }), run('echo', 0, { signal: stop.signal })];
    const next = run('echo', 1);
    const ended = Promise.allSettled(both);
    stop.abort(new Error('gone'));
    expect(await ended).toMatchObject([{ reason: { message: 'gone' } }, { reason: { message: 'gone' } }]);
    expect(await next).toBe(1);
  });
});

describe('what takes too much memory', () => {
  test.each(['greedy', ...(process.platform === 'linux' ? ['greedy outside the heap'] : [])])(
    '%s: costs its own process and nothing else',
    async (task) => {
      const run = start({ queue: one, heapMegabytes: 64, memoryBytes: 300 * 2 ** 20 });
      await expect(run(task)).rejects.toMatchObject({ name: 'TextRefused', reason: 'limits' });
      expect(await run('echo', 1)).toBe(1);
    },
  );
});

test('a process that ends by itself is told from one that was too greedy', async () => {
  const run = start({ queue: one });
  await expect(run('exits')).rejects.toThrow('ended (7)');
  expect(await run('echo', 1)).toBe(1);
});

test('a process that has grown large is not used again', async () => {
  const run = start({ queue: one, memoryBytes: 150 * 2 ** 20 });
  const first = await run('pid');
  await run('keeps', process.platform === 'linux' ? 60 * 2 ** 20 : 0);
  const second = await run('pid');
  expect(second === first).toBe(process.platform !== 'linux');
});
