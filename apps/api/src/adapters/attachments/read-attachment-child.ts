/**
 * Reads one document in a process of its own: `read-attachment-child KIND FILE`, text on standard output.
 * Exit codes: 0 read, 2 damaged, 3 protected by a password.
 */
import { readFile } from 'node:fs/promises';

const mostPages = 500;
const mostRows = 20_000;

const readers: Record<string, (file: string) => Promise<string>> = {
  async pdf(file) {
    const { extractText, getDocumentProxy } = await import('unpdf');
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)), { isEvalSupported: false });
    if (pdf.numPages > mostPages) process.stderr.write(`reads ${mostPages} of ${pdf.numPages} pages`);
    const { text } = await extractText(pdf, { mergePages: false });
    return text.slice(0, mostPages).join('\n\n');
  },
  async docx(file) {
    const { default: mammoth } = await import('mammoth');
    return (await mammoth.extractRawText({ path: file })).value;
  },
  async xlsx(file) {
    const { default: readExcel } = await import('read-excel-file/node');
    const sheets = await readExcel(file);
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

const [, , kind = '', file = ''] = process.argv;
try {
  const text = await readers[kind]?.(file);
  if (text === undefined) throw new Error(`unknown kind ${kind}`);
  process.stdout.write(text, () => process.exit(0));
} catch (error) {
  const isProtected = error instanceof Error && /password/i.test(`${error.name} ${error.message}`);
  process.stderr.write(String(error), () => process.exit(isProtected ? 3 : 2));
}
