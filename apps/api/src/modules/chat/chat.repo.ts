import type { CompanyDb } from '@/db/database';
import type { Prisma } from '@/db/generated/client';
import type { CompanyTransaction } from '@/db/scope';

/** A conversation: a ticket's, or one person's own. */
export type Thread = { taskId: string } | { taskId: null; threadUserId: string };

const withAttachments = {
  attachments: { select: { id: true, name: true, sizeBytes: true, mimeType: true }, orderBy: { id: 'asc' } },
} as const satisfies Prisma.ChatMessageInclude;

export type MessageRow = Prisma.ChatMessageGetPayload<{ include: typeof withAttachments }>;

/** The newest messages of a conversation, or the newest before one of them; oldest first. */
export async function findMessages(
  db: CompanyDb,
  thread: Thread,
  limit: number,
  before?: Pick<MessageRow, 'createdAt' | 'id'>,
): Promise<MessageRow[]> {
  const rows = await db.prisma.chatMessage.findMany({
    where: before
      ? {
          ...thread,
          createdAt: { lte: before.createdAt },
          OR: [{ createdAt: { lt: before.createdAt } }, { id: { lt: before.id } }],
        }
      : thread,
    include: withAttachments,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
  return rows.reverse();
}

/** What could be read of the newest files of a conversation, oldest first. */
export async function findAttachedTexts(db: CompanyDb, thread: Thread, limit: number) {
  const rows = await db.prisma.chatAttachment.findMany({
    where: { message: thread },
    select: { name: true, text: true },
    orderBy: { id: 'desc' },
    take: limit,
  });
  return rows.reverse();
}

export function findMessage(db: CompanyDb, id: string) {
  return db.prisma.chatMessage.findUnique({
    where: { organizationId_id: { organizationId: db.organizationId, id } },
    select: { authorId: true },
  });
}

export function insertMessage(
  prisma: CompanyTransaction,
  data: Prisma.ChatMessageUncheckedCreateInput,
): Promise<MessageRow> {
  return prisma.chatMessage.create({ data, include: withAttachments });
}

/** One at a time: each may hold a book, and all at once would hold up the event loop. */
export async function insertAttachments(
  prisma: CompanyTransaction,
  data: Prisma.ChatAttachmentCreateManyInput[],
): Promise<void> {
  for (const row of data) await prisma.chatAttachment.createMany({ data: [row] });
}

export function findAttachment(db: CompanyDb, id: string) {
  return db.prisma.chatAttachment.findUnique({
    where: { organizationId_id: { organizationId: db.organizationId, id } },
    include: { message: { select: { taskId: true, threadUserId: true } } },
  });
}
