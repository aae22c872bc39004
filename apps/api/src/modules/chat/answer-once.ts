import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '@tavla/shared/error-words';
import { requestTimeout } from '@tavla/shared/limits';
import type { CompanyDb } from '@/db/database';
import { isUniqueViolation } from '@/db/violation';
import { HttpError } from '@/http/errors/errors';
import { claimQuestion, releaseQuestion } from './chat.repo';

/** An answer, and whether it is all of it: one that was stopped is cut. */
export interface Answer {
  text: string;
  isWhole: boolean;
}

const pause = 300;

/**
 * Answers a message once, whoever sends it again and to whichever process: later ones get the answer that was
 * kept, and those that come while it is being written wait for it. What failed or was stopped is no answer; the
 * next one asks anew. Should the process that asks die, its claim runs out.
 * @throws HttpError 503 when the answer is not there in time; whatever `ask` throws
 */
export async function answerOnce(
  db: CompanyDb,
  questionId: string,
  ask: () => Promise<Answer>,
  stopped?: AbortSignal,
): Promise<string> {
  const until = performance.now() + requestTimeout - 5_000;
  while (!stopped?.aborted && performance.now() < until) {
    const { answer, isMine } = await claimQuestion(db, questionId, requestTimeout);
    if (answer !== null) return answer;
    if (isMine) return askForAll(db, questionId, ask);
    await sleep(pause);
  }
  throw new HttpError(503, 'engine-unavailable', say('assistant-still-writing'));
}

async function askForAll(db: CompanyDb, questionId: string, ask: () => Promise<Answer>): Promise<string> {
  let answer: Answer | undefined;
  try {
    answer = await ask();
    return answer.text;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Another one took over when the turn had run out, and was faster.
    answer = { text: (await claimQuestion(db, questionId, 0)).answer ?? '', isWhole: true };
    return answer.text;
  } finally {
    // A whole answer stands in the way of a second one by itself.
    if (!answer?.isWhole) await releaseQuestion(db, questionId);
  }
}
