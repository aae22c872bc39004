import { expect, test } from 'vitest';
import { type FilePart, placeOfLine } from './file-parts';

const book: FilePart[] = [
  { line: 2, start: { kind: 'sheet', name: 'Budget', row: 1 } },
  { line: 9, start: { kind: 'nowhere' } },
  { line: 10, start: { kind: 'sheet', name: 'Plan', row: 40 } },
];

test.each([
  [1, 'x', null],
  [2, 'Posters\t420', { kind: 'cells', sheet: 'Budget', cells: 'A1:B1' }],
  [4, '\t\t420', { kind: 'cells', sheet: 'Budget', cells: 'C3' }],
  [4, '\t ', { kind: 'cells', sheet: 'Budget', cells: '3:3' }],
  [9, 'x', null],
  [12, 'x', { kind: 'cells', sheet: 'Plan', cells: 'A42' }],
])('line %i of a book stands in its sheet', (line, text, place) => {
  expect(placeOfLine(book, line, text)).toEqual(place);
});

test('a piece of a row knows the columns that it is of', () => {
  const cells = (before: number) => placeOfLine(book, 2, 'a\tb', before);
  expect(cells(25)).toMatchObject({ cells: 'Z1:AA1' });
  expect(cells(700)).toMatchObject({ cells: 'ZY1:ZZ1' });
  expect(cells(701)).toMatchObject({ cells: 'ZZ1:AAA1' });
});

test('rows and lines go on, pages and headings reach to the next', () => {
  const parts: FilePart[] = [
    { line: 1, start: { kind: 'page', number: 1 } },
    { line: 5, start: { kind: 'heading', text: 'Costs' } },
    { line: 7, start: { kind: 'row', number: 3 } },
    { line: 9, start: { kind: 'line', number: 100 } },
  ];
  expect([4, 6, 8, 11].map((line) => placeOfLine(parts, line, ''))).toEqual([
    { kind: 'page', number: 1 },
    { kind: 'heading', text: 'Costs' },
    { kind: 'row', number: 4 },
    { kind: 'line', number: 102 },
  ]);
  expect(placeOfLine([], 1, 'x')).toBeNull();
});
