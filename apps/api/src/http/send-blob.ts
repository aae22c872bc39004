import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Blobs } from '@/adapters/blobs/blobs';
import { parseByteRange } from './byte-range';
import { contentDisposition } from './content-disposition';

/** Where a file lies, how many bytes it has, and as what it goes out. */
export interface SentBlob {
  key: string;
  size: number;
  /** A label: what a download would be called. */
  name: string;
  mimeType: string;
  disposition: 'inline' | 'attachment';
}

/** A stored file, or the part of it that the request asks for (Range). It stays with this person's browser. */
export async function sendBlob(
  blobs: Blobs,
  { key, size, name, mimeType, disposition }: SentBlob,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=86400',
    'content-disposition': contentDisposition(disposition, name),
    'content-type': mimeType,
    'x-content-type-options': 'nosniff',
  });
  const range = parseByteRange(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (!range) return reply.header('content-length', size).send(await blobs.open(key));
  reply.code(206).headers({
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
    'content-length': range.end - range.start + 1,
  });
  return reply.send(await blobs.open(key, range));
}
