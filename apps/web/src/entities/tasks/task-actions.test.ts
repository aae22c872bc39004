import { configureStore } from '@reduxjs/toolkit';
import type { Task } from '@tavla/shared/contracts/tasks';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aPerson } from '@/api/person.fixture';
import { enterSession, getSession } from '@/api/person-session';
import { aTask } from './task.fixture';
import { TaskActions } from './task-actions';
import { tasksStore } from './tasks-store';
import { BoardSession } from './work/board-session';

/** A board with these cards, offline. */
function aBoard(cards: readonly Task[]) {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  enterSession(aPerson('ann'));
  onTestFinished(() => {
    enterSession(null);
    vi.unstubAllGlobals();
  });
  const session = getSession();
  if (!session) throw new Error('nobody is signed in');
  const store = configureStore({ reducer: { tasks: tasksStore.reducer } });
  store.dispatch(tasksStore.received([...cards]));
  const board = new BoardSession({ session, store, checkSession: () => Promise.resolve(true) });
  const changes = () => board.writer.getState().queue.map(({ change }) => change);
  return { board, changes, actions: new TaskActions(board, 'ann', () => undefined) };
}

test('cards land in the order of the board, in whichever they were selected', () => {
  const statusOf = (id: string) => (id === 'd' ? 'in-progress' : 'todo');
  const { board, changes, actions } = aBoard(
    ['a', 'b', 'c', 'd'].map((id) => aTask({ id, status: statusOf(id) })),
  );
  actions.moveToColumn(['d', 'c', 'a'], 'done');
  expect(changes()).toMatchObject([{ ids: ['a', 'c', 'd'] }]);
  expect(board.model.column('done').map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

describe('several cards of Pending', () => {
  const statuses = {
    a: 'pending',
    b: 'on-approval',
    c: 'on-approval',
    d: 'pending',
    e: 'on-approval',
  } as const;
  const pending = () =>
    aBoard(Object.entries(statuses).map(([id, status]) => aTask({ id, status, position: id })));
  const shown = ({ board }: ReturnType<typeof aBoard>) =>
    board.model.column('pending').map(({ id, currentStatus }) => `${id} ${currentStatus.status}`);

  test('stay what they are when they are moved inside it: proposals are not approved by that', () => {
    const on = pending();
    on.actions.drop(['b', 'c', 'd', 'e'], { column: 'pending', index: 0 });
    expect(on.changes()).toMatchObject([
      { ids: ['b', 'c'], change: { status: 'on-approval', afterId: null, beforeId: 'a' } },
      { ids: ['d'], change: { status: 'pending', afterId: 'c', beforeId: 'a' } },
      { ids: ['e'], change: { status: 'on-approval', afterId: 'd', beforeId: 'a' } },
    ]);
    const moved = ['b on-approval', 'c on-approval', 'd pending', 'e on-approval', 'a pending'];
    expect(shown(on)).toEqual(moved);
    on.board.undo();
    expect(shown(on)).toEqual(Object.entries(statuses).map(([id, status]) => `${id} ${status}`));
  });

  test('are left alone where they lie already', () => {
    const on = pending();
    on.actions.drop(['c', 'b'], { column: 'pending', index: 1 });
    expect(on.changes()).toEqual([]);
  });

  test('are approved in any other column', () => {
    const on = pending();
    on.actions.moveToColumn(['a', 'b', 'c'], 'todo');
    expect(on.changes()).toMatchObject([{ ids: ['a', 'b', 'c'], change: { status: 'todo' } }]);
  });
});
