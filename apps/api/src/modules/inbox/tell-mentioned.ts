import type { Change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { readersAmong } from '@/modules/tasks/task-readers';
import { deleteMentionsBut, findMentionsOf, insertMentions } from './mention-entries.repo';
import { endedEvents, entryEvents, presentMention } from './present-entries';

interface MentioningMessage {
  id: string;
  taskId: string;
  authorId: string | null;
  /** Whom it mentions. */
  userIds: readonly string[];
}

/**
 * Puts a message into the inboxes of those whom it mentions now and who may read it, and takes it from those of others;
 * nobody is told of what they wrote themselves. As part of the caller's transaction.
 */
export async function tellMentioned(
  { prisma, emit, organizationId }: Change,
  { id, taskId, authorId, userIds }: MentioningMessage,
): Promise<void> {
  const run = sqlOfPrisma(prisma);
  const wanted = [...new Set(userIds)].filter((userId) => userId !== authorId);
  const readers = await readersAmong(run, organizationId, taskId, wanted);
  const meant = readers.map((reader) => reader.id);
  emit(...endedEvents(await deleteMentionsBut(run, organizationId, id, meant)));
  if (meant.length === 0) return;
  const added = new Set(await insertMentions(run, organizationId, id, meant));
  for (const row of await findMentionsOf(run, organizationId, id)) {
    emit(...entryEvents(added.has(row.id) ? 'create' : 'update', [presentMention(row)]));
  }
}

/** Takes a message, which is about to be deleted, from all inboxes. */
export async function endMentions(
  { prisma, emit, organizationId }: Change,
  messageId: string,
): Promise<void> {
  emit(...endedEvents(await deleteMentionsBut(sqlOfPrisma(prisma), organizationId, messageId, [])));
}
