import { may } from '@tavla/shared/permissions';
import type { FastifyReply } from 'fastify';
import type { Blobs } from '@/adapters/blobs/blobs';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access';
import { notFound } from '@/http/errors';
import { findAttachment } from './chat.repo';

/**
 * An attached file, always as a download: a browser never shows what somebody else uploaded as a page.
 * @throws HttpError 404 also for files of another person's own conversation, or of tickets that this person may not see
 */
export async function sendAttachment(
  db: CompanyDb,
  blobs: Blobs,
  session: SignedIn,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await findAttachment(db, id);
  const { taskId, threadUserId } = file?.message ?? {};
  const isForMe = taskId ? may(session.permissions, 'read', 'actions') : threadUserId === session.user.id;
  const size = file && isForMe ? await blobs.size(file.blobKey) : undefined;
  if (!file || size === undefined) throw notFound('This file');
  reply.headers({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'content-type': file.mimeType,
    'content-length': size,
    'cache-control': 'private, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  return reply.send(await blobs.open(file.blobKey));
}
