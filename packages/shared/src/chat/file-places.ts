import { z } from 'zod';

/** Where something stands in a file, as its readers find it there. Numbers begin with 1. */
export const FilePlace = z.discriminatedUnion('kind', [
  /** A row is of a table without sheets, its header the first. */
  z.object({ kind: z.enum(['page', 'row', 'line']), number: z.number().int() }),
  /** Of a spreadsheet; `cells` is `B12`, `A12:C12`, or `12:12` for the row. */
  z.object({ kind: z.literal('cells'), sheet: z.string(), cells: z.string() }),
  /** Of a document without pages: what stands above it. */
  z.object({ kind: z.literal('heading'), text: z.string() }),
]);
export type FilePlace = z.infer<typeof FilePlace>;

/** Pages one after another, the first and the last of them. */
export const Pages = z.object({ from: z.number().int(), to: z.number().int() });
export type Pages = z.infer<typeof Pages>;

/**
 * What the assistant knows of a file: all of its text, a part (`upTo` is where that ends, where places are known),
 * nothing because it has no text that could be read, or nothing because it is a picture.
 */
export const FileReading = z.object({
  state: z.enum(['all', 'part', 'nothing', 'picture']),
  upTo: FilePlace.nullable(),
  /** Of a part: pages on which no text could be read, such as scanned ones, in their order; left out where there are none. */
  withoutText: z.array(Pages).optional(),
});
export type FileReading = z.infer<typeof FileReading>;
