import { expect, test } from 'vitest';
import { chooseItems } from './choose-items';

const of = (...confidences: number[]) => confidences.map((confidence, at) => ({ at, confidence }));

test('what is likely comes in its order, then ten of the possible ones, the likeliest first', () => {
  const possible = Array.from({ length: 60 }, (_, at) => 0.16 + at / 300);
  const { chosen, leftOut } = chooseItems(of(0.3, 0.8, 0.9, ...possible));
  expect(chosen.slice(0, 2).map(({ at }) => at)).toEqual([1, 2]);
  expect(chosen.slice(2)).toHaveLength(10);
  expect(chosen[2]?.confidence).toBeCloseTo(0.16 + 59 / 300);
  expect(leftOut).toBe(0);
});

test('what is less likely than one in five is not shown, and of very many likely ones the surest are', () => {
  expect(chooseItems(of(0.19, 0.1)).chosen).toEqual([]);
  const { chosen, leftOut } = chooseItems(of(0.5, ...Array<number>(302).fill(0.6), 0.9));
  expect([chosen.length, leftOut, chosen.at(-1)?.confidence]).toEqual([300, 4, 0.9]);
});
