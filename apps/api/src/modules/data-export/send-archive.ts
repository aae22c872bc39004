import { say } from '@tavla/shared/error-words';
import type { FastifyReply } from 'fastify';
import type { CompanyDb } from '@/db/database';
import { isDatabaseDown } from '@/db/database-down';
import { type Actor, change } from '@/db/events/change';
import type { Deps } from '@/deps';
import { requireStill } from '@/http/access/access';
import { contentDisposition } from '@/http/answers/content-disposition';
import { HttpError } from '@/http/errors/errors';
import type { SignedInCall } from '@/http/route';
import { ArchiveStream } from './archive-stream';
import { withinPermissions } from './within-permissions';
import { type ArchiveContent, writeArchive } from './write-archive';

/** Who is being sent an archive by this process: one of each person at a time, for each reads all that there is. */
const running = new Set<string>();

/** How often it is looked whether its taker may still have it: one file may take hours. */
const lookAgainMs = 10_000;

/** @throws HttpError 409 while an archive is being sent to the same person */
export function refuseSecond({ session }: Pick<SignedInCall, 'session'>): void {
  if (running.has(session.user.id)) throw new HttpError(409, 'conflict', say('export-running'));
}

/**
 * Answers an archive as it is written, without what whoever takes it may not read elsewhere; that it was taken stands in
 * the audit log. It is cut off once they are signed out or may less. @throws HttpError 409
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
  // A database that is away for a moment says nothing against its taker: they are looked up again soon.
  const still = () =>
    requireStill(request).catch((error: unknown) => {
      if (!isDatabaseDown(error)) throw error;
    });
  const watch = setInterval(() => void still().catch((error: Error) => archive.fail(error)), lookAgainMs);
  const viewer = { id: session.user.id, still };
  void writeArchive(archive, db, blobs, viewer, withinPermissions(content, session.permissions))
    .catch((error: Error) => {
      if (!archive.output.destroyed) request.log.error({ err: error }, 'an archive was cut off');
      archive.fail(error);
    })
    .finally(() => {
      clearInterval(watch);
      running.delete(session.user.id);
    });
  return reply
    .type('application/x-tar')
    .header('content-disposition', contentDisposition('attachment', name))
    .send(archive.output);
}

async function audit(db: CompanyDb, actor: Actor, action: string): Promise<void> {
  await change(db, async (tx) => tx.audit(actor, { action, targetType: action.split('.')[0] ?? '' }));
}
