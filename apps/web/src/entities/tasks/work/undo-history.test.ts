import { expect, it } from 'vitest';
import { UndoHistory } from './undo-history';

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
