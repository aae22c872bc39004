import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access/access';
import { HttpError, notFound } from '@/http/errors/errors';
import type { MessageRow } from '../chat.repo';
import { mayReadThread } from './may-read-thread';
import { findWholeMessage } from './messages.repo';

/** @throws HttpError 404 also for messages of others' own conversations and of tickets and meetings that this person
 * may not see */
export async function openMessage(db: CompanyDb, id: string, session: SignedIn): Promise<MessageRow> {
  const row = await findWholeMessage(db.prisma, db.organizationId, id);
  if (!row || !(await mayReadThread(db, session, row))) throw notFound('message');
  return row;
}

/** @throws HttpError 404 as `openMessage`, 403 for what somebody else or the assistant wrote */
export async function openOwnMessage(db: CompanyDb, id: string, session: SignedIn): Promise<MessageRow> {
  const row = await openMessage(db, id, session);
  if (row.author === 'user' && row.authorId === session.user.id) return row;
  throw new HttpError(403, 'not-allowed', say('message-of-another'));
}
