import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';

/**
 * Quality 1 is the one whose pieces may be joined: it refers neither to the format's dictionary nor to distances of
 * before, both of which would mean something else behind other bytes. Higher ones save a twentieth.
 */
const options = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
  chunkSize: 2 ** 17,
};

/** What every stream of these options begins with, up to a whole byte: the size of its window. */
const start = brotliCompressSync(Buffer.alloc(0), options);
/** The last block, which is empty (RFC 7932, 9.2). */
const end = Buffer.from([3]);

/**
 * A part of a brotli stream that stands on its own: it begins and ends at a whole byte and refers to nothing before
 * it. So a long answer of which little changes is compressed anew only where it changed.
 */
export async function brotliPiece(bytes: Buffer): Promise<Buffer> {
  const stream = createBrotliCompress(options);
  // Between two flushes: the start of the stream ends before the piece begins.
  stream.flush();
  stream.end(bytes);
  return (await buffer(stream)).subarray(start.length);
}

/** The same for a few bytes, at once: a block that is not compressed (RFC 7932, 9.2). @param text up to 64 kB */
export function brotliLiteral(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, bytes]);
}

/** One stream, for any reader of brotli. */
export function joinBrotli(pieces: readonly Buffer[]): Buffer {
  return Buffer.concat([start, ...pieces, end]);
}
