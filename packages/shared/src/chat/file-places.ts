import { z } from 'zod';

/** Where something stands in a file, as its readers find it there. Numbers begin with 1. */
export const FilePlace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), number: z.number().int() }),
  /** Of a spreadsheet; `cells` is `B12`, `A12:C12`, or `12:12` for the row. */
  z.object({ kind: z.literal('cells'), sheet: z.string(), cells: z.string() }),
  /** Of a table without sheets, its header the first. */
  z.object({ kind: z.literal('row'), number: z.number().int() }),
  z.object({ kind: z.literal('line'), number: z.number().int() }),
  /** Of a document without pages: what stands above it. */
  z.object({ kind: z.literal('heading'), text: z.string() }),
]);
export type FilePlace = z.infer<typeof FilePlace>;

/**
 * What the assistant knows of a file: all of its text, a part (`upTo` is where that ends, where places are known),
 * nothing because it has no text that could be read, or nothing because it is a picture.
 */
export const FileReading = z.object({
  state: z.enum(['all', 'part', 'nothing', 'picture']),
  upTo: FilePlace.nullable(),
});
export type FileReading = z.infer<typeof FileReading>;

/** How a spreadsheet calls cells: `Budget!B12`, `'Plan 2026'!A1:C1`. Pure. */
export function cellsInWords(sheet: string, cells: string): string {
  const isPlain = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(sheet);
  return `${isPlain ? sheet : `'${sheet.replaceAll("'", "''")}'`}!${cells}`;
}
