import type pg from 'pg';
import { type AnswerNote, answerChannel } from '@/modules/events/answers/answer-note';
import type { RunKey } from './answers.repo';

/** Whose conversation an answer belongs to: a ticket's, or one person's own. */
export type Conversation = Pick<AnswerNote, 'taskId' | 'ownerId'>;

/** Tells all processes a piece of an answer; left out, that it has ended. Nothing of it is stored. */
export async function tellAnswer(
  pool: pg.Pool,
  { organizationId, questionId, attempt, taskId, ownerId }: RunKey & Conversation,
  piece?: { at: number; text: string },
): Promise<void> {
  const note: AnswerNote = {
    ...{ organizationId, questionId, attempt, taskId, ownerId },
    ...(piece ?? { at: 0, text: '' }),
    isOver: piece === undefined,
  };
  await pool.query('select pg_notify($1, $2)', [answerChannel, JSON.stringify(note)]);
}
