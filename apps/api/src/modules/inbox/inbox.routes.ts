import { inboxMax, listInbox, readInbox } from '@tavla/shared/contracts/inbox';
import type { FastifyInstance } from 'fastify';
import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import { sqlOfClient, sqlOfPrisma } from '@/db/run-sql';
import { route } from '@/http/route';
import { countUnread, findEntries, readEntries } from './inbox.repo';
import { entryEvents, presentEntries } from './present-entries';

export function inboxRoutes(app: FastifyInstance): void {
  route(app, listInbox, async (_, { db, session }) => {
    const run = sqlOfClient(db.pool);
    const rows = await findEntries(run, db.organizationId, session.user.id, inboxMax);
    const entries = await presentEntries(run, db.organizationId, rows);
    return {
      data: entries.map(({ userId: _, ...entry }) => entry),
      unread: await countUnread(run, db.organizationId, session.user.id),
    };
  });

  route(app, readInbox, async ({ body }, { db, session }) => ({
    unread: await markRead(db, session.user.id, body.ids),
  }));
}

/** Marks a person's entries as read, on all their screens; answers how many are still unread. */
async function markRead(db: CompanyDb, userId: string, ids: readonly string[]): Promise<number> {
  return change(db, async ({ prisma, emit, organizationId }) => {
    const run = sqlOfPrisma(prisma);
    const read = new Set(await readEntries(run, organizationId, userId, ids));
    if (read.size > 0) {
      const rows = await findEntries(run, organizationId, userId, inboxMax);
      const changed = rows.filter(({ id }) => read.has(id));
      emit(...entryEvents('update', await presentEntries(run, organizationId, changed)));
    }
    return countUnread(run, organizationId, userId);
  });
}
