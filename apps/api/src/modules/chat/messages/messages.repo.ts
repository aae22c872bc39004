import type { RunSql } from '@/db/run-sql';
import type { CompanyTransaction } from '@/db/scope';
import { type MessageRow, withMore } from '../chat.repo';

/** What a quote shows of the message that it quotes; null when that is deleted. */
export interface QuotedRow {
  id: string;
  authorId: string | null;
  authorName: string;
  excerpt: string;
}

/** Characters of a quote. */
const excerptLength = 200;

/** The messages that others quote, by id. */
export async function findQuoted(
  run: RunSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, QuotedRow>> {
  if (ids.length === 0) return new Map();
  const rows = await run<QuotedRow>(
    `select id, "authorId", "authorName", left(content, ${excerptLength}) as excerpt from chat_message
     where "organizationId" = $1::uuid and id = any($2::uuid[])`,
    organizationId,
    ids,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export function findWholeMessage(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
): Promise<MessageRow | null> {
  const where = { organizationId_id: { organizationId, id } };
  return prisma.chatMessage.findUnique({ where, include: withMore });
}

/** So many that quote one message are told anew when it changes. */
const mostQuoting = 50;

/** The newest messages of a conversation that quote one of it. */
export function findQuoting(
  prisma: CompanyTransaction,
  { id, taskId, threadUserId }: MessageRow,
): Promise<MessageRow[]> {
  return prisma.chatMessage.findMany({
    where: { taskId, threadUserId, quotedId: id },
    include: withMore,
    orderBy: { createdAt: 'desc' },
    take: mostQuoting,
  });
}

/** Where the files of a message are stored. */
export async function findAttachedKeys(prisma: CompanyTransaction, messageId: string): Promise<string[]> {
  const files = await prisma.chatAttachment.findMany({ where: { messageId }, select: { blobKey: true } });
  return files.map(({ blobKey }) => blobKey);
}

/** Puts a sign below a message; whether it was not there. */
export async function addReaction(
  run: RunSql,
  { organizationId, id }: Pick<MessageRow, 'organizationId' | 'id'>,
  userId: string,
  sign: string,
): Promise<boolean> {
  const rows = await run(
    `insert into chat_reaction ("organizationId", "messageId", "userId", sign)
     values ($1::uuid, $2::uuid, $3::uuid, $4) on conflict do nothing returning sign`,
    ...[organizationId, id, userId, sign],
  );
  return rows.length > 0;
}

export async function removeReaction(
  run: RunSql,
  { organizationId, id }: Pick<MessageRow, 'organizationId' | 'id'>,
  userId: string,
  sign: string,
): Promise<boolean> {
  const rows = await run(
    `delete from chat_reaction where "organizationId" = $1::uuid and "messageId" = $2::uuid and "userId" = $3::uuid
       and sign = $4 returning sign`,
    ...[organizationId, id, userId, sign],
  );
  return rows.length > 0;
}

/** Locks a message until the end of the transaction; false when it is gone, or was cleared away. */
export async function lockMessage(
  run: RunSql,
  { organizationId, id }: Pick<MessageRow, 'organizationId' | 'id'>,
): Promise<boolean> {
  const rows = await run(
    `select id from chat_message
     where "organizationId" = $1::uuid and id = $2::uuid and "clearedId" is null for update`,
    organizationId,
    id,
  );
  return rows.length > 0;
}
