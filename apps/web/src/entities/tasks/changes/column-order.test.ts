import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareTasks,
  insertionIndex,
  landing,
  neighboursOf,
  provisionalPosition,
  reorder,
} from './column-order';

const column = fc.uniqueArray(fc.integer({ min: 0, max: 400 }).map(String), { maxLength: 40 });

/** A column, what filters show of it, cards that move, and the index they are dropped at. */
const drop = column.chain((all) =>
  fc.record({
    all: fc.constant(all),
    shown: fc.subarray(all),
    moving: fc.oneof(fc.subarray(all), fc.constant(['new'])),
    index: fc.nat({ max: 41 }),
  }),
);

describe('landing', () => {
  it('puts the cards at that index of what is shown', () => {
    fc.assert(
      fc.property(drop, ({ all, shown, moving, index }) => {
        const set = new Set(moving);
        const after = reorder(all, moving, landing(all, shown, index, set));
        const visible = shown.filter((id) => !set.has(id));
        const at = Math.min(index, visible.length);
        const expected = [...visible.slice(0, at), ...moving, ...visible.slice(at)];
        const inView = new Set(expected);
        expect(after.filter((id) => inView.has(id))).toEqual(expected);
      }),
    );
  });

  it('names two cards that stand side by side, and never a moving one', () => {
    fc.assert(
      fc.property(drop, ({ all, shown, moving, index }) => {
        const set = new Set(moving);
        const { afterId, beforeId } = landing(all, shown, index, set);
        const staying = all.filter((id) => !set.has(id));
        const at = afterId === null ? 0 : staying.indexOf(afterId) + 1;
        expect(staying[at] ?? null).toBe(beforeId);
        expect(afterId === null || staying.includes(afterId)).toBe(true);
      }),
    );
  });

  it('lands right below the shown card, above what filters hide', () => {
    expect(landing(['a', 'x', 'y', 'b'], ['a', 'b'], 1, new Set(['new']))).toEqual({
      afterId: 'a',
      beforeId: 'x',
    });
    expect(landing(['x', 'a', 'b'], ['a', 'b'], 0, new Set(['b']))).toEqual({ afterId: 'x', beforeId: 'a' });
    expect(landing(['x', 'y'], [], 0, new Set(['new']))).toEqual({ afterId: null, beforeId: 'x' });
    expect(landing([], [], 0, new Set(['new']))).toEqual({ afterId: null, beforeId: null });
  });
});

describe('reorder', () => {
  it('loses and doubles nothing', () => {
    fc.assert(
      fc.property(drop, ({ all, shown, moving, index }) => {
        const after = reorder(all, moving, landing(all, shown, index, new Set(moving)));
        expect([...after].sort()).toEqual([...new Set([...all, ...moving])].sort());
      }),
    );
  });
});

describe('positions', () => {
  const position = fc
    .tuple(
      fc.string({ unit: fc.constantFrom(...'0129AMZamz'), minLength: 1, maxLength: 5 }),
      fc.constantFrom(...'1Vz'),
    )
    .map((parts) => parts.join(''));

  it('find a provisional one strictly between any two', () => {
    fc.assert(
      fc.property(fc.option(position), fc.option(position), (a, b) => {
        fc.pre(a !== b);
        const [above, below] = a !== null && b !== null && a > b ? [b, a] : [a, b];
        const between = provisionalPosition(above, below);
        if (above !== null) expect(between > above).toBe(true);
        if (below !== null) expect(between < below).toBe(true);
      }),
    );
  });

  it('are found where two cards share a place, or stand the wrong way round', () => {
    for (const [above, below] of [
      ['a1', 'a1'],
      ['a1', 'a'],
      ['a', 'a0'],
    ])
      expect(provisionalPosition(above ?? null, below ?? null) > (above ?? '')).toBe(true);
  });

  it('sort as bytes, ids settling equal ones', () => {
    const cards = [
      { id: '2', position: 'a1' },
      { id: '1', position: 'a1' },
      { id: '3', position: 'Zz' },
    ];
    expect(cards.sort(compareTasks).map((card) => card.id)).toEqual(['3', '1', '2']);
  });

  it('lead back to the slot a card came from', () => {
    fc.assert(
      fc.property(fc.uniqueArray(position, { minLength: 1 }), fc.nat(), (positions, pick) => {
        const cards = [...positions].sort().map((value, index) => ({ id: String(index), position: value }));
        const sorted = [...cards].sort(compareTasks);
        const card = sorted[pick % sorted.length];
        if (!card) return;
        const ids = sorted.map((task) => task.id);
        const rest = sorted.filter((task) => task !== card);
        expect(
          reorder(
            rest.map((task) => task.id),
            [card.id],
            neighboursOf(rest, card),
          ),
        ).toEqual(ids);
        expect(insertionIndex(sorted, card)).toBe(sorted.indexOf(card));
      }),
    );
  });
});
