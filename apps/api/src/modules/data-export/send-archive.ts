import { say } from '@tavla/shared/error-words';
import type { FastifyReply } from 'fastify';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import type { Deps } from '@/deps';
import { contentDisposition } from '@/http/answers/content-disposition';
import { HttpError } from '@/http/errors/errors';
import type { SignedInCall } from '@/http/route';
import { ArchiveStream } from './archive-stream';
import { withinPermissions } from './within-permissions';
import { type ArchiveContent, writeArchive } from './write-archive';

/** Who is being sent an archive by this process: one of each person at a time, for each reads all that there is. */
const running = new Set<string>();

/** @throws HttpError 409 while an archive is being sent to the same person */
export function refuseSecond({ session }: Pick<SignedInCall, 'session'>): void {
  if (running.has(session.user.id)) throw new HttpError(409, 'conflict', say('export-running'));
}

/**
 * Answers an archive as it is written, without what whoever takes it may not read elsewhere; that it was taken stands in
 * the audit log. @throws HttpError 409
 */
export async function sendArchive(
  { blobs }: Pick<Deps, 'blobs'>,
  call: SignedInCall,
  { action, name }: { action: string; name: string },
  content: ArchiveContent,
): Promise<FastifyReply> {
  refuseSecond(call);
  const { db, actor, reply, request, session } = call;
  running.add(session.user.id);
  try {
    await audit(db, actor, action);
  } catch (error) {
    running.delete(session.user.id);
    throw error;
  }
  const archive = new ArchiveStream();
  void writeArchive(archive, db, blobs, session.user.id, withinPermissions(content, session.permissions))
    .catch((error: Error) => {
      if (!archive.output.destroyed) request.log.error({ err: error }, 'an archive was cut off');
      archive.fail(error);
    })
    .finally(() => running.delete(session.user.id));
  return reply
    .type('application/x-tar')
    .header('content-disposition', contentDisposition('attachment', name))
    .send(archive.output);
}

async function audit(db: CompanyDb, actor: Actor, action: string): Promise<void> {
  await change(db, async (tx) => tx.audit(actor, { action, targetType: action.split('.')[0] ?? '' }));
}
