import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from '@/http/answers/csv';
import { joinNames, splitNames } from './department-cell';
import { readCsv } from './read-csv';

it('splits at the bars between names', () => {
  expect(splitNames('Kitchen|Hall')).toEqual(['Kitchen', 'Hall']);
  expect(splitNames(' Kitchen ||')).toEqual([' Kitchen ', '', '']);
  expect(splitNames('')).toEqual(['']);
  expect(splitNames('R\\&D|50 \\| 50')).toEqual(['R\\&D', '50 | 50']);
  expect(joinNames(['R|D', 'a\\', 'b'])).toBe('R\\|D|a\\\\|b');
});

it('gives back whatever names were written, through the file as well', async () => {
  const name = fc
    .oneof(fc.string({ unit: fc.constantFrom('|', '\\', 'a', "'", '=', '"', ',', ';', ' ') }), fc.string())
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/[\0\p{Surrogate}]/u.test(text));
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 5 }), async (names) => {
      const header = csvLine(['firstName', 'lastName', 'email', 'departments']);
      const file = Buffer.from(header + csvLine(['Anna', 'Berg', 'a@b.test', joinNames(names)]));
      const [row] = await readCsv(file);
      expect(splitNames(row?.cells.departments ?? '')).toEqual(names);
    }),
  );
});
