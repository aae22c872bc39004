import { z } from 'zod';
import { toErrorBody } from '@/http/errors/errors';
import type { JobHandlers, JobRun } from '@/jobs/worker';
import { type Answerer, answerQuestion } from './answer-question';
import type { QuestionKey, RunKey } from './answers.repo';
import { BrokenOff } from './broken-off';
import { failAnswer } from './end-answer';
import { answerJob } from './queue-answer';
import { tellAnswer } from './tell-answer';

const Question = z.object({ organizationId: z.uuid(), questionId: z.uuid() });

/** How long to wait before an engine that is not there is tried again; each time its own client tries three times. */
const pauses = [2_000];
/** So often what no words explain is tried before it is told. */
const mostFaults = 3;

/** The job that answers a question. */
export function answerHandlers(
  deps: Pick<Answerer, 'db' | 'language' | 'blobs'> & Partial<Answerer>,
): JobHandlers {
  const answerer = { ...deps, pauses: deps.pauses ?? pauses };
  return { [answerJob]: (payload, run) => work(answerer, Question.parse(payload), run) };
}

/** A try that a dying process leaves is taken up by another one; every other end is told. */
async function work(answerer: Answerer, question: QuestionKey, { signal, attempt }: JobRun): Promise<void> {
  const { db } = answerer;
  let last: RunKey | undefined;
  try {
    await answerQuestion(answerer, question, signal, (run) => {
      last = run;
    });
  } catch (error) {
    if (error instanceof BrokenOff && !signal.aborted) return;
    const told = toErrorBody(error);
    const isFault = ['internal', 'database-unavailable'].includes(told.body.code);
    if (signal.aborted || !last || (isFault && attempt < mostFaults)) throw error;
    await failAnswer(db.forCompany(question.organizationId), last, told);
  }
  if (last) await tellAnswer(db.pool, { ...last, taskId: null, ownerId: null });
}
