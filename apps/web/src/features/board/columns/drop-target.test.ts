import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAt, placesIn, slotOf } from './drop-target';

const column = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
const moving = fc.uniqueArray(fc.constantFrom(...'abcxyz'), { maxLength: 4 }).map((ids) => new Set(ids));

describe('where cards land in a column that some of them stand in', () => {
  it('is counted without those that move', () => {
    fc.assert(
      fc.property(column, moving, fc.nat({ max: 8 }), (ids, own, slot) => {
        fc.pre(slot <= ids.length);
        const above = ids.slice(0, slot).filter((id) => !own.has(id));
        expect(indexAt(ids, own, slot)).toBe(above.length);
      }),
    );
  });

  it('is drawn at a slot that stands for it', () => {
    fc.assert(
      fc.property(column, moving, fc.nat({ max: 8 }), (ids, own, index) => {
        fc.pre(index < placesIn(ids, own));
        expect(indexAt(ids, own, slotOf(ids, own, index))).toBe(index);
      }),
    );
  });

  it('is below the moving cards, where they stand', () => {
    expect(slotOf(['a', 'b', 'c'], new Set(['b']), 1)).toBe(2);
    expect(slotOf(['a', 'b', 'c'], new Set(['c']), 2)).toBe(3);
    expect(slotOf(['a', 'b', 'c'], new Set(['x']), 1)).toBe(1);
  });
});
