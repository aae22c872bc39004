import { csvColumns } from '@tavla/shared/contracts/user-import';
import { say } from '@tavla/shared/error-words';
import { unescapeFormula } from '@/http/answers/csv';
import { invalid } from '@/http/errors/errors';
import { columnKey, readRecords } from '@/modules/csv/csv-records';

export type Column = (typeof csvColumns)[number];

/** One row of the file; `line` counts rows as a spreadsheet does, the header being 1. */
export interface CsvRow {
  line: number;
  cells: Partial<Record<Column, string>>;
  /** Cells with content beyond the header's. */
  hasMoreCells: boolean;
}

const required: readonly Column[] = ['firstName', 'lastName', 'email'];

/**
 * Reads a CSV file of people: columns in any order and case, unknown ones ignored.
 * @throws HttpError 400 that says what is wrong with the file as a whole, 415 for what is no text
 */
export async function readCsv(bytes: Buffer): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  let columns: (Column | undefined)[] | undefined;
  for await (const { line, cells } of readRecords(bytes, (name) => columnOf(name) !== undefined)) {
    if (columns) rows.push(toRow(line, columns, cells));
    else columns = readHeader(cells);
  }
  return rows;
}

const byKey = new Map(csvColumns.map((column) => [column.toLowerCase(), column]));

function columnOf(name: string): Column | undefined {
  return byKey.get(columnKey(name));
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
