import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Blobs } from '@/adapters/blobs/blobs';
import type { CompanyDb } from '@/db/database';
import { notFound } from '@/http/errors';
import { findAudio } from './audios.repo';
import { parseByteRange } from './byte-range';

/** The recording, or the part of it that a player asks for. */
export async function sendRecording(
  db: CompanyDb,
  blobs: Blobs,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const audio = await findAudio(db.prisma, db.organizationId, id);
  const size = audio && (await blobs.size(audio.blobKey));
  if (!audio || size === undefined || size === null) throw notFound('This recording');

  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=86400',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(audio.name)}`,
    'x-content-type-options': 'nosniff',
  });
  // Whatever was uploaded is served as sound or not at all: never as a page.
  reply.type(/^(audio|video)\/[\w.+-]+$/.test(audio.mimeType) ? audio.mimeType : 'application/octet-stream');
  const range = parseByteRange(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (!range) return reply.header('content-length', size).send(await blobs.open(audio.blobKey));
  reply.code(206).headers({
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
    'content-length': range.end - range.start + 1,
  });
  return reply.send(await blobs.open(audio.blobKey, range));
}
