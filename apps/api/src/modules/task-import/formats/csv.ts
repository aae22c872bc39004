import { createHash } from 'node:crypto';
import { type ImportChoices, type ImportField, importFields } from '@tavla/shared/contracts/data/imports';
import { say } from '@tavla/shared/error-words';
import { lineMax } from '@tavla/shared/limits';
import { unescapeFormula } from '@/http/answers/csv';
import { invalid } from '@/http/errors/errors';
import { type CsvRecord, readRecords } from '@/modules/csv/csv-records';
import { firstColumns } from '@/modules/csv/task-columns';
import { fieldOf } from './column-names';
import { listsMax, type NamedPerson, type NeutralFile, type NeutralRow, neutralRow } from './neutral';
import { type DateOrder, isAmbiguous, orderOf } from './read-day';
import { colorOfWord, tagOfLabel } from './tag-of-label';

export type ColumnChoices = NonNullable<ImportChoices['columns']>;

/** A table as it was read, with what was made of its columns. */
export interface CsvFile extends NeutralFile {
  chosen: ColumnChoices;
  dateOrder: DateOrder;
  asksDateOrder: boolean;
}

const samplesShown = 3;

/**
 * Reads a table of tasks; which column is what is chosen, or known by its name.
 * @param source what its ids belong to
 * @throws HttpError 400, 415
 */
export async function readCsvTasks(
  bytes: Buffer,
  { columns: wanted, dateOrder }: Pick<ImportChoices, 'columns' | 'dateOrder'>,
  source: string,
): Promise<CsvFile> {
  const records: CsvRecord[] = [];
  for await (const record of readRecords(bytes, (name) => fieldOf(name) !== undefined)) records.push(record);
  const [header, ...body] = records;
  const names = header?.cells ?? [];
  const chosen = wanted ? checked(wanted, names.length) : guessed(names, body);
  const cell = ({ cells }: CsvRecord, field: ImportField) => {
    const index = chosen[field];
    return typeof index === 'number' ? unescapeFormula(cells[index] ?? '').trim() : '';
  };
  const isOwn = firstColumns.every((column, index) => names[index]?.trim() === column);
  const days = body.map((record) => cell(record, 'due'));
  const order = dateOrder ?? days.map(orderOf).find((found) => found !== undefined) ?? 'day-first';
  const twins = new Map<string, number>();
  const rows = body.map((record) =>
    rowOf(record.line, (field) => cell(record, field), keyOf, isOwn, names.length, record),
  );
  const lists = listsOf(rows);
  return {
    format: 'csv',
    source: typeof chosen.id === 'number' ? `csv:${source}` : 'csv',
    product: 'CSV',
    lists,
    rows,
    columns: names.map((name, index) => ({
      name: name.trim().slice(0, lineMax),
      samples: body
        .map(({ cells }) => cells[index]?.trim().slice(0, lineMax) ?? '')
        .filter(Boolean)
        .slice(0, samplesShown),
    })),
    leftOut: 0,
    chosen,
    dateOrder: order,
    asksDateOrder: days.some(isAmbiguous),
  };

  /** Of a row without an id: what it says, and how many rows before it say the same. */
  function keyOf(values: Record<ImportField, string>): string {
    if (values.id) return values.id.slice(0, lineMax);
    const content = createHash('sha256')
      .update(JSON.stringify(importFields.map((field) => values[field])))
      .digest('base64url');
    const twin = twins.get(content) ?? 0;
    twins.set(content, twin + 1);
    return `row:${content}:${twin}`;
  }
}

function rowOf(
  line: number,
  cell: (field: ImportField) => string,
  keyOf: (values: Record<ImportField, string>) => string,
  isOwn: boolean,
  columns: number,
  { cells }: CsvRecord,
): NeutralRow {
  const values = Object.fromEntries(importFields.map((field) => [field, cell(field)])) as Record<
    ImportField,
    string
  >;
  const hasMoreCells = cells.slice(columns).some((more) => more.trim() !== '');
  return neutralRow({
    line,
    key: keyOf(values),
    title: values.title,
    description: values.description,
    list: values.status.slice(0, lineMax),
    people: peopleOf(values.assignee),
    due: values.due || null,
    tags: isOwn ? ownTags(values.tags) : tagsOf(values.tags),
    refused: hasMoreCells ? [say('row-too-many-cells')] : [],
  });
}

/** The tags as Tavla itself writes them, `Design: Print | Topic: Legal, HR`: any other sign is part of a name. */
function ownTags(cell: string) {
  return cell.split(' | ').flatMap((tag) => {
    const [category = '', ...rest] = tag.split(': ');
    return rest.length ? [{ category, name: rest.join(': '), color: colorOfWord(category) }] : tagsOf(tag);
  });
}

function tagsOf(cell: string) {
  return splitTags(cell).map((tag) => {
    const { category, name } = tagOfLabel(tag, 'gray');
    return { category, name, color: colorOfWord(category) };
  });
}

/** Pure: the names in a cell of tags: `Design | Type: Bug`, or with commas or semicolons between them. */
export function splitTags(cell: string): string[] {
  const separator = ['|', ';', ','].find((one) => cell.includes(one)) ?? '|';
  return cell
    .split(separator)
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** Pure: `Ann Smith <ann@example.com>`, an address, or a name; several with commas or semicolons between them. */
export function peopleOf(cell: string): NamedPerson[] {
  return cell
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      // By hand: an expression tries anew at every space of a cell that has thousands of them.
      const from = part.endsWith('>') ? part.lastIndexOf('<') : -1;
      const address = from < 0 ? '' : part.slice(from + 1, -1);
      const isNamed = /^[^>@]+@[^>]+$/.test(address);
      const email = isNamed ? address : part.includes('@') ? part : null;
      return { name: (isNamed && part.slice(0, from).trim()) || part, email: email?.toLowerCase() ?? null };
    });
}

/** The values of the column for the status, in the order in which they come. */
function listsOf(rows: readonly NeutralRow[]) {
  const keys = new Set(rows.map(({ list }) => list));
  if (keys.size > listsMax) throw invalid('columns', say('import-too-many-lists', { most: listsMax }));
  return [...keys].map((key) => ({ key, name: key }));
}

/** Columns by their names, each once; a status of which nearly every row has another one is none. */
function guessed(names: readonly string[], body: readonly CsvRecord[]): ColumnChoices {
  const chosen: ColumnChoices = {};
  for (const [index, name] of names.entries()) {
    const field = fieldOf(name);
    if (field && chosen[field] === undefined) chosen[field] = index;
  }
  const { status } = chosen;
  if (typeof status === 'number' && new Set(body.map(({ cells }) => cells[status]?.trim())).size > listsMax)
    chosen.status = null;
  chosen.title ??= firstText(names, chosen);
  return Object.fromEntries(importFields.map((field) => [field, chosen[field] ?? null]));
}

/** Where nothing is called a title, the first column that means nothing else. */
function firstText(names: readonly string[], chosen: ColumnChoices): number | null {
  const used = new Set(Object.values(chosen));
  const free = names.findIndex((_, index) => !used.has(index));
  return free < 0 ? null : free;
}

/** @throws HttpError 400 for a column that the file has not, or none for the title */
function checked(wanted: ColumnChoices, count: number): ColumnChoices {
  for (const index of Object.values(wanted)) {
    if (typeof index === 'number' && index >= count)
      throw invalid('columns', say('import-column-missing', { number: index + 1 }));
  }
  if (typeof wanted.title !== 'number') throw invalid('columns.title', say('import-no-title-column'));
  return Object.fromEntries(importFields.map((field) => [field, wanted[field] ?? null]));
}
