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

/** From when Excel counts its days, and until when a time of day on one of them is taken for a length of time. */
const firstDay = Date.UTC(1899, 11, 30);
const lastLength = Date.UTC(1901, 0, 1);
const hour = 3_600_000;

/**
 * A time is a part of the first day that Excel knows, and a length of time that many days after it: nobody writes of
 * the year 1900 by the minute. A number that is formatted as a date may be none: a spreadsheet shows it as a row of
 * hashes.
 */
function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  // A part of a day is seldom a whole number of milliseconds.
  const at = Math.round(date.getTime() / 1_000) * 1_000;
  const [day = '', clock = ''] = new Date(at).toISOString().split(/T|\.000Z/);
  const time = clock.replace(/:00$/, '');
  const isFirst = at >= firstDay && at < firstDay + 24 * hour;
  if (isFirst || (time !== '00:00' && at > firstDay && at < lastLength)) {
    const hours = Math.floor((at - firstDay) / hour);
    return `${String(hours).padStart(2, '0')}${time.slice(2)}`;
  }
  return time === '00:00' ? day : `${day} ${time}`;
}
