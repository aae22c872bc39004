import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extendTo, keepExisting, noSelection, toggle } from './selection';

describe('selection', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];

  it('extends from the anchor in either direction', () => {
    expect([...extendTo(toggle(noSelection, 'b'), 'd', order).ids]).toEqual(['b', 'c', 'd']);
    const up = extendTo(toggle(noSelection, 'd'), 'b', order);
    expect([...up.ids].sort()).toEqual(['b', 'c', 'd']);
    expect([...extendTo(up, 'e', order).ids].sort()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('starts with the card itself when the anchor is out of view', () => {
    expect(extendTo({ ids: new Set(), anchor: 'gone' }, 'c', order)).toEqual({
      ids: new Set(['c']),
      anchor: 'c',
    });
    expect(extendTo(noSelection, 'gone', order)).toBe(noSelection);
  });

  it('toggled twice is as before', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...order)), fc.constantFrom(...order), (ids, id) => {
        const selection = { ids: new Set(ids), anchor: null };
        expect(toggle(toggle(selection, id), id).ids).toEqual(selection.ids);
      }),
    );
  });

  it('forgets cards that are gone', () => {
    const selection = toggle(toggle(noSelection, 'a'), 'b');
    expect(keepExisting(selection, () => true)).toBe(selection);
    expect(keepExisting(selection, (id) => id === 'a')).toEqual({ ids: new Set(['a']), anchor: null });
  });
});
