import { expect, it } from 'vitest';
import type { UndoStep } from '../changes/undo-stack';
import { UndoHistory } from './undo-history';

const step = (taskId: string): UndoStep => ({ before: [], done: { kind: 'delete', taskId, version: 1 } });

it('takes the newest back first, and each once', () => {
  const history = new UndoHistory();
  const [one, two] = ['One', 'Two'].map((label) => history.remember(label, [], [{ id: label }]));
  expect(history.take()).toBe(two);
  expect(history.take(one?.id)).toBe(one);
  expect(history.take()).toBeUndefined();
});

it('has nothing to take back of what was refused', () => {
  const history = new UndoHistory();
  const kept = history.remember('Kept', [], [{ id: 'w1' }]);
  const both = history.remember('Both', [], [{ id: 'w2' }, { id: 'w3' }]);
  history.saved('w1');
  expect(history.refused('w1')).toBeUndefined();
  expect(history.refused('w3')).toBe(both);
  expect(history.refused('w2')).toBeUndefined();
  expect(history.take()).toBe(kept);
});

it('has the rest to take back where a part was refused', () => {
  const history = new UndoHistory();
  const steps = ['a', 'b', 'c'].map(step);
  const entry = history.remember('Moved three', steps, [{ id: 'w1' }, { id: 'w2' }, { id: 'w3' }]);
  expect(history.refused('w1')).toBeUndefined();
  history.saved('w2');
  expect(history.refused('w3')).toBeUndefined();
  expect(history.take(entry.id)).toEqual({ ...entry, steps: [steps[1]] });
});

it('can be taken back again where that could not be done for now', () => {
  const history = new UndoHistory();
  const entry = history.remember('Moved two', [], [{ id: 'w1' }]);
  const later = history.remember('Later', [], [{ id: 'w2' }]);
  expect(history.take(entry.id)).toBe(entry);
  for (const id of ['u1', 'u2', 'u3']) history.takenBackBy(id, entry);
  history.saved('u1');
  expect(history.postponed('u1')).toBeUndefined();
  expect(history.postponed('u2')).toBe(entry);
  expect(history.postponed('u3')).toBeUndefined();
  expect(history.postponed('w2')).toBeUndefined();
  expect([history.take(), history.take()]).toEqual([entry, later]);
});
