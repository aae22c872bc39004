import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompanyDb } from '@/db/database';
import { BoardCache, type Encoding } from './board-cache';

/**
 * Answers with the whole board, compressed as the client likes, or with 304 when it has it already. The tag
 * is the newest event of the board, so that every process of the product understands every other's tag.
 */
export async function sendBoard(
  cache: BoardCache,
  db: CompanyDb,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding').header('cache-control', 'private, no-cache');
  const known = tagOf(request.headers['if-none-match']);
  if (known !== undefined && (await cache.isUnchanged(db, known))) {
    return reply.code(304).header('etag', etag(known)).send();
  }
  const board = await cache.get(db);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .header('etag', etag(board.newestEvent))
    .type('application/json; charset=utf-8')
    .send(await BoardCache.bytes(board, encoding));
}

/** Weak, because the same board travels in several encodings. */
function etag(newestEvent: number): string {
  return `W/"tasks-${newestEvent}"`;
}

function tagOf(header: string | undefined): number | undefined {
  const number = /^W\/"tasks-(\d{1,15})"$/.exec(header ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
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
