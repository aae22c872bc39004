import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { aPerson } from '@/api/person.fixture';
import { enterSession, PersonSession } from '@/api/person-session';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { createAppStore } from './store';

afterEach(() => enterSession(null));

test('the store of a closed session takes nothing in, sends nothing and answers nothing', async () => {
  const session = new PersonSession(aPerson('ann'));
  const store = createAppStore(session);
  session.close();
  // Bob's session is open: whatever were sent would be sent in his name.
  enterSession(aPerson('bob'));
  const send = vi.fn();
  const settled = vi.fn();
  Promise.resolve(store.dispatch(async () => send())).then(settled, settled);
  const before = store.getState();
  store.dispatch(tasksStore.removed('a'));
  store.dispatch(tasksStore.statusChanged({ operation: 'getAll', status: 'pending' }));
  await nextTurn();
  expect(store.getState()).toBe(before);
  expect(send).not.toHaveBeenCalled();
  expect(settled).not.toHaveBeenCalled();
});
