import { expect, test } from 'vitest';
import { expectLinearGrowth, hostileTexts } from '@/test/growth';
import { joinRows } from './join-rows';

test.each([
  ['a,b\nc,d', 'a,b\nc,d'],
  ['a,"b\nc"\nd', 'a,"b c"\nd'],
  ['"a ""b""\nc";d\ne', '"a ""b"" c";d\ne'],
  ['"a\nb"', '"a b"'],
  // An inch, and a mark that nothing closes.
  ['5" pipe\n6" pipe', '5" pipe\n6" pipe'],
  ['"open\nand more', '"open\nand more'],
  ['"not a cell" said\nshe', '"not a cell" said\nshe'],
])('%j has its rows on lines of their own', (text, rows) => {
  expect(joinRows(text)).toBe(rows);
});

test('a cell that is longer than anybody reads is none', () => {
  const text = `"${'x\n'.repeat(5_000)}",b`;
  expect(joinRows(text)).toBe(text);
});

const quotes = Object.fromEntries(
  ['"', ',"', '\n"', ',""', ',"a""'].map((part) => [
    part,
    (length: number) => part.repeat(length / part.length),
  ]),
);

test.each(Object.entries({ ...hostileTexts, ...quotes }))('%s: one pass', (_, text) =>
  expectLinearGrowth(joinRows, text, 20_000),
);
