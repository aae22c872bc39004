import type { PlacedText } from './placed-text';

/** Of each sheet. */
const mostRows = 20_000;

/** Reads an Excel file sheet by sheet, a line a row, so that lines count as rows do. */
export async function readXlsx(bytes: Uint8Array, text: PlacedText): Promise<void> {
  const { default: readExcel } = await import('read-excel-file/node');
  for (const { sheet, data } of await readExcel(Buffer.from(bytes))) {
    text.begin({ kind: 'nowhere' });
    text.add(`# ${flat(sheet)}`);
    text.begin({ kind: 'sheet', name: flat(sheet), row: 1 });
    for (const row of data.slice(0, mostRows)) {
      // One text may stand in every cell: together they would be longer than a text can be.
      if (text.isFull) {
        text.cut();
        return;
      }
      text.add(asLine(row));
    }
    if (data.length > mostRows) text.cut();
    text.add('');
  }
}

function asLine(row: readonly unknown[]): string {
  return row
    .map((cell) => (cell instanceof Date ? dayOf(cell) : flat(String(cell ?? ''))))
    .join('\t')
    .trimEnd();
}

const flat = (cell: string) => cell.replace(/[\r\n\t]+/g, ' ');

/** A number that is formatted as a date may be none: a spreadsheet shows it as a row of hashes. */
function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
