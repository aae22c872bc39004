import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAt, scrollSpeed, slotAt } from './drop-slot';

const gap = 8;
const spans = fc.array(fc.integer({ min: 20, max: 200 }), { maxLength: 30 }).map((heights) => {
  let y = 0;
  return heights.map((height) => {
    const span = { start: y, end: y + height };
    y += height + gap;
    return span;
  });
});

describe('the slot under the pointer', () => {
  it('is the number of cards whose middle is above it', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: -50, max: 7000 }), (column, y) => {
        expect(slotAt(column, y)).toBe(column.filter((span) => (span.start + span.end) / 2 < y).length);
      }),
    );
  });

  it('draws its line between the cards it separates', () => {
    fc.assert(
      fc.property(spans, fc.nat({ max: 30 }), (column, index) => {
        fc.pre(index <= column.length);
        const y = lineAt(column, index, gap);
        expect(slotAt(column, y)).toBe(index);
      }),
    );
  });
});

describe('scrolling at the edges', () => {
  it('rests in the middle, goes up at the top, down at the bottom, and has a limit', () => {
    expect(scrollSpeed(300, 0, 600)).toBe(0);
    expect(scrollSpeed(10, 0, 600)).toBeLessThan(0);
    expect(scrollSpeed(590, 0, 600)).toBeGreaterThan(0);
    expect(scrollSpeed(5000, 0, 600)).toBe(900);
    expect(scrollSpeed(-5000, 0, 600)).toBe(-900);
  });
});
