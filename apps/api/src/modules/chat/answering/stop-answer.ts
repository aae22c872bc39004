import { setTimeout as sleep } from 'node:timers/promises';
import type { CompanyDb } from '@/db/database';
import type { MessageRow } from '../chat.repo';
import { noteStop, readOutcome } from './answers.repo';
import { endStopped } from './end-answer';
import { tellAnswer } from './tell-answer';

/** How long whoever writes the answer has to notice, in milliseconds, and how often to look whether they have. */
const patience = 3_000;
const lookEvery = 100;

/**
 * Stops the answer to a message, whichever process writes it; what was written is kept. Where nobody writes, because
 * none has begun or its process died, the wait ends here.
 */
export async function stopAnswer(db: CompanyDb, row: MessageRow): Promise<void> {
  const { organizationId } = db;
  const question = { organizationId, questionId: row.id };
  const noted = await noteStop(db.pool, question);
  if (!noted) return;
  if (noted.state === 'writing') {
    const until = performance.now() + patience;
    while (performance.now() < until) {
      await sleep(lookEvery);
      if ((await readOutcome(db.pool, question)).state === null) return;
    }
  }
  const { text } = await readOutcome(db.pool, question);
  await endStopped(db, question, { ...row, text: text ?? '' });
  await tellAnswer(db.pool, { ...question, attempt: 0, taskId: null, ownerId: null });
}
