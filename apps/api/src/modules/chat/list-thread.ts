import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { Id, Instant } from '@tavla/shared/fields';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import { sqlOfClient } from '@/db/run-sql';
import { decodeCursor, encodeCursor } from '@/http/bodies/cursor';
import { findMessages, type Thread } from './chat.repo';
import { presentMessages } from './message.presenter';

/** Time and id of the oldest message of a page. */
const Place = z.tuple([Instant, Id]);

/**
 * One page of a conversation, oldest first: its newest messages, or those before the page that gave the cursor.
 * @throws HttpError 400 for a cursor of nobody's making
 */
export async function listThread(
  db: CompanyDb,
  thread: Thread,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ data: ChatMessage[]; nextCursor: string | null }> {
  const before = cursor === undefined ? undefined : placeOf(cursor);
  const { rows, hasMore } = await findMessages(db, thread, limit, before);
  const [oldest] = rows;
  return {
    data: await presentMessages(sqlOfClient(db.pool), db.organizationId, rows),
    nextCursor: hasMore && oldest ? encodeCursor([oldest.createdAt.toISOString(), oldest.id]) : null,
  };
}

function placeOf(cursor: string): { createdAt: Date; id: string } {
  const [at, id] = decodeCursor(cursor, Place);
  return { createdAt: new Date(at), id };
}
