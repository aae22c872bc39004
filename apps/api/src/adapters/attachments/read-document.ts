import type { FileKind } from './file-kind';
import { cutText } from './read-text';

const mostPages = 500;
const mostRows = 20_000;
/** Some parsers put the whole document into their words. */
const causeKept = 1_000;

/** What a document says, or why it does not. */
export type DocumentText =
  | { text: string; isCut: boolean }
  | { fault: 'damaged' | 'protected' | 'limits'; cause: string };

/**
 * The text of a document, at most `mostText` characters. Formats are read by libraries that a hostile file may
 * break: this belongs into a process that is used for nothing else.
 */
export async function readDocument(
  kind: Exclude<FileKind, 'text'>,
  bytes: Uint8Array,
  mostText: number,
): Promise<DocumentText> {
  try {
    return cutText(await readers[kind](bytes, mostText), mostText);
  } catch (error) {
    return { fault: faultOf(error), cause: String(error).slice(0, causeKept) };
  }
}

function faultOf(error: unknown): 'damaged' | 'protected' | 'limits' {
  if (!(error instanceof Error)) return 'damaged';
  if (/password/i.test(`${error.name} ${error.message}`)) return 'protected';
  return error instanceof RangeError ? 'limits' : 'damaged';
}

type Read = (bytes: Uint8Array, mostText: number) => Promise<string>;

const readers: Record<Exclude<FileKind, 'text'>, Read> = {
  async pdf(bytes) {
    const { extractText, getDocumentProxy } = await import('unpdf');
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false });
    const { text } = await extractText(pdf, { mergePages: false });
    return text.slice(0, mostPages).join('\n\n');
  },
  async docx(bytes) {
    const { default: mammoth } = await import('mammoth');
    return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value;
  },
  async xlsx(bytes, mostText) {
    const { default: readExcel } = await import('read-excel-file/node');
    const lines: string[] = [];
    let length = 0;
    // One text may stand in every cell: together they would be longer than a text can be.
    for (const line of linesOf(await readExcel(Buffer.from(bytes)))) {
      if (length > mostText) break;
      lines.push(line);
      length += line.length + 1;
    }
    return lines.join('\n').trim();
  },
};

function* linesOf(sheets: readonly { sheet: string; data: readonly unknown[][] }[]): Generator<string> {
  for (const { sheet, data } of sheets) {
    yield `\n# ${sheet}`;
    for (const row of data.slice(0, mostRows)) yield asLine(row);
  }
}

function asLine(row: readonly unknown[]): string {
  return row
    .map((cell) => (cell instanceof Date ? dayOf(cell) : String(cell ?? '')))
    .join('\t')
    .trimEnd();
}

/** A number that is formatted as a date may be none: a spreadsheet shows it as a row of hashes. */
function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
