import { expect, test } from 'vitest';
import { chooseAsks, type WeighedAsking } from './choose-asks';

const chosen = (list: Readonly<Record<string, number>>) =>
  chooseAsks(
    Object.entries(list).map(([name, chance]): WeighedAsking => {
      const [ask = '', at = '-1'] = name.split(' ');
      return { ask: ask as WeighedAsking['ask'], at: Number(at), chance };
    }),
  ).map(({ ask, at }) => (at < 0 ? ask : `${ask} ${at}`));

test('fields of one task go together, and what narrows tasks is left out', () => {
  expect(
    chosen({ due: 0.7, assignee: 0.6, status: 0.2, 'target 1': 0.4, 'ranked 0': 0.3, 'theirs 2': 0.9 }),
  ).toEqual(['due', 'assignee', 'target 1']);
});

test('what narrows tasks is taken below the half, one of what excludes each other, and one of a mark', () => {
  expect(
    chosen({ which: 0.8, 'theirs 2': 0.4, mine: 0.3, overdue: 0.3, 'target 1': 0.9, undated: 0.28 }),
  ).toEqual(['which', 'theirs 2', 'overdue']);
  expect(chosen({ which: 0.8, 'due-within 3': 0.6, 'finished-within 3': 0.7 })).toEqual([
    'which',
    'finished-within 3',
  ]);
});

test('which ones are asked for is never all that there are', () => {
  expect(chosen({ which: 0.8, overdue: 0.1, mine: 0.05 })).toEqual(['which', 'overdue']);
  expect(chosen({ duplicates: 0.8, overdue: 0.1 })).toEqual(['duplicates']);
});

test('what changed is of all tasks unless one is likely', () => {
  expect(chosen({ changes: 0.8, 'target 1': 0.4, 'changed-since 2': 0.6, overdue: 0.2 })).toEqual([
    'changes',
    'changed-since 2',
  ]);
  // What it cannot carry is not left out: such a question is none.
  expect(chosen({ changes: 0.8, 'theirs 1': 0.9 })).toEqual(['changes', 'theirs 1']);
  expect(chosen({ changes: 0.8, 'target 1': 0.6 })).toEqual(['changes', 'target 1']);
});
