import { configureStore } from '@reduxjs/toolkit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aPerson } from '@/api/person.fixture';
import { enterSession, getSession } from '@/api/person-session';
import { aTask } from './task.fixture';
import { TaskActions } from './task-actions';
import { tasksStore } from './tasks-store';
import { BoardSession } from './work/board-session';

test('cards land in the order of the board, in whichever they were selected', () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  enterSession(aPerson('ann'));
  onTestFinished(() => {
    enterSession(null);
    vi.unstubAllGlobals();
  });
  const session = getSession();
  if (!session) return expect.unreachable();
  const store = configureStore({ reducer: { tasks: tasksStore.reducer } });
  const ids = ['a', 'b', 'c', 'd'];
  const statusOf = (id: string) => (id === 'd' ? 'in-progress' : 'todo');
  store.dispatch(tasksStore.received(ids.map((id) => aTask({ id, status: statusOf(id) }))));
  const board = new BoardSession({ session, store, checkSession: () => Promise.resolve(true) });
  new TaskActions(board, 'ann', () => undefined).moveToColumn(['d', 'c', 'a'], 'done');
  expect(board.writer.getState().queue).toMatchObject([{ change: { ids: ['a', 'c', 'd'] } }]);
  expect(board.model.column('done').map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});
