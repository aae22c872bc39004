import { Readable } from 'node:stream';
import { say } from '@tavla/shared/error-words';
import type { FastifyReply } from 'fastify';
import type { Blobs, ByteRange } from '@/adapters/blobs/blobs';
import { HttpError, notFound } from '../errors/errors';
import type { SignedInCall } from '../route';
import { parseByteRange } from './byte-range';
import { isPartWelcome, judge } from './cache-tag';
import { ownAnswer } from './caching';
import { contentDisposition } from './content-disposition';

/** Where a file lies, how many bytes it has, and as what it goes out. Never two contents under one key. */
export interface SentBlob {
  key: string;
  size: number;
  /** A label: what a download would be called. */
  name: string;
  mimeType: string;
  /** What is said to be gone when it is. */
  noun: 'recording' | 'attachment';
  disposition: 'inline' | 'attachment';
}

/**
 * A stored file, or the part of it that the request asks for (Range, If-Range). The person's browser may keep
 * it, and asks whether it is still theirs each time. To a HEAD goes what a GET of the whole would say.
 * @throws HttpError 412 when the client goes on with a file that has become another one (If-Match), 404 when it was
 *   deleted while it was looked at
 */
export async function sendBlob(
  blobs: Blobs,
  { key, size, name, mimeType, noun, disposition }: SentBlob,
  call: SignedInCall,
): Promise<FastifyReply> {
  const { request, reply } = call;
  const { headers, method } = request;
  const own = ownAnswer(call, key);
  const tag = own.tagOf(String(size));
  const verdict = judge(headers, tag);
  if (verdict === 'changed') throw new HttpError(412, 'conflict', say('file-changed'));
  own.keep(String(size));
  if (verdict === 'unchanged') return reply.code(304).send();

  const isHead = method === 'HEAD';
  // Range means something to a GET alone: RFC 9110, section 14.2.
  const isPart = !isHead && isPartWelcome(headers['if-range']?.toString(), tag);
  const range = isPart ? parseByteRange(headers.range, size) : undefined;
  // A stream, because of nothing at all the framework would say that it has no bytes.
  const bytes =
    isHead || range === 'unsatisfiable' ? Readable.from([]) : await openOr404(blobs, key, noun, range);
  reply.headers({
    'accept-ranges': 'bytes',
    'content-disposition': contentDisposition(disposition, name),
    'content-type': mimeType,
    'x-content-type-options': 'nosniff',
  });
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (!range) return reply.header('content-length', size).send(bytes);
  reply.code(206).headers({
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
    'content-length': range.end - range.start + 1,
  });
  return reply.send(bytes);
}

/** Opens a file that was there a moment ago. */
async function openOr404(blobs: Blobs, key: string, noun: SentBlob['noun'], range?: ByteRange) {
  try {
    return await blobs.open(key, range);
  } catch (error) {
    if ((await blobs.size(key)) === undefined) throw notFound(noun);
    throw error;
  }
}
