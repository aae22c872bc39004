import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveList } from '@/entities/entities';
import { createEntityState } from '@/entities/entity-state';
import { createListLoads } from './list-loads';

const lists: LiveList[] = ['tasks', 'users', 'inbox'];
/** When a request that nobody answers is given up; milliseconds. */
const requestTimeout = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = 'now' | 'late' | 'fails' | 'hangs';

/** A window whose lists are loaded from a server: each of them one row, named as it was last changed there. */
function setUp() {
  const { actions, reducer, get } = createEntityState<{ id: string; name: string }>('rows');
  const server = { name: 'at first', answer: 'now' as Answer };
  const shown = new Map(lists.map((list) => [list, reducer(undefined, { type: 'start' })]));
  const take = (list: LiveList, action: Parameters<typeof reducer>[1]) =>
    shown.set(list, reducer(shown.get(list), action));
  let asks = 0;

  async function load(list: LiveList): Promise<void> {
    const ask = ++asks;
    const { name, answer } = server;
    take(list, actions.statusChanged({ operation: 'getAll', status: 'pending', ask }));
    const wait = { now: 0, fails: 10, late: 5_000, hangs: requestTimeout }[answer];
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (answer === 'fails' || answer === 'hangs') {
      take(list, actions.statusChanged({ operation: 'getAll', status: 'rejected', ask }));
      throw new Error(answer);
    }
    take(list, actions.listed([{ id: 'one', name }], ask));
    take(list, actions.statusChanged({ operation: 'getAll', status: 'fulfilled', ask }));
  }

  const loads = createListLoads({
    load,
    isShown: (list) => shown.get(list)?.isLoaded === true,
    again: loadWanted,
  });
  function loadWanted(): void {
    for (const list of lists) if (!loads.has(list)) loads.load(list);
  }

  return {
    server,
    names: () => lists.map((list) => get(shown.get(list)?.table ?? [], 'one')?.name),
    resync: (name: string) => {
      server.name = name;
      loads.forget();
      loadWanted();
    },
    open: () => {
      loads.forgetComing();
      loadWanted();
    },
    stop: () => loads.stop(),
  };
}

type Step = { answer: Answer; what: 'resync' | 'open' | 'nothing'; wait: number };

const step: fc.Arbitrary<Step> = fc.record({
  answer: fc.constantFrom<Answer>('now', 'late', 'fails', 'hangs'),
  what: fc.constantFrom('resync', 'open', 'nothing'),
  wait: fc.constantFrom(0, 100, 2_000, 70_000),
});

test('whatever was missed and failed, the lists are those of a server that answers again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { server, names, resync, open, stop } = setUp();
      open();
      await vi.advanceTimersByTimeAsync(0);
      for (const [at, { answer, what, wait }] of steps.entries()) {
        server.answer = answer;
        if (what === 'resync') resync(`change ${at}`);
        if (what === 'open') open();
        await vi.advanceTimersByTimeAsync(wait);
      }
      server.answer = 'now';
      await vi.advanceTimersByTimeAsync(3 * requestTimeout);
      expect(names()).toEqual(lists.map(() => server.name));
      stop();
    }),
  );
});

test('a stream that opens waits for no list that was asked for before it', async () => {
  const { server, names, resync, open } = setUp();
  open();
  await vi.advanceTimersByTimeAsync(0);
  server.answer = 'hangs';
  resync('missed');
  server.answer = 'now';
  open();
  await vi.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(lists.map(() => 'missed'));
});

test('asks a server that does not answer less and less often', async () => {
  const asked: number[] = [];
  const loads: ReturnType<typeof createListLoads> = createListLoads({
    load: async () => {
      asked.push(Date.now());
      throw new Error('no');
    },
    isShown: () => true,
    again: () => loads.load('tasks'),
  });
  const start = Date.now();
  loads.load('tasks');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.length).toBeLessThan(30);
  expect((asked[1] ?? 0) - start).toBeLessThanOrEqual(1_000);
  loads.stop();
});

test('lists that fail together are asked for again as soon as one alone', async () => {
  const { server, names, resync, open, stop } = setUp();
  open();
  await vi.advanceTimersByTimeAsync(0);
  server.answer = 'fails';
  resync('missed');
  await vi.advanceTimersByTimeAsync(10);
  server.answer = 'now';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(names()).toEqual(lists.map(() => 'missed'));
  stop();
});
