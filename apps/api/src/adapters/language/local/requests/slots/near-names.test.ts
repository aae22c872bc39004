import { expect, test } from 'vitest';
import { isOneEditApart } from '@/adapters/language/resolve-person';
import { nearNames } from './near-names';

test('finds what comparing with every name finds', () => {
  const letters = [...'abc'];
  const words = letters.flatMap((a) =>
    letters.flatMap((b) => letters.flatMap((c) => letters.flatMap((d) => [a + b + c, a + b + c + d]))),
  );
  const names = [...new Set(words)];
  const near = nearNames(names);
  for (const typed of [...names, 'a', 'ab', 'abcab', 'abcabc', 'zzz'])
    expect(near(typed).sort()).toEqual(names.filter((name) => isOneEditApart(typed, name)).sort());
});

test('holds nothing against names that nobody types', () => {
  const name = 'x'.repeat(150);
  expect(nearNames([name])(name)).toEqual([]);
  expect(nearNames(['x'.repeat(40)])('x'.repeat(41))).toEqual(['x'.repeat(40)]);
});
