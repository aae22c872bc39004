import { AnswerPiece } from '@tavla/shared/contracts/messages';
import { z } from 'zod';

/** The channel that carries answers as they are written from process to process. */
export const answerChannel = 'tavla_answers';

/** Characters of one note: of the widest, written as JSON, no more than fits into a notification (8,000 bytes). */
export const noteLength = 1_200;

/** A piece of an answer, or the word that it has ended; and whose conversation it belongs to. */
export const AnswerNote = AnswerPiece.extend({
  organizationId: z.uuid(),
  /** Whose own conversation it is; null on a ticket. */
  ownerId: z.uuid().nullable(),
  isOver: z.boolean(),
});
export type AnswerNote = z.infer<typeof AnswerNote>;

/** Pure: the note of a notification; undefined for what is none. */
export function parseAnswerNote(payload: string): AnswerNote | undefined {
  try {
    return AnswerNote.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** Pure: the line of a stream. It has no number, so that nobody takes it for an event of the log. */
export function answerBytes({ questionId, taskId, attempt, at, text }: AnswerNote): Buffer {
  const data: AnswerPiece = { questionId, taskId, attempt, at, text };
  return Buffer.from(`data: ${JSON.stringify({ resource: 'answers', action: 'update', data })}\n\n`);
}
