import type { CompanyDb } from '@/db/database';
import { inTransaction } from '@/db/transaction';
import type { toErrorBody } from '@/http/errors/errors';
import { addAnswer } from '../add-message';
import { tellMessageWith } from '../messages/tell-message-with';
import { endWait, noteFailure, type QuestionKey, type RunKey } from './answers.repo';
import { BrokenOff } from './broken-off';

/** What there is of an answer, and where. */
interface Written {
  text: string;
  taskId: string | null;
  threadUserId: string | null;
  audioId: string | null;
}

/** Ends an answer that was stopped: keeps what was written, as much as there is. One that has ended stays as it is. */
export async function endStopped(
  db: CompanyDb,
  { organizationId, questionId }: QuestionKey,
  { text, taskId, threadUserId, audioId }: Written,
): Promise<void> {
  if (text.trim() !== '') {
    const thread = taskId === null ? { taskId, threadUserId: threadUserId ?? '', audioId } : { taskId };
    await addAnswer(db, thread, { content: text, questionId, isCut: true }).catch((error) => {
      if (!(error instanceof BrokenOff)) throw error;
    });
    return;
  }
  await inTransaction(db.pool, async (client) => {
    if (!(await endWait(client, { organizationId, questionId }))) return;
    await tellMessageWith(client, organizationId, questionId);
  });
}

/** Says to everybody in the conversation that there is no answer, and why. */
export async function failAnswer(
  db: CompanyDb,
  run: RunKey,
  { body, retryAfterSeconds }: ReturnType<typeof toErrorBody>,
): Promise<void> {
  await inTransaction(db.pool, async (client) => {
    if (!(await noteFailure(client, run, { ...body, retryAfterSeconds }))) return;
    await tellMessageWith(client, run.organizationId, run.questionId);
  });
}
