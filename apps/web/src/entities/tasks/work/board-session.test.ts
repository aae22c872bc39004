import { setImmediate as nextTurn } from 'node:timers/promises';
import { configureStore } from '@reduxjs/toolkit';
import type { TaskStatus } from '@tavla/shared/contracts/tasks';
import { AxiosError } from 'axios';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { http } from '@/api/http';
import { aPerson } from '@/api/person.fixture';
import { enterSession, getSession } from '@/api/person-session';
import { aStorage } from '@/lib/storage.fixture';
import { batchOf, type TaskChange } from '../changes/task-change';
import { fieldsOf } from '../changes/task-fields';
import { aNewTask, aTask } from '../task.fixture';
import { tasksStore } from '../tasks-store';
import { writesName } from '../waiting-writes';
import { BoardSession, type SessionEvent } from './board-session';
import type { WriteQueue } from './write-queue';

const [a, b] = [aTask({ id: 'a' }), aTask({ id: 'b' })];
const place = { afterId: null, beforeId: null };
const move: TaskChange = {
  ...{ kind: 'move', taskId: 'a', from: 'todo', status: 'done', place, position: 'V', version: 1 },
};
const later: Record<string, TaskChange> = {
  edit: { kind: 'edit', taskId: 'b', base: fieldsOf(b), changes: { title: 'New' }, version: 1 },
  create: { kind: 'create', taskId: 'c', input: aNewTask(), position: 'V', at: '' },
  delete: { kind: 'delete', taskId: 'b', version: 1 },
  restore: { kind: 'restore', task: aTask({ id: 'd' }) },
  batch: batchOf([b], { kind: 'assign', userId: null }),
  move: { ...move, taskId: 'b' },
};

const lost = aTask({ id: '01a2046a-cfc0-738e-b02e-c0659eb5d58d', title: 'Old' });
const theirs = { ...lost, title: 'Theirs', version: 2 };
const gone = { ...b, position: 'b', version: 2 };
const waiting: Record<string, { change: TaskChange; status: number; data: object; sent: object }> = {
  alone: {
    change: { kind: 'delete', taskId: lost.id, version: 1 },
    status: 409,
    data: { code: 'stale-version', message: 'Changed', current: theirs },
    sent: { params: { version: 1 } },
  },
  'of several': {
    change: batchOf([lost, b], { kind: 'delete' }),
    status: 200,
    data: { data: [theirs, gone] },
    sent: { body: { versions: { [lost.id]: 1, b: 1 } } },
  },
};

const answered = { status: 200, statusText: 'OK', headers: {} };

let storage: ReturnType<typeof aStorage>;
/** Whether a call is refused by the network; otherwise it is under way for ever. */
let isCut = true;

const { adapter } = http.defaults;

beforeEach(() => {
  storage = aStorage();
  isCut = true;
  vi.stubGlobal('localStorage', {
    getItem: storage.get,
    setItem: storage.set,
    removeItem: storage.remove,
    key: (index: number) => storage.keys()[index] ?? null,
    get length() {
      return storage.keys().length;
    },
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  http.defaults.adapter = () =>
    isCut ? Promise.reject(new AxiosError('cut', 'ERR_NETWORK')) : new Promise(() => undefined);
  enterSession(aPerson('ann'));
});

afterEach(() => {
  enterSession(null);
  vi.unstubAllGlobals();
  if (adapter) http.defaults.adapter = adapter;
});

/** The changes that the next session of the person finds. */
function kept(): TaskChange[] {
  const keys = storage.keys().filter((key) => key.includes(writesName));
  const queues = keys.map((key) => JSON.parse(storage.get(key) ?? '{}').data as WriteQueue);
  return queues.flat().map(({ change }) => change);
}

const checks: Record<string, () => Promise<boolean>> = {
  held: () => Promise.resolve(true),
  'did not hold': () => Promise.resolve(false),
  'could not be asked': () => Promise.reject(new AxiosError('cut', 'ERR_NETWORK')),
  'is being asked': () => new Promise(() => undefined),
};

for (const [outcome, check] of Object.entries(checks)) {
  test.each(Object.entries(later))(
    `after a move whose session ${outcome}, a %s under way waits for the next session`,
    async (kind, change) => {
      const session = getSession();
      if (!session) return expect.unreachable();
      const checkSession = vi.fn(check);
      const store = configureStore({ reducer: { tasks: tasksStore.reducer } });
      store.dispatch(tasksStore.received([a, b]));
      const board = new BoardSession({ session, store, checkSession });
      board.do([move]);
      const left = outcome === 'is being asked' ? 1 : 0;
      await expect.poll(() => board.writer.getState().queue).toHaveLength(left);

      isCut = false;
      checkSession.mockImplementation(() => Promise.resolve(true));
      board.do([change]);
      await nextTurn();
      enterSession(null);
      expect(kept(), `a ${kind}`).toEqual([change]);
    },
  );
}

test('a move whose session is being asked is not made later', async () => {
  const session = getSession();
  if (!session) return expect.unreachable();
  const store = configureStore({ reducer: { tasks: tasksStore.reducer } });
  const board = new BoardSession({ session, store, checkSession: () => new Promise(() => undefined) });
  board.do([move]);
  await nextTurn();
  enterSession(null);
  expect(kept()).toEqual([]);
});

test('a move that could not be taken back for now can be taken back again', async () => {
  const session = getSession();
  if (!session) return expect.unreachable();
  const store = configureStore({ reducer: { tasks: tasksStore.reducer } });
  store.dispatch(tasksStore.received([a, b]));
  const board = new BoardSession({ session, store, checkSession: checks.held as () => Promise<boolean> });
  const told: string[] = [];
  board.onEvent(({ kind }) => told.push(kind));
  http.defaults.adapter = async (config) => {
    const data = { ...a, version: 2, position: 'V', currentStatus: { ...a.currentStatus, status: 'done' } };
    const task = { ...data, customField: { ...a.customField, status: 'done' } };
    return { data: { task }, config, ...answered };
  };
  board.do([move], 'Moved');
  await expect.poll(() => board.writer.getState().queue).toEqual([]);
  http.defaults.adapter = () => Promise.reject(new AxiosError('cut', 'ERR_NETWORK'));
  expect(board.undo()).toBe(true);
  await expect.poll(() => board.writer.getState().queue).toEqual([]);
  expect(told).toEqual(['undoable', 'undoable-no-more', 'undoable', 'refused']);
  expect(board.undo()).toBe(true);
});

test('of several cards that are put back those go that are left, where somebody has deleted one meanwhile', async () => {
  const session = getSession();
  if (!session) return expect.unreachable();
  const cards = ['a', 'b', 'c'].map((id) => aTask({ id, position: id }));
  const store = configureStore({ reducer: { tasks: tasksStore.reducer } });
  store.dispatch(tasksStore.received(cards));
  const board = new BoardSession({ session, store, checkSession: () => Promise.resolve(true) });
  const told: string[] = [];
  board.onEvent(({ kind }) => told.push(kind));
  let there = cards;
  const sent: string[][] = [];
  http.defaults.adapter = async (config) => {
    const response = { config, ...answered };
    if (config.method === 'get') return { ...response, data: { data: there } };
    const { ids, change } = JSON.parse(config.data) as {
      ids: string[];
      change: { status: TaskStatus };
    };
    sent.push(ids);
    const missing = { ...response, status: 404, data: { code: 'not-found', message: 'Gone' } };
    if (ids.some((id) => !there.some((task) => task.id === id)))
      throw new AxiosError('no', 'ERR_BAD_REQUEST', config, null, missing);
    there = there.map((task) => aTask({ id: task.id, status: change.status, version: task.version + 1 }));
    return { ...response, data: { data: there.filter(({ id }) => ids.includes(id)) } };
  };
  const idle = () => expect.poll(() => board.writer.getState().queue).toEqual([]);
  board.do([batchOf(cards, { kind: 'move', status: 'done', ...place })], 'Moved');
  await idle();
  there = there.filter(({ id }) => id !== 'b');
  expect(board.undo()).toBe(true);
  await idle();
  expect(sent.slice(1)).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
  expect(told).toEqual(['undoable', 'undoable-no-more']);
  const shown = ['a', 'b', 'c'].map((id) => board.model.task(id)?.currentStatus.status);
  expect(shown).toEqual(['todo', undefined, 'todo']);
});

test.each(Object.entries(waiting))(
  'a deletion %s that waited leaves what others have changed since, and says so',
  async (_, { change, status, data, sent }) => {
    const session = getSession();
    if (!session) return expect.unreachable();
    const store = configureStore({ reducer: { tasks: tasksStore.reducer } });
    store.dispatch(tasksStore.received([lost, b]));
    const board = new BoardSession({ session, store, checkSession: () => Promise.resolve(true) });
    const told: SessionEvent[] = [];
    board.onEvent((event) => told.push(event));
    vi.stubGlobal('navigator', { onLine: false });
    board.do([change], 'Deleted');
    expect(board.model.task(lost.id)).toBeUndefined();

    vi.stubGlobal('navigator', { onLine: true });
    const requests: object[] = [];
    http.defaults.adapter = async (config) => {
      requests.push({ params: config.params, body: JSON.parse(config.data ?? 'null') });
      const response = { data, config, ...answered, status };
      if (status < 300) return response;
      throw new AxiosError('no', 'ERR_BAD_REQUEST', config, null, response);
    };
    board.writer.resume();
    await expect.poll(() => board.writer.getState().queue).toEqual([]);
    expect(requests).toMatchObject([sent]);
    expect(told).toContainEqual({ kind: 'not-deleted', tasks: [theirs] });
    expect(board.model.task(lost.id)).toEqual(theirs);
    if (change.kind === 'delete') expect(board.undo()).toBe(false);
    else expect(board.model.task('b')).toBeUndefined();
  },
);

test('two moves of one card are taken back one after the other, from where the server has put it', async () => {
  const session = getSession();
  if (!session) return expect.unreachable();
  const store = configureStore({ reducer: { tasks: tasksStore.reducer } });
  store.dispatch(tasksStore.received([a]));
  const board = new BoardSession({ session, store, checkSession: () => Promise.resolve(true) });
  let version = 1;
  http.defaults.adapter = async (config) => {
    version += 1;
    return { data: { ...a, version, position: `server-${version}` }, config, ...answered };
  };
  const idle = () => expect.poll(() => board.writer.getState().queue).toEqual([]);
  for (const position of ['V', 'W']) {
    board.do([{ ...move, status: 'todo', position }], 'Moved');
    await idle();
  }
  for (const left of ['server-4', 'server-5']) {
    expect(board.undo()).toBe(true);
    await idle();
    expect(board.model.task('a')?.position).toBe(left);
  }
  // A colleague moves it on.
  board.do([{ ...move, status: 'todo' }], 'Moved');
  await idle();
  const theirs = { ...a, version: 9, position: 'theirs' };
  store.dispatch(tasksStore.received([theirs]));
  board.undo();
  expect(board.writer.getState().queue).toEqual([]);
  expect(board.model.task('a')).toEqual(theirs);
});

test('what a tab left that was closed later is taken over when the network is back, or the page is shown', async () => {
  const session = getSession();
  if (!session) return expect.unreachable();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { onLine: false });
  const store = configureStore({ reducer: { tasks: tasksStore.reducer } });
  const board = new BoardSession({ session, store, checkSession: () => Promise.resolve(true) });
  board.begin();
  const back = [() => window.dispatchEvent(new Event('online'))];
  back.push(() => page.dispatchEvent(new Event('visibilitychange')));
  for (const [at, comeBack] of back.entries()) {
    session.kept.write(`${writesName}closed`, [{ id: `w${at}`, state: 'queued', change: later.delete }]);
    await nextTurn();
    comeBack();
    await expect.poll(() => board.writer.getState().queue.map(({ id }) => id)).toContain(`w${at}`);
  }
});
