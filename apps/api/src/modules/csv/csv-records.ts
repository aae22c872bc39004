import { Readable } from 'node:stream';
import { say } from '@tavla/shared/error-words';
import { parse } from 'csv-parse';
import { invalid } from '@/http/errors/errors';
import { decodeText } from './decode-text';

/** Rows of one file, without its header. */
export const csvRowsMax = 10_000;

/** Far more than any table of people or tasks has; what goes on and on is refused before it is read. */
const columnsMax = 200;
const rowCharactersMax = 100_000;
/** Rows together with empty ones. */
const linesMax = 10 * csvRowsMax;
const delimiters = [',', ';', '\t'] as const;

/** A row of a file; `line` counts rows as a spreadsheet does, the header being 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * Reads a CSV file as spreadsheets write it: any of the usual encodings and delimiters, line breaks inside quotes,
 * empty rows left out. The first record is the header.
 * @param isKnown whether a name of the header is one that is looked for: the delimiter is the one that makes most of them
 * @throws HttpError 400 that says what is wrong with the file as a whole, 415 for what is no text
 */
export async function* readRecords(
  bytes: Buffer,
  isKnown: (name: string) => boolean,
): AsyncGenerator<CsvRecord> {
  const { text, delimiter } = await findDelimiter(decodeText(bytes), isKnown);
  let line = 0;
  let rows = 0;
  for await (const cells of records(text, delimiter)) {
    line++;
    if (line > linesMax) throw invalid('file', say('csv-too-many-lines', { most: linesMax }));
    const isHeader = line === 1;
    if (!isHeader && cells.every((cell) => cell.trim() === '')) continue;
    if (!isHeader && ++rows > csvRowsMax)
      throw invalid('file', say('csv-too-many-rows', { most: csvRowsMax }));
    yield { line, cells };
  }
  if (line === 0) throw invalid('file', say('empty-file'));
}

/** Pure: a name of a column as names are compared: without case, spaces, hyphens and underscores. */
export function columnKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
}

async function* records(text: string, delimiter: string, to?: number): AsyncIterable<string[]> {
  const parser = Readable.from(partsOf(Buffer.from(text))).pipe(
    parse({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: rowCharactersMax,
      cast: (cell, { index }) => {
        if (index < columnsMax) return cell;
        throw invalid('file', say('csv-too-many-columns', { count: columnsMax }));
      },
      ...(to !== undefined && { to }),
    }),
  );
  try {
    for await (const record of parser) yield record as string[];
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'CSV_MAX_RECORD_SIZE') {
      throw invalid('file', say('csv-row-too-long', { most: rowCharactersMax }));
    }
    if (code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    throw invalid('file', say('csv-open-quotation'));
  }
}

/** A piece at a time: the parser reads all that it is given before it tells of the first row. */
function* partsOf(bytes: Buffer): Iterable<Buffer> {
  for (let start = 0; start < bytes.length; start += partSize) yield bytes.subarray(start, start + partSize);
}

const partSize = 2 ** 16;

/**
 * Excel may say the delimiter in a first line of its own; else it is the one that makes most known names of the
 * header, and of those that make as many the one that makes most columns.
 */
async function findDelimiter(
  text: string,
  isKnown: (name: string) => boolean,
): Promise<{ text: string; delimiter: string }> {
  const said = /^sep=([,;\t])(\r\n|\r|\n)/i.exec(text);
  if (said?.[1]) return { text: text.slice(said[0].length), delimiter: said[1] };
  let best: { delimiter: string; known: number; columns: number } = { delimiter: ',', known: 0, columns: 0 };
  for (const delimiter of delimiters) {
    // Only the beginning is read: the header is short, and the file may be long.
    for await (const header of records(text, delimiter, 1)) {
      const known = header.filter(isKnown).length;
      const columns = header.length;
      if (known > best.known || (known === best.known && columns > best.columns))
        best = { delimiter, known, columns };
    }
  }
  return { text, delimiter: best.delimiter };
}
