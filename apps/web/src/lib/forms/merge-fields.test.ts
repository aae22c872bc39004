import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields, isSameValue, mergeFields } from './merge-fields';

const few = fc.constantFrom('a', 'b', 'c');
const values = fc.record({ name: few, managerId: fc.option(few), tags: fc.uniqueArray(few) });
type Values = { name: string; managerId: string | null; tags: string[] };
const three = fc.record({ base: values, mine: values, theirs: values });
const fields = ['name', 'managerId', 'tags'] as const;
const isSame = (field: (typeof fields)[number], one: Values, other: Values) =>
  isSameValue(field, one[field], other[field]);

describe('a merge of two people’s changes', () => {
  test('keeps what either alone changed, and mine where both did', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const merged = mergeFields<Values>({ base, mine, theirs });
        for (const field of fields) {
          const wanted = isSame(field, base, mine) ? theirs : mine;
          expect(merged.values[field]).toEqual(wanted[field]);
        }
      }),
    );
  });

  test('asks about exactly the fields that both changed to different values', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const asked = fields.filter(
          (field) =>
            !isSame(field, base, mine) && !isSame(field, base, theirs) && !isSame(field, mine, theirs),
        );
        expect(mergeFields<Values>({ base, mine, theirs }).clashes).toEqual(asked);
      }),
    );
  });

  test('goes on from its result: the same news again changes nothing', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const once = mergeFields<Values>({ base, mine, theirs }).values;
        const again = mergeFields<Values>({ base: theirs, mine: once, theirs });
        expect(again.clashes).toEqual([]);
        expect(fields.filter((field) => !isSame(field, again.values, once))).toEqual([]);
      }),
    );
  });
});

test('a list is the same in any order, and nothing is not the same as an empty text', () => {
  const start = { tags: ['a', 'b'], pairs: [{ x: 1 }, { x: 2 }], name: '', managerId: null };
  expect(changedFields(start, { ...start, tags: ['b', 'a'], pairs: [{ x: 2 }, { x: 1 }] })).toEqual([]);
  expect(changedFields<{ name: string | null }>({ name: null }, { name: '' })).toEqual(['name']);
  expect(changedFields(start, { ...start, tags: ['a'], name: 'n' })).toEqual(['tags', 'name']);
});
