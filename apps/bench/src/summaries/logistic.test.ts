import { expect, test } from 'vitest';
import { fitLogistic, solve } from './logistic';

test('solves equations, also where the first number is none', () => {
  const [x = 0, y = 0] = solve(
    [
      [0, 2],
      [3, 1],
    ],
    [4, 5],
  );
  expect([x, y]).toEqual([1, 2]);
});

test('finds the odds that the rows were made with', () => {
  // Of rows with the feature 3 of 4 are right, of those without 1 of 4: log odds of -ln 3 and 2 ln 3 more.
  const rows = Array.from({ length: 400 }, (_, at) => [1, at % 2]);
  const right = rows.map(([, has], at) => (has ? at % 8 !== 1 : at % 8 === 0));
  const [start = 0, more = 0] = fitLogistic(rows, right, 1e-6);
  expect(start).toBeCloseTo(-Math.log(3), 3);
  expect(more).toBeCloseTo(2 * Math.log(3), 3);
});
