import { v7 as newId } from 'uuid';
import type { Database } from '@/db/database';
import { change } from '@/db/events/change';
import { createOrganization } from '@/modules/organizations/create-organization';
import { findAttachedTexts, findMessages, insertAttachments, insertMessage } from './chat.repo';

class Enough extends Error {}

/**
 * Does once what the first message after a start would do, in a transaction that is taken back. What turns queries
 * into SQL is loaded and compiled when the first one comes: a quarter of a second in which nobody else is served.
 */
export async function warmUp(database: Database): Promise<void> {
  const organizationId = newId();
  const db = database.forCompany(organizationId);
  const thread = { taskId: null, threadUserId: newId(), audioId: null };
  await Promise.all([findMessages(db, thread, 1), findAttachedTexts(db, { thread }, 1)]);
  await change(db, async (all) => {
    const { prisma } = all;
    await createOrganization(all, { name: organizationId, domain: `${organizationId}.test` });
    const [messageId, id] = [newId(), newId()];
    const about = { organizationId, id: messageId, taskId: null, content: 'Hello' };
    await insertMessage(prisma, { ...about, author: 'user', authorName: 'Nobody' });
    const file = { name: 'a.txt', mimeType: 'text/plain', sizeBytes: 1, blobKey: id, text: 'a' };
    await insertAttachments(prisma, [{ organizationId, id, messageId, ...file }]);
    throw new Enough();
  }).catch((error) => {
    if (!(error instanceof Enough)) throw error;
  });
}
