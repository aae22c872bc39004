import type { CompanyDb } from '@/db/database';
import { sqlOfClient } from '@/db/run-sql';
import { inTransaction } from '@/db/transaction';
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
