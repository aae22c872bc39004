import { Readable } from 'node:stream';
import { csvColumns } from '@tavla/shared/contracts/user-import';
import { say } from '@tavla/shared/error-words';
import { parse } from 'csv-parse';
import { unescapeFormula } from '@/http/answers/csv';
import { invalid } from '@/http/errors/errors';
import { decodeText } from './decode-text';

export const csvRowsMax = 10_000;

export type Column = (typeof csvColumns)[number];

/** One row of the file; `line` counts rows as a spreadsheet does, the header being 1. */
export interface CsvRow {
  line: number;
  cells: Partial<Record<Column, string>>;
  /** Cells with content beyond the header's. */
  hasMoreCells: boolean;
}

/** Far more than any table of people has; what goes on and on is refused before it is read. */
const columnsMax = 200;
const rowCharactersMax = 100_000;
/** Rows together with empty ones. */
const linesMax = 10 * csvRowsMax;

const required: readonly Column[] = ['firstName', 'lastName', 'email'];
const delimiters = [',', ';', '\t'] as const;

/**
 * Reads a CSV file of people: any of the usual encodings and delimiters, columns in any order and case, unknown
 * ones ignored, line breaks inside quotes, empty rows left out.
 * @throws HttpError 400 that says what is wrong with the file as a whole, 415 for what is no text
 */
export async function readCsv(bytes: Buffer): Promise<CsvRow[]> {
  const { text, delimiter } = await findDelimiter(decodeText(bytes));
  const rows: CsvRow[] = [];
  let columns: (Column | undefined)[] | undefined;
  let line = 0;
  for await (const record of records(text, delimiter)) {
    line++;
    if (line > linesMax) throw invalid('file', say('csv-too-many-lines', { most: linesMax }));
    if (!columns) columns = readHeader(record);
    else if (record.some((cell) => cell.trim() !== '')) rows.push(toRow(line, columns, record));
    if (rows.length > csvRowsMax) {
      throw invalid('file', say('csv-too-many-rows', { most: csvRowsMax }));
    }
  }
  if (!columns) throw invalid('file', say('empty-file'));
  return rows;
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

/** Excel may say the delimiter in a first line of its own; else it is the one that makes most of the header. */
async function findDelimiter(text: string): Promise<{ text: string; delimiter: string }> {
  const said = /^sep=([,;\t])(\r\n|\r|\n)/i.exec(text);
  if (said?.[1]) return { text: text.slice(said[0].length), delimiter: said[1] };
  let best: { delimiter: string; known: number } = { delimiter: ',', known: 0 };
  for (const delimiter of delimiters) {
    for await (const header of firstRecord(text, delimiter)) {
      const known = header.filter((name) => columnOf(name)).length;
      if (known > best.known) best = { delimiter, known };
    }
  }
  return { text, delimiter: best.delimiter };
}

/** Only the beginning is read: the header is short, and the file may be long. */
function firstRecord(text: string, delimiter: string): AsyncIterable<string[]> {
  return records(text, delimiter, 1);
}

const byKey = new Map(csvColumns.map((column) => [column.toLowerCase(), column]));

function columnOf(name: string): Column | undefined {
  return byKey.get(
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]/g, ''),
  );
}

function readHeader(names: string[]): (Column | undefined)[] {
  const columns = names.map(columnOf);
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length) {
    throw invalid('file', say('csv-columns-missing', { columns: missing, count: missing.length }));
  }
  const twice = columns.find((column, index) => column && columns.indexOf(column) !== index);
  if (twice) throw invalid('file', say('csv-column-twice', { column: twice }));
  return columns;
}

function toRow(line: number, columns: (Column | undefined)[], record: string[]): CsvRow {
  const cells: CsvRow['cells'] = {};
  for (const [index, column] of columns.entries())
    if (column) cells[column] = unescapeFormula(record[index] ?? '');
  return { line, cells, hasMoreCells: record.slice(columns.length).some((cell) => cell.trim() !== '') };
}
