import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CompanyDb } from '@/db/database';
import { ownAnswer } from '@/http/answers/caching';
import type { SignedInCall } from '@/http/route';
import { compressedBoard, type Encoding, plainBoard } from './board-bytes';
import type { BoardCache } from './board-cache';
import { type OwnTasks, readOwnTasks, withOwnTasks } from './own-tasks';
import { readProgress } from './task-list.repo';

/**
 * Answers with the whole board, compressed as the client likes, or with 304 when it has it already. Its version
 * begins with the newest event of the board, so that every process of the product understands every other's tag.
 */
export async function sendBoard(cache: BoardCache, call: SignedInCall): Promise<FastifyReply> {
  const { db, request, reply } = call;
  const own = ownAnswer(call, 'board', 'accept-encoding');
  const [known] = own.known;
  if (known !== undefined && (await isUnchanged(db, known))) {
    own.keep(known);
    return reply.code(304).send();
  }
  const shared = await cache.get(db);
  // After what is shared: a task that has just become one's own may stand in both, and in none it must not.
  const ownTasks = await readOwnTasks(db, shared);
  const board = await withOwnTasks(shared, ownTasks);
  const encoding = encodingFor(request.headers['accept-encoding']);
  own.keep(versionOf(board, ownTasks));
  reply.type('application/json; charset=utf-8');
  if (encoding) {
    return reply.header('content-encoding', encoding).send(await compressedBoard(board, encoding));
  }
  const parts = plainBoard(board);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return reply.header('content-length', length).send(Readable.from(parts));
}

/** Newest event, and what this person alone sees so: who may see a meeting can change without a word about tasks. */
const versionOf = ({ newestEvent }: { newestEvent: number }, { digest }: OwnTasks) =>
  digest ? `${newestEvent}x${digest}` : String(newestEvent);

async function isUnchanged(db: CompanyDb, known: string): Promise<boolean> {
  const newestEvent = Number(known.split('x')[0]);
  const progress = await readProgress(db, newestEvent);
  return progress.isUnchanged && known === versionOf({ newestEvent }, await readOwnTasks(db, progress));
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
