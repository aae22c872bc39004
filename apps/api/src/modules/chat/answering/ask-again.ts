import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { sqlOfClient } from '@/db/run-sql';
import { inTransaction } from '@/db/transaction';
import { HttpError, invalid } from '@/http/errors/errors';
import type { MessageRow } from '../chat.repo';
import { tellMessageWith } from '../messages/tell-message-with';
import { readOutcome } from './answers.repo';
import { queueAnswer } from './queue-answer';

/**
 * Has a question asked that is neither answered nor being answered; says in the conversation that it is. What failed or
 * was stopped is no answer.
 */
export async function askAnew(db: CompanyDb, questionId: string): Promise<void> {
  const question = { organizationId: db.organizationId, questionId };
  const { answer, state } = await readOutcome(db.pool, question);
  if (answer !== null || state === 'waiting' || state === 'writing') return;
  await inTransaction(db.pool, async (client) => {
    if (!(await queueAnswer(sqlOfClient(client), question))) return;
    await tellMessageWith(client, db.organizationId, questionId);
  });
}

/**
 * Asks once more.
 * @throws HttpError 400 for a message that asks nobody, 409 for one that is answered
 */
export async function askAgain(db: CompanyDb, { id, isComment }: MessageRow): Promise<void> {
  if (isComment) throw invalid('id', say('asks-nobody'));
  const { answer } = await readOutcome(db.pool, { organizationId: db.organizationId, questionId: id });
  if (answer !== null) throw new HttpError(409, 'conflict', say('answered-already'));
  await askAnew(db, id);
}
