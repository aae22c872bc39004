import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Cells that a spreadsheet would run as a formula. An apostrophe before them makes them text.
 * Source: OWASP, "CSV Injection".
 */
const formula = /^'*[=+\-@\t\r\n]/;

/** Pure: one line of CSV as RFC 4180 writes it, without formulas. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string): string {
  const cell = formula.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Takes away the apostrophe that `csvLine` put there. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** Excel takes a file without this mark for the machine's own 8-bit encoding. */
const byteOrderMark = '\uFEFF';

/** Answers a CSV file to be saved under a name, line by line, however long it is. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string> | Iterable<string>) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(withMark(lines), { objectMode: false }));
}

async function* withMark(lines: AsyncIterable<string> | Iterable<string>): AsyncIterable<string> {
  yield byteOrderMark;
  yield* lines;
}
