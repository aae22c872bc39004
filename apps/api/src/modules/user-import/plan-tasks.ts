import { emailMax } from '@tavla/shared/limits';
import { HttpError } from '@/http/errors/errors';
import { type CompanyFacts, type ImportPlan, planImport } from './plan-import';
import { type CsvRow, readCsv } from './read-csv';

/** Why a file cannot be read, as it travels from the process that reads it. */
export interface UnreadableFile {
  refused: Pick<HttpError, 'statusCode' | 'code' | 'words' | 'extra'>;
}

/** How many rows a file has, and the addresses that stand in it, each once. */
export interface FileOutline {
  rows: number;
  addresses: string[];
}

/** Text work: what must be looked up before a file can be planned. */
export function outlineFile(file: Uint8Array): Promise<FileOutline | UnreadableFile> {
  return readable(file, (rows) => {
    const emails = rows.flatMap(({ cells }) => [cells.email ?? '', cells.manager ?? '']);
    const addresses = emails.map((email) => email.trim().toLowerCase()).filter(Boolean);
    // What is longer is nobody's.
    const possible = addresses.filter(({ length }) => length <= emailMax);
    return { rows: rows.length, addresses: [...new Set(possible)] };
  });
}

/** Text work: what importing the file would do. */
export function planFile(file: Uint8Array, facts: CompanyFacts): Promise<ImportPlan | UnreadableFile> {
  return readable(file, (rows) => planImport(rows, facts));
}

async function readable<Result>(
  file: Uint8Array,
  read: (rows: CsvRow[]) => Result,
): Promise<Result | UnreadableFile> {
  try {
    return read(await readCsv(Buffer.from(file.buffer, file.byteOffset, file.byteLength)));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { statusCode, code, words, extra } = error;
    return { refused: { statusCode, code, words, extra } };
  }
}
