import { describe, expect, it } from 'vitest';
import { cardTowards } from './navigate-board';

const board = [
  { column: 'pending', ids: ['p1'] },
  { column: 'todo', ids: [] },
  { column: 'in-progress', ids: ['i1', 'i2', 'i3'] },
  { column: 'done', ids: ['d1', 'd2'] },
] as const;

describe('the arrow keys', () => {
  it.each([
    ['i2', 'up', 'i1'],
    ['i2', 'down', 'i3'],
    ['i3', 'right', 'd2'],
    ['i3', 'left', 'p1'],
    ['p1', 'right', 'i1'],
    ['i1', 'up', undefined],
    ['d2', 'down', undefined],
    ['d1', 'right', undefined],
    [null, 'down', 'p1'],
    ['gone', 'left', 'p1'],
  ] as const)('from %s %s lead to %s', (from, direction, to) => {
    expect(cardTowards(board, from, direction)).toBe(to);
  });

  it('lead nowhere on an empty board', () => {
    expect(cardTowards([], null, 'down')).toBeUndefined();
  });
});
