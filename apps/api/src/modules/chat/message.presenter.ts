import { Citation } from '@tavla/shared/chat/answers';
import type { Answering, ChatMessage, Reaction } from '@tavla/shared/contracts/chat';
import { z } from 'zod';
import type { NewEvent } from '@/db/events/event-log';
import type { RunSql } from '@/db/run-sql';
import { answeringOf } from './answering/present-answering';
import type { MessageRow } from './chat.repo';
import { findQuoted, type QuotedRow } from './messages/messages.repo';
import { presentSuggestion } from './suggestions/suggestion';

/**
 * The wire shapes of messages, with what they quote and how far their answers are as it is now.
 * @param isNew of a message that has just been written, which is known to wait for its answer unless it asks nobody
 */
export async function presentMessages(
  run: RunSql,
  organizationId: string,
  rows: readonly MessageRow[],
  isNew = false,
): Promise<ChatMessage[]> {
  const ids = new Set(rows.flatMap(({ quotedId }) => quotedId ?? []));
  const quoted = await findQuoted(run, organizationId, [...ids]);
  const answering = await answeringOf(run, organizationId, rows, isNew);
  return rows.map((row) => presentMessage(row, quoted, answering.get(row.id)));
}

function presentMessage(
  row: MessageRow,
  quoted: ReadonlyMap<string, QuotedRow>,
  answering: Answering | undefined,
): ChatMessage {
  return {
    id: row.id,
    taskId: row.taskId,
    audioId: row.audioId,
    author: row.author as ChatMessage['author'],
    authorId: row.authorId,
    authorName: row.authorName,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    isComment: row.isComment,
    mentions: row.mentions as ChatMessage['mentions'],
    editedAt: row.editedAt?.toISOString() ?? null,
    questionId: row.questionId,
    quote: quoteOf(row.quotedId, quoted),
    reactions: reactionsOf(row.reactions),
    attachments: row.attachments.map((file) => ({
      ...file,
      reading: file.reading as ChatMessage['attachments'][number]['reading'],
    })),
    citations: z.array(Citation).parse(row.citations),
    proposal: row.proposal && presentSuggestion(row.proposal),
    ...(answering && { answering }),
  };
}

function quoteOf(id: string | null, quoted: ReadonlyMap<string, QuotedRow>): ChatMessage['quote'] {
  if (id === null) return null;
  return quoted.get(id) ?? { id, authorId: null, authorName: '', excerpt: null };
}

function reactionsOf(rows: MessageRow['reactions']): Reaction[] {
  const bySign = new Map<string, string[]>();
  for (const { sign, userId } of rows) bySign.set(sign, [...(bySign.get(sign) ?? []), userId]);
  return [...bySign].map(([sign, userIds]) => ({ sign: sign as Reaction['sign'], userIds }));
}

/** Whose conversation a message is in. */
type InThread = Pick<MessageRow, 'threadUserId'>;

/**
 * A ticket's message is told to everyone who sees the ticket; one of a person's own conversation to that person only.
 * @param meetingId of a proposal that nobody has decided on yet, which is for those who may see its meeting
 */
export function messageEvent(
  action: NewEvent['action'],
  data: ChatMessage | { id: string },
  { threadUserId }: InThread,
  meetingId: string | null,
): NewEvent {
  const event: NewEvent = { resource: 'chat', action, data: withoutText(data) };
  if (threadUserId !== null) return { ...event, audience: [threadUserId] };
  return meetingId === null ? event : { ...event, audience: { meetingId } };
}

/** Pure: what is written so far changes from moment to moment, and is told beside the log. */
function withoutText(data: ChatMessage | { id: string }): ChatMessage | { id: string } {
  if (!('answering' in data) || !data.answering) return data;
  return { ...data, answering: { ...data.answering, text: '' } };
}
