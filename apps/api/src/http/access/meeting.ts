import type { Endpoint } from '@tavla/shared/endpoint';
import { may } from '@tavla/shared/permissions';
import { seesMeetingSql } from '@/db/meeting-viewers';
import { notFound } from '../errors/errors';
import type { SignedInCall } from '../route';

/**
 * The one place that decides who may call what is about a meeting, beside the permission of the contract: those who may
 * see it, and an admin to delete it. One that is not there is refused here as well, with the same words: what lies below
 * it has others, which would tell the two apart.
 * @throws HttpError 404
 */
export async function requireMeeting(
  { db, session }: SignedInCall,
  { method }: Endpoint,
  { id }: { id: string },
): Promise<void> {
  if (method === 'DELETE' && may(session.permissions, 'read', 'admin')) return;
  const { rows } = await db.pool.query<{ sees: boolean }>({
    name: 'sees-meeting',
    text: seesMeetingSql,
    values: [db.organizationId, id, db.viewerId],
  });
  if (!rows[0]?.sees) throw notFound('meeting');
}
