import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { aPerson } from './person.fixture';
import { enterSession, getSession, onSession } from './person-session';

afterEach(() => enterSession(null));

test('a session is one person’s of one company, and closes for anybody else', () => {
  enterSession(aPerson('ann'));
  const first = getSession();
  const closed = vi.fn();
  first?.onClose(closed);
  enterSession({ ...aPerson('ann'), permissions: [{ action: 'read', resource: 'actions' }] });
  expect(getSession()).toBe(first);
  expect(closed).not.toHaveBeenCalled();

  for (const next of [aPerson('bob'), aPerson('bob', 'other'), null, aPerson('ann')]) {
    const before = getSession();
    enterSession(next);
    expect(before?.signal.aborted ?? true).toBe(true);
    expect(getSession()?.personId).toBe(next?.data.id);
  }
  expect(closed).toHaveBeenCalledTimes(1);
  expect(getSession()).not.toBe(first);
  expect(getSession()?.id).not.toBe(first?.id);
});

test('who begins to listen after the session was closed is told at once', () => {
  enterSession(aPerson('ann'));
  const session = getSession();
  session?.close();
  const closed = vi.fn();
  session?.onClose(closed);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('who hears of a change finds the old session closed and the new one open', () => {
  enterSession(aPerson('ann'));
  const ann = getSession();
  const seen: unknown[] = [];
  ann?.onClose(() => seen.push(['closing', getSession()?.personId]));
  const stop = onSession(() => seen.push(['changed', ann?.signal.aborted, getSession()?.personId]));
  enterSession(aPerson('bob'));
  stop();
  expect(seen).toEqual([
    ['closing', undefined],
    ['changed', true, 'bob'],
  ]);
});

test('what is waited for settles while the session is open, and never afterwards', async () => {
  enterSession(aPerson('ann'));
  const session = getSession();
  await expect(session?.whileOpen(Promise.resolve(1))).resolves.toBe(1);
  await expect(session?.whileOpen(Promise.reject(new Error('no')))).rejects.toThrow('no');
  const after = vi.fn();
  session?.whileOpen(Promise.resolve(1)).then(after, after);
  session?.whileOpen(Promise.reject(new Error('no'))).then(after, after);
  session?.close();
  await nextTurn();
  expect(after).not.toHaveBeenCalled();
});
