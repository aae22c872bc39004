import { expect, test } from 'vitest';
import { judgeOwners } from './judge-owners';

const label = (turn: number, owner: string | string[] | null, also: number[] = []) => ({ turn, also, owner });

test('whoever is named counts: as right, as wrong, where it is nobody, and where nothing is to do', () => {
  const labels = [label(0, 'Nora', [4]), label(1, ['Nora', 'Samir']), label(2, null)];
  const named = [0, 4, 1, 2, 3].map((turn) => ({ turn, owner: 'Nora' }));
  expect(judgeOwners([{ labels, named }])).toEqual({
    named: 5,
    right: 2,
    wrong: 1,
    ofNobody: 1,
    unlabelled: 1,
  });
});
