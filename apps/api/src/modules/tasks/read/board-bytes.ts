import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { brotliPiece, joinBrotli } from '@/http/answers/brotli-pieces';
import type { KeptBoard } from './kept-board';

export type Encoding = 'br' | 'gzip';

/** The answer in parts, which are not copied for each reader: slow ones would hold as many boards. */
export function plainBoard(board: KeptBoard): Promise<Buffer[]> {
  return partsOf(board, 'json', (text) => text);
}

/** The answer compressed; made once. */
export function compressedBoard(board: KeptBoard, encoding: Encoding): Promise<Buffer> {
  board.compressed[encoding] ??= compressors[encoding](board);
  return board.compressed[encoding];
}

const compressors: Record<Encoding, (board: KeptBoard) => Promise<Buffer>> = {
  br: async (board) => joinBrotli(await partsOf(board, 'brotli', brotliPiece)),
  // What browsers take over plain HTTP from another machine. The lowest level: higher ones save a tenth of the
  // bytes for twice the work.
  gzip: async (board) => buffer(Readable.from(await plainBoard(board)).pipe(createGzip({ level: 1 }))),
};

/** The blocks with what stands before, between and after them. */
async function partsOf(
  { blocks, newestEvent }: KeptBoard,
  form: 'json' | 'brotli',
  write: (text: Buffer) => Buffer | Promise<Buffer>,
): Promise<Buffer[]> {
  const total = blocks.reduce((sum, { rows }) => sum + rows.size, 0);
  const rest = JSON.stringify({ total, nextCursor: null, lastEventId: String(newestEvent) });
  const [before, comma, after] = await Promise.all([
    write(Buffer.from('{"data":[')),
    write(Buffer.from(',')),
    write(Buffer.from(`],${rest.slice(1)}`)),
  ]);
  const tasks = blocks.flatMap((block, index) => (index > 0 ? [comma, block[form]] : [block[form]]));
  return [before, ...tasks, after];
}
