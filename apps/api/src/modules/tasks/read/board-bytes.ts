import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { brotliLiteral, joinBrotli } from '@/http/answers/brotli-pieces';
import type { KeptBoard } from './kept-board';

export type Encoding = 'br' | 'gzip';

/** The answer in parts, which are not copied for each reader: slow ones would hold as many boards. */
export function plainBoard(board: KeptBoard): Buffer[] {
  return partsOf(board, 'json', (text) => Buffer.from(text));
}

/** The answer compressed; made once. */
export function compressedBoard(board: KeptBoard, encoding: Encoding): Promise<Buffer> {
  board.compressed[encoding] ??= compressors[encoding](board);
  return board.compressed[encoding];
}

const compressors: Record<Encoding, (board: KeptBoard) => Promise<Buffer>> = {
  br: async (board) => joinBrotli(partsOf(board, 'brotli', brotliLiteral)),
  // What browsers take over plain HTTP from another machine. The lowest level: higher ones save a tenth of the
  // bytes for twice the work.
  gzip: (board) => buffer(Readable.from(plainBoard(board)).pipe(createGzip({ level: 1 }))),
};

/** The blocks with what stands before, between and after them. */
function partsOf(
  { blocks, newestEvent }: KeptBoard,
  form: 'json' | 'brotli',
  write: (text: string) => Buffer,
): Buffer[] {
  const total = blocks.reduce((sum, { rows }) => sum + rows.size, 0);
  const rest = JSON.stringify({ total, nextCursor: null, lastEventId: String(newestEvent) });
  const comma = write(',');
  const tasks = blocks.flatMap((block, index) => (index > 0 ? [comma, block[form]] : [block[form]]));
  return [write('{"data":['), ...tasks, write(`],${rest.slice(1)}`)];
}
