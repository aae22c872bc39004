import { expect, test } from 'vitest';
import { type FilePart, partsFrom } from './file-parts';
import { markPlaces } from './mark-places';

test('says where each part of a text stands', () => {
  expect(
    markPlaces('# Budget\na\nb\nc', [
      { line: 1, start: { kind: 'nowhere' } },
      { line: 2, start: { kind: 'sheet', name: 'Budget', row: 1 } },
      { line: 4, start: { kind: 'page', number: 7 } },
    ]),
  ).toBe('# Budget\n[from Budget!A1]\na\nb\n[page 7]\nc');
});

test('leaves a text alone of which no place is known', () => {
  expect(markPlaces('a\nb', [])).toBe('a\nb');
  expect(markPlaces('a\nb', [{ line: 9, start: { kind: 'page', number: 2 } }])).toBe('a\nb');
});

test('marks a text from its middle on as the whole is marked', () => {
  const parts: FilePart[] = [
    { line: 1, start: { kind: 'page', number: 1 } },
    { line: 3, start: { kind: 'row', number: 10 } },
  ];
  expect(markPlaces('b\nc\nd', partsFrom(parts, 2))).toBe('[page 1]\nb\n[from row 10]\nc\nd');
  expect(markPlaces('d\ne', partsFrom(parts, 4))).toBe('[from row 11]\nd\ne');
  expect(partsFrom([], 4)).toEqual([]);
});
