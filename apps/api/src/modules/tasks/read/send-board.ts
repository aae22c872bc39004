import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ownAnswer } from '@/http/answers/caching';
import type { SignedInCall } from '@/http/route';
import { compressedBoard, type Encoding, plainBoard } from './board-bytes';
import type { BoardCache } from './board-cache';

/**
 * Answers with the whole board, compressed as the client likes, or with 304 when it has it already. Its version
 * is the newest event of the board, so that every process of the product understands every other's tag.
 */
export async function sendBoard(cache: BoardCache, call: SignedInCall): Promise<FastifyReply> {
  const { db, request, reply } = call;
  const own = ownAnswer(call, 'board', 'accept-encoding');
  const [known] = own.known;
  if (known !== undefined && (await cache.isUnchanged(db, Number(known)))) {
    own.keep(known);
    return reply.code(304).send();
  }
  const board = await cache.get(db);
  const encoding = encodingFor(request.headers['accept-encoding']);
  own.keep(String(board.newestEvent));
  reply.type('application/json; charset=utf-8');
  if (encoding) {
    return reply.header('content-encoding', encoding).send(await compressedBoard(board, encoding));
  }
  const parts = plainBoard(board);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return reply.header('content-length', length).send(Readable.from(parts));
}

/** Pure: the best encoding that the client takes. */
function encodingFor(accepted = ''): Encoding | undefined {
  const offers = accepted
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0]);
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') || offers.includes('*') ? 'gzip' : undefined;
}
