import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireStill } from '../access/access';
import { PersonConcurrency } from '../limits/concurrency';
import { perServer } from '../limits/per-server';

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

/** Files that are being sent to somebody: each holds a page of its lines for as long as its taker likes. */
const sending = perServer(() => new PersonConcurrency(1));

/**
 * Answers a CSV file to be saved under a name, line by line, however long it is. Of several of one person the next begins
 * when the one before has been taken. What is read in pages ends in the middle once its taker may not have it any more.
 */
export function sendCsv(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  name: string,
  lines: AsyncIterable<string> | Iterable<string>,
) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(inTurn(request, lines), { objectMode: false }));
}

async function* inTurn(
  request: FastifyRequest,
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncIterable<string> {
  const { server, session } = request;
  // Whatever stands between sees at once that an answer comes.
  yield byteOrderMark;
  const end = session && (await sending(server).take(session.user.id));
  try {
    // The turn may have come, and a page been taken, long after it was looked who asks.
    await requireStill(request);
    for await (const part of lines) {
      yield part;
      if (Symbol.asyncIterator in lines) await requireStill(request);
    }
  } finally {
    end?.();
  }
}
