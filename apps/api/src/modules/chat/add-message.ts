import { type Citation, citationsMax } from '@tavla/shared/chat/answers';
import type { MessageMention } from '@tavla/shared/contracts/chat';
import { say } from '@tavla/shared/error-words';
import { sound } from '@tavla/shared/fields';
import { v7 as newId } from 'uuid';
import type { Blobs } from '@/adapters/blobs/blobs';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import type { CompanyTransaction } from '@/db/scope';
import { isUniqueViolation } from '@/db/violation';
import { HttpError, invalid } from '@/http/errors/errors';
import { takeBack } from '@/modules/files/take-back';
import { tellMentioned } from '@/modules/inbox/tell-mentioned';
import { BrokenOff } from './answering/broken-off';
import { queueAnswer } from './answering/queue-answer';
import { findMessage, insertAttachments, insertMessage, meetingOf, type Thread } from './chat.repo';
import { findWholeMessage } from './messages/messages.repo';
import { tellMessages } from './messages/tell-message';
import type { ReceivedFile } from './read-form';
import type { KeptChange } from './suggestions/suggestion';
import { insertSuggestion } from './suggestions/suggestions.repo';

export const assistantName = 'AI assistant';

/** What a person wrote and attached; with an id when the client may send it again. */
interface NewMessage {
  id: string | undefined;
  content: string;
  isComment: boolean;
  mentions: MessageMention[];
  quotedId: string | undefined;
  files: ReceivedFile[];
}

/** A message that is there now. */
interface KeptMessage {
  id: string;
  isComment: boolean;
  /** Whether it was there before. */
  isEarlier: boolean;
}

/**
 * Keeps what a person wrote and attached, and tells whoever follows the conversation: all or nothing. A
 * message that is there already, from an earlier try, stays as it is.
 */
export async function addMessage(
  db: CompanyDb,
  blobs: Blobs,
  actor: Actor,
  thread: Thread,
  { id: givenId, content, isComment, mentions, quotedId, files }: NewMessage,
): Promise<KeptMessage> {
  const earlier = givenId !== undefined && (await findEarlier(db, actor, thread, givenId));
  if (earlier) return earlier;
  if (quotedId !== undefined) await requireQuoted(db, thread, quotedId);
  const { organizationId } = db;
  const messageId = givenId ?? newId();
  const stored = files.map((file) => {
    const id = newId();
    return { file, id, blobKey: `chat/${organizationId}/${id}` };
  });
  try {
    for (const { file, blobKey } of stored) await blobs.put(blobKey, file.bytes);
    await change(db, async (transaction) => {
      const { prisma } = transaction;
      const author = { author: 'user', authorId: actor.id, authorName: actor.name };
      const message = await insertMessage(prisma, {
        organizationId,
        id: messageId,
        ...thread,
        ...author,
        content,
        isComment,
        mentions,
        quotedId: quotedId ?? null,
        tokenId: actor.token?.id ?? null,
      });
      const attachments = stored.map(({ file: { bytes, ...read }, id, blobKey }) => {
        return { organizationId, id, messageId, ...read, sizeBytes: bytes.length, blobKey };
      });
      await insertAttachments(prisma, attachments);
      const question = { organizationId, questionId: messageId };
      if (!isComment) await queueAnswer(sqlOfPrisma(prisma), question);
      const told = {
        ...message,
        attachments: attachments.map(({ id, name, sizeBytes, mimeType, reading }) => ({
          ...{ id, name, sizeBytes, mimeType, reading },
        })),
      };
      await tellMessages(transaction, 'create', [told], true);
      const userIds = mentions.map(({ userId }) => userId);
      if (thread.taskId !== null && userIds.length > 0) {
        await tellMentioned(transaction, {
          id: messageId,
          taskId: thread.taskId,
          authorId: actor.id,
          userIds,
        });
      }
    });
    return { id: messageId, isComment, isEarlier: false };
  } catch (error) {
    await takeBack(
      blobs,
      stored.map(({ blobKey }) => blobKey),
      error,
    );
    // The earlier try was still at work.
    const other = isUniqueViolation(error) && (await findEarlier(db, actor, thread, messageId));
    if (other) return other;
    throw error;
  }
}

/** @throws HttpError 400 when there is no such message in the conversation */
async function requireQuoted(db: CompanyDb, thread: Thread, id: string): Promise<void> {
  const quoted = await findMessage(db, id);
  const owner = thread.taskId === null ? thread.threadUserId : null;
  const isHere = quoted?.taskId === thread.taskId && quoted.audioId === meetingOf(thread);
  if (!isHere || quoted.threadUserId !== owner || quoted.clearedId !== null) {
    throw invalid('quotedId', say('quoted-not-here'));
  }
}

/** @throws HttpError 409 when the id is somebody else's message, or one of another conversation */
async function findEarlier(
  db: CompanyDb,
  actor: Actor,
  thread: Thread,
  id: string,
): Promise<KeptMessage | undefined> {
  const message = await findMessage(db, id);
  if (!message) return undefined;
  const { authorId, taskId, audioId, clearedId, isComment } = message;
  const isHere = taskId === thread.taskId && audioId === meetingOf(thread);
  if (authorId === actor.id && isHere && clearedId === null) return { id, isComment, isEarlier: true };
  throw new HttpError(409, 'taken', say('message-id-taken'));
}

/** What the assistant has to say. */
export interface NewAnswer {
  content: string;
  /** The message that it answers, and which waits for it. */
  questionId?: string | undefined;
  /** The try that made it; left out for what any try had written. */
  attempt?: number | undefined;
  /** Whether it was stopped: what is cut is no answer. */
  isCut?: boolean;
  /** What it rests on. */
  citations?: readonly Citation[] | undefined;
  /** What it offers to do, and to whom. */
  suggestion?: { askerId: string; changes: readonly KeptChange[] } | undefined;
}

/**
 * Keeps the assistant's answer in the place of the wait for it, and tells whoever follows the conversation.
 * @throws BrokenOff when nobody waits for it any more: another one has come first, or the question is gone
 */
export async function addAnswer(
  db: CompanyDb,
  thread: Thread,
  { content, questionId, attempt, isCut = false, citations = [], suggestion }: NewAnswer,
): Promise<void> {
  const { organizationId } = db;
  await change(db, async (transaction) => {
    const { prisma } = transaction;
    if (questionId !== undefined) await endWait(prisma, questionId, attempt);
    const id = newId();
    const author = {
      author: 'assistant',
      authorName: assistantName,
      questionId: isCut ? null : (questionId ?? null),
    };
    const told = { content: sound(content), citations: citations.slice(0, citationsMax).map(soundCitation) };
    const row = await insertMessage(prisma, { organizationId, id, ...thread, ...author, ...told });
    const proposal = suggestion ? { id: newId(), messageId: id, isDismissed: false, ...suggestion } : null;
    if (proposal) await insertSuggestion(sqlOfPrisma(prisma), organizationId, proposal);
    await tellMessages(transaction, 'create', [{ ...row, proposal }]);
    if (!isCut || questionId === undefined) return;
    // An answer names its question, which is over with it; one that is cut does not.
    const question = await findWholeMessage(prisma, organizationId, questionId);
    if (question) await tellMessages(transaction, 'update', [question]);
  });
}

/** What is cut to its length may end in half a character, which cannot be kept. */
const soundCitation = (citation: Citation): Citation => ({
  ...citation,
  title: sound(citation.title),
  quote: sound(citation.quote),
});

/** @throws BrokenOff when nobody waits for the answer to this message, or not for that of this try */
async function endWait(
  prisma: CompanyTransaction,
  questionId: string,
  attempt: number | undefined,
): Promise<void> {
  const ofTry = attempt === undefined ? { state: { not: 'failed' } } : { attempt, state: 'writing' };
  const { count } = await prisma.chatAnswer.deleteMany({ where: { questionId, ...ofTry } });
  if (count === 0) throw new BrokenOff('nobody waits for this answer');
}
