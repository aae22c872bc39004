import type { Change } from '@/db/events/change';
import type { NewEvent } from '@/db/events/event-log';
import { type RunSql, sqlOfPrisma } from '@/db/run-sql';
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
 * nobody is told of what they wrote themselves. As part of the caller's transaction, which tells these events.
 */
export async function mentionPeople(
  run: RunSql,
  organizationId: string,
  { id, taskId, authorId, userIds }: MentioningMessage,
): Promise<NewEvent[]> {
  const wanted = [...new Set(userIds)].filter((userId) => userId !== authorId);
  const readers = await readersAmong(run, organizationId, taskId, wanted);
  const meant = readers.map((reader) => reader.id);
  const ended = endedEvents(await deleteMentionsBut(run, organizationId, id, meant));
  if (meant.length === 0) return ended;
  const added = new Set(await insertMentions(run, organizationId, id, meant));
  const told = (await findMentionsOf(run, organizationId, id)).flatMap((row) =>
    entryEvents(added.has(row.id) ? 'create' : 'update', [presentMention(row)]),
  );
  return [...ended, ...told];
}

/** The same, told as well. */
export async function tellMentioned(
  { prisma, emit, organizationId }: Change,
  message: MentioningMessage,
): Promise<void> {
  emit(...(await mentionPeople(sqlOfPrisma(prisma), organizationId, message)));
}

/** Takes a message, which is about to be deleted, from all inboxes. */
export async function endMentions(
  { prisma, emit, organizationId }: Change,
  messageId: string,
): Promise<void> {
  emit(...(await unmentionPeople(sqlOfPrisma(prisma), organizationId, messageId)));
}

/** The same for a caller who tells these events. */
export async function unmentionPeople(
  run: RunSql,
  organizationId: string,
  messageId: string,
): Promise<NewEvent[]> {
  return endedEvents(await deleteMentionsBut(run, organizationId, messageId, []));
}
