import { finished } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { say } from '@tavla/shared/error-words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/errors';
import { perServer } from '../limits/per-server';

/** What one person may have in the memory of a process at a time: three messages with all that they may carry. */
export const heldMax = 64 * 2 ** 20;

const heldOf = perServer(() => new Map<string, number>());

/** Bytes in memory for each person, and for each address that is not signed in. */
export const heldBytes = ({ server }: Pick<FastifyRequest, 'server'>) => heldOf(server);

/**
 * A body that is read as a whole counts as it announces itself, or as the longest that is taken, until its request is
 * over. It may arrive as slowly as it likes: without a sum one person could fill the memory that all companies share.
 * @throws HttpError 429 when the person has too much on its way
 */
export function holdBody(request: FastifyRequest, reply: FastifyReply): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (length === undefined && encoding === undefined) return;
  const longest = request.routeOptions.bodyLimit;
  hold(request, reply, encoding === undefined ? Math.min(Number(length), longest) : longest);
}

/**
 * A file of a form as a whole; it counts as it arrives.
 * @throws HttpError 413 when it is longer than the form may hold, 429 when the person has too much on its way
 */
export async function readWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  part: MultipartFile,
): Promise<Buffer> {
  let chunks: Buffer[] = [];
  let refusal: unknown;
  // To its end in any case: the parser of forms does not bear it when somebody leaves in the middle.
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    if (refusal) continue;
    try {
      hold(request, reply, chunk.length);
      chunks.push(chunk);
    } catch (error) {
      refusal = error;
      chunks = [];
    }
  }
  if (refusal) throw refusal;
  if (part.file.truncated) throw new HttpError(413, 'too-large', say('too-large'));
  return Buffer.concat(chunks);
}

/** What each request holds, given back when it is over. */
const ofRequest = new WeakMap<FastifyRequest, number>();

function hold(request: FastifyRequest, reply: FastifyReply, bytes: number): void {
  const { session, ip } = request;
  const held = heldBytes(request);
  const owner = session ? `person:${session.user.id}` : `address:${ip}`;
  const before = held.get(owner) ?? 0;
  if (before + bytes > heldMax) throw tooMuch();
  held.set(owner, before + bytes);
  const own = ofRequest.get(request);
  ofRequest.set(request, (own ?? 0) + bytes);
  if (own !== undefined) return;
  finished(reply.raw, () => {
    const left = (held.get(owner) ?? 0) - (ofRequest.get(request) ?? 0);
    if (left > 0) held.set(owner, left);
    else held.delete(owner);
  });
}

function tooMuch(): HttpError {
  const words = say('too-much-on-its-way', { megabytes: heldMax / 2 ** 20 });
  return new HttpError(429, 'too-many-requests', words, { retryAfterSeconds: 5 });
}
