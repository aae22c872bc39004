import { type FileKind, fileKind } from '@tavla/shared/chat/file-kinds';
import type { FastifyReply } from 'fastify';
import type { Blobs } from '@/adapters/blobs/blobs';
import type { CompanyDb } from '@/db/database';
import { sendBlob } from '@/http/answers/send-blob';
import { notFound } from '@/http/errors/errors';
import type { SignedInCall } from '@/http/route';
import { findAttachment } from './chat.repo';
import { mayReadThread } from './messages/may-read-thread';

/** As what each kind goes out: what somebody's program said of their file counts for nothing. */
const types: Record<Exclude<FileKind, 'image'>, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  text: 'text/plain',
};

/** Pure. An image is known by its content. */
function typeOf(name: string, mimeType: string): string {
  const kind = fileKind(name);
  if (kind === 'image') return /^image\/(?:png|jpeg|webp)$/.test(mimeType) ? mimeType : unknown;
  return kind ? types[kind] : unknown;
}

const unknown = 'application/octet-stream';

/**
 * An attached file or a part of it, always as a download: a browser never shows what somebody else uploaded
 * as a page.
 * @throws HttpError 404 also for files of another person's own conversation, of tickets and meetings that this
 * person may not see, and of deleted ones
 */
export async function sendAttachment(
  db: CompanyDb,
  blobs: Blobs,
  id: string,
  call: SignedInCall,
): Promise<FastifyReply> {
  const { session } = call;
  const file = await findAttachment(db, id);
  const isForMe = file !== null && (await mayReadThread(db, session, file.message));
  const size = file && isForMe ? await blobs.size(file.blobKey) : undefined;
  if (!file || size === undefined) throw notFound('attachment');
  const { blobKey: key, name, mimeType } = file;
  // Also where a browser should open it all the same, nothing in it runs or loads.
  call.reply.header('content-security-policy', "default-src 'none'; sandbox");
  return sendBlob(
    blobs,
    { key, size, name, mimeType: typeOf(name, mimeType), noun: 'attachment', disposition: 'attachment' },
    call,
  );
}
