import type { FileKind } from './file-kind';
import { cutText } from './read-text';

const mostPages = 500;
const mostRows = 20_000;

/** What a document says, or why it does not. */
export type DocumentText =
  | { text: string; isCut: boolean }
  | { fault: 'damaged' | 'protected'; cause: string };

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
    return cutText(await readers[kind](bytes), mostText);
  } catch (error) {
    const isProtected = error instanceof Error && /password/i.test(`${error.name} ${error.message}`);
    return { fault: isProtected ? 'protected' : 'damaged', cause: String(error) };
  }
}

const readers: Record<Exclude<FileKind, 'text'>, (bytes: Uint8Array) => Promise<string>> = {
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
  async xlsx(bytes) {
    const { default: readExcel } = await import('read-excel-file/node');
    const sheets = await readExcel(Buffer.from(bytes));
    return sheets
      .map(({ sheet, data }) => [`# ${sheet}`, ...data.slice(0, mostRows).map(asLine)].join('\n'))
      .join('\n\n');
  },
};

function asLine(row: readonly unknown[]): string {
  return row
    .map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')))
    .join('\t')
    .trimEnd();
}
