import { listInbox, readInbox } from '@tavla/shared/contracts/inbox';
import type { FastifyInstance } from 'fastify';
import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import { sqlOfClient, sqlOfPrisma } from '@/db/run-sql';
import { route } from '@/http/route';
import { readEntries } from './inbox.repo';
import { endedEvents, entryEvents } from './present-entries';
import { countUnread, readInboxOf } from './read-inbox';

export function inboxRoutes(app: FastifyInstance): void {
  route(app, listInbox, async (_, { db, session }) => {
    const run = sqlOfClient(db.pool);
    const entries = await readInboxOf(run, db.organizationId, session.user.id);
    return {
      data: entries.map(({ userId: _, ...entry }) => entry),
      unread: await countUnread(run, db.organizationId, session.user.id),
    };
  });

  route(app, readInbox, async ({ body }, { db, session }) => ({
    unread: await markRead(db, session.user.id, body.ids),
  }));
}

/**
 * Marks a person's entries as read, on all their screens, and takes those from them that wait no more; answers how many
 * are still unread.
 */
async function markRead(db: CompanyDb, userId: string, ids: readonly string[]): Promise<number> {
  return change(db, async ({ prisma, emit, organizationId }) => {
    const run = sqlOfPrisma(prisma);
    const read = new Set(await readEntries(run, organizationId, userId, ids));
    if (read.size > 0) {
      const entries = await readInboxOf(run, organizationId, userId);
      const shown = entries.filter(({ id }) => read.has(id));
      for (const { id } of shown) read.delete(id);
      emit(...entryEvents('update', shown), ...endedEvents([...read].map((id) => ({ id, userId }))));
    }
    return countUnread(run, organizationId, userId);
  });
}
