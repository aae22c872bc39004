import { emailMax } from '@tavla/shared/limits';
import { readable, type UnreadableFile } from '@/modules/csv/unreadable-file';
import { type CompanyFacts, type ImportPlan, planImport } from './plan-import';
import { type CsvRow, readCsv } from './read-csv';

/** How many rows a file has, and the addresses that stand in it, each once. */
export interface FileOutline {
  rows: number;
  addresses: string[];
}

/** Text work: what must be looked up before a file can be planned. */
export function outlineFile(file: Uint8Array): Promise<FileOutline | UnreadableFile> {
  return readRows(file, (rows) => {
    const emails = rows.flatMap(({ cells }) => [cells.email ?? '', cells.manager ?? '']);
    const addresses = emails.map((email) => email.trim().toLowerCase()).filter(Boolean);
    // What is longer is nobody's.
    const possible = addresses.filter(({ length }) => length <= emailMax);
    return { rows: rows.length, addresses: [...new Set(possible)] };
  });
}

/** Text work: what importing the file would do. */
export function planFile(file: Uint8Array, facts: CompanyFacts): Promise<ImportPlan | UnreadableFile> {
  return readRows(file, (rows) => planImport(rows, facts));
}

function readRows<Result>(file: Uint8Array, read: (rows: CsvRow[]) => Result) {
  return readable(async () =>
    read(await readCsv(Buffer.from(file.buffer, file.byteOffset, file.byteLength))),
  );
}
