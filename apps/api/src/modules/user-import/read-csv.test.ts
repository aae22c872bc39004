import { csvColumns } from '@tavla/shared/contracts/user-import';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { csvLine, unescapeFormula } from '@/http/answers/csv';
import { readCsv } from './read-csv';

const read = (text: string) => readCsv(Buffer.from(text));
const header = csvColumns.join(',');
const one = { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@example.test' };

describe('what spreadsheets write', () => {
  const semicolons = 'firstName;lastName;email\r\nÅsa;Öberg;asa@example.test\r\n';
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(semicolons)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${semicolons}`)],
    ['Windows-1252', iconv.encode(semicolons, 'windows-1252')],
    [
      'Windows-1252 behind the mark of UTF-8',
      Buffer.concat([Buffer.from('\uFEFF'), iconv.encode(semicolons, 'windows-1252')]),
    ],
    [
      'UTF-16 as Excel saves Unicode text',
      iconv.encode(semicolons.replaceAll(';', '\t'), 'utf-16le', { addBOM: true }),
    ],
    ['a first line that says the delimiter', Buffer.from(`sep=;\r\n${semicolons}`)],
    ['line feeds alone', Buffer.from(semicolons.replaceAll('\r\n', '\n'))],
    ['carriage returns alone', Buffer.from(semicolons.replaceAll('\r\n', '\r'))],
    ['no line end at the end', Buffer.from(semicolons.trim())],
    ['commas', Buffer.from(semicolons.replaceAll(';', ','))],
    ['tabs', Buffer.from(semicolons.replaceAll(';', '\t'))],
  ])('is read: %s', async (_, bytes) => {
    expect(await readCsv(bytes)).toEqual([{ line: 2, cells: one, hasMoreCells: false }]);
  });

  it('is read with columns in any order and case, unknown ones ignored', async () => {
    const [row] = await read('Shoe size;EMAIL;last name;FirstName\n43;asa@example.test;Öberg;Åsa');
    expect(row?.cells).toEqual(one);
  });

  it('is read with quoted delimiters, quotation marks and line breaks; rows count, not lines', async () => {
    const rows = await read(`${header}\n"A ""b"", c","x\ny",e1\n\nBea,Berg,e2\n`);
    expect(rows).toMatchObject([
      { line: 2, cells: { firstName: 'A "b", c', lastName: 'x\ny', email: 'e1' } },
      { line: 4, cells: { firstName: 'Bea' } },
    ]);
  });

  it('is read with quotation marks in the middle of a cell', async () => {
    const [row] = await read('firstName,lastName,email\nPat,O"Brien,p@example.test');
    expect(row?.cells.lastName).toBe('O"Brien');
  });

  it('tells rows with more cells than the header', async () => {
    const rows = await read('firstName,lastName,email\na,b,c,\na,b,c,d');
    expect(rows.map(({ hasMoreCells }) => hasMoreCells)).toEqual([false, true]);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['nothing', '', 400, 'The file is empty'],
    ['a missing column', 'firstName,email\na,b', 400, 'no column lastName'],
    ['no header', 'Åsa,Öberg,asa@example.test', 400, 'no columns firstName, lastName, email'],
    ['a column twice', `${header},E-mail`, 400, 'column email twice'],
    ['an open quotation', `${header}\n"Åsa,Öberg`, 400, 'never closed'],
    ['a spreadsheet', 'PK\u0003\u0004\u0000\u0000', 415, 'not a CSV file'],
    ['15 MB of rows', `${header}\n${'a,b,c\n'.repeat(2_500_000)}`, 400, 'more than 10,000 rows'],
    ['too many rows', `${header}\n${'a,b,c\n'.repeat(10_001)}`, 400, 'more than 10,000 rows'],
    [
      'rows and empty lines without end',
      `${header}\n${'\n'.repeat(100_001)}`,
      400,
      'more than 100,000 lines',
    ],
    ['a header of nothing but commas', ','.repeat(15 * 2 ** 20), 400, 'more than 200 columns'],
    ['a row of nothing but commas', `${header}\n${','.repeat(2 ** 20)}`, 400, 'more than 200 columns'],
    ['one endless cell', `${header}\n${'a'.repeat(2 ** 20)}`, 400, 'longer than 100,000 characters'],
    ['one endless quotation', `${header}\n"${'a,\n'.repeat(2 ** 20)}`, 400, 'is a quotation mark missing'],
    ['quotation marks alone', '"'.repeat(15 * 2 ** 20), 400, 'longer than 100,000 characters'],
  ])('is refused in words: %s', async (_, text, statusCode, words) => {
    await expect(read(text)).rejects.toMatchObject({ statusCode, message: expect.stringContaining(words) });
  });

  it('10,000 rows are not too many', async () => {
    expect(await read(`${header}\n${'a,b,c\n'.repeat(10_000)}`)).toHaveLength(10_000);
  });
});

describe('properties', () => {
  const cell = fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', "'", '=', '+', '-', '@', ' ', 'a'),
      }),
    )
    .map((text) => text.replaceAll('\0', '').replaceAll('\uFEFF', ''));
  const table = fc.array(fc.array(cell, { minLength: csvColumns.length, maxLength: csvColumns.length }), {
    maxLength: 8,
  });
  const isBlank = (row: string[]) => row.every((text) => text.trim() === '');

  it('reads back exactly what csvLine wrote', async () => {
    await fc.assert(
      fc.asyncProperty(table, fc.boolean(), async (rows, hasMark) => {
        const text = `${hasMark ? '\uFEFF' : ''}${[[...csvColumns], ...rows].map(csvLine).join('')}`;
        const cells = (await read(text)).map((row) => csvColumns.map((column) => row.cells[column]));
        expect(cells).toEqual(rows.filter((row) => !isBlank(row)));
      }),
    );
  });

  it('reads any file of quoted cells as csv-parse itself does, whatever the delimiter and line end', async () => {
    const delimiter = fc.constantFrom(',', ';', '\t');
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
    await fc.assert(
      fc.asyncProperty(table, delimiter, lineEnd, async (rows, by, end) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = [[...csvColumns], ...rows].map((row) => row.map(quote).join(by)).join(end);
        const parsed: string[][] = parse(text, { delimiter: by, record_delimiter: end });
        const cells = (await read(text)).map((row) => csvColumns.map((column) => row.cells[column]));
        expect(cells).toEqual(
          parsed
            .slice(1)
            .filter((row) => !isBlank(row))
            .map((row) => row.map(unescapeFormula)),
        );
      }),
    );
  });

  it('never writes a cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(csvLine([text]).replace(/^"/, '')).not.toMatch(/^[=+\-@\t]/);
      }),
    );
  });
});
