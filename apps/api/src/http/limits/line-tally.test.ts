import { expect, it } from 'vitest';
import { createTally, linesInAll, linesPerAddress } from './line-tally';

it('lets through so many lines of an event from one address, and so many from all', () => {
  const tally = createTally();
  const taken = (event: string, address: (turn: number) => string, turns: number) =>
    Array.from({ length: turns }, (_, turn) => tally.take(event, address(turn))).filter(Boolean).length;

  expect(taken('one', () => 'a', 1000)).toBe(linesPerAddress);
  expect(taken('one', () => 'b', 1)).toBe(1);
  expect(taken('many', String, 5000)).toBe(linesInAll);
  expect(tally.end()).toEqual([
    { event: 'one', lines: 1000 - linesPerAddress },
    { event: 'many', lines: 5000 - linesInAll },
  ]);
  expect(tally.end()).toEqual([]);
  expect(taken('one', () => 'a', 1)).toBe(1);
});
