import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positionBetween, positionsBetween, standsIn } from './task-position';

/** Where each card goes, as a share of the column so far; a few values make hot slots. */
const drops = fc.array(fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.5, 1)), {
  maxLength: 300,
});

function insertAll(shares: number[]): string[] {
  const column: string[] = [];
  for (const share of shares) {
    const at = Math.floor(share * column.length);
    const slot = { lower: column[at - 1] ?? null, upper: column[at] ?? null };
    column.splice(at, 0, positionBetween(slot));
  }
  return column;
}

function isAscending(positions: string[]): boolean {
  return positions.every((position, index) => index === 0 || (positions[index - 1] ?? '') < position);
}

describe('positionBetween', () => {
  test('any order of drops keeps the column sorted bytewise', () => {
    fc.assert(fc.property(drops, (shares) => isAscending(insertAll(shares))));
  });

  test('any ending stays inside the slot, also the greatest', () => {
    fc.assert(
      fc.property(drops, fc.constantFrom('zzzz', '0001', 'V'), (shares, ending) => {
        const column = insertAll(shares);
        return column.every((lower, index) => {
          const slot = { lower, upper: column[index + 1] ?? null };
          return standsIn(
            positionBetween(slot, () => ending),
            slot,
          );
        });
      }),
    );
  });

  test('two hundred drops into one slot at once take two hundred positions', () => {
    const slot = { lower: 'a0', upper: 'a1' };
    const positions = Array.from({ length: 200 }, () => positionBetween(slot));
    expect(new Set(positions).size).toBe(200);
    expect(positions.every((position) => standsIn(position, slot))).toBe(true);
  });

  test('adding at either end keeps positions short', () => {
    const bottom = insertAll(Array.from({ length: 2000 }, () => 1));
    const top = insertAll(Array.from({ length: 2000 }, () => 0));
    expect(Math.max(...[...bottom, ...top].map((position) => position.length))).toBeLessThan(14);
  });
});

describe('positionsBetween', () => {
  test('spreads any number of cards in order inside the slot', () => {
    fc.assert(
      fc.property(drops, fc.nat(120), fc.double({ min: 0, max: 1, noNaN: true }), (shares, count, share) => {
        const column = insertAll(shares);
        const at = Math.floor(share * column.length);
        const slot = { lower: column[at - 1] ?? null, upper: column[at] ?? null };
        const made = positionsBetween(slot, count);
        return (
          made.length === count && isAscending(made) && made.every((position) => standsIn(position, slot))
        );
      }),
    );
  });
});
