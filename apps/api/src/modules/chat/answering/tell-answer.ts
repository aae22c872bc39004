import type pg from 'pg';
import { type AnswerNote, answerChannel } from '@/modules/events/answers/answer-note';
import type { RunKey } from './answers.repo';
import { type Grounds, notifyWhile } from './rights/rights.repo';

/** Whose conversation an answer belongs to: a ticket's, or one person's own. */
export type Conversation = Pick<AnswerNote, 'taskId' | 'ownerId'>;

/** Tells all processes a piece of an answer; left out, that it has ended. Nothing of it is stored. */
export async function tellAnswer(
  pool: pg.Pool,
  run: RunKey & Conversation,
  piece?: { at: number; text: string },
): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [answerChannel, JSON.stringify(noteOf(run, piece))]);
}

/** Tells a piece unless whoever asked may not have it any more; says whether it did. */
export function tellPiece(
  pool: pg.Pool,
  run: RunKey & Conversation,
  grounds: Grounds,
  piece: { at: number; text: string },
): Promise<boolean> {
  return notifyWhile(pool, run, grounds, [answerChannel, JSON.stringify(noteOf(run, piece))]);
}

/** Pure. */
const noteOf = (
  { organizationId, questionId, attempt, taskId, ownerId }: RunKey & Conversation,
  piece: { at: number; text: string } | undefined,
): AnswerNote => ({
  ...{ organizationId, questionId, attempt, taskId, ownerId },
  ...(piece ?? { at: 0, text: '' }),
  isOver: piece === undefined,
});
