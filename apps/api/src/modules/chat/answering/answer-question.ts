import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '@tavla/shared/error-words';
import type { Blobs } from '@/adapters/blobs/blobs';
import type { LanguageEngine } from '@/adapters/language/language';
import type { Database } from '@/db/database';
import { HttpError } from '@/http/errors/errors';
import { askAssistant } from '../ask-assistant';
import { openThread } from '../open-thread';
import { AnswerWriter } from './answer-writer';
import { type Begun, beginRun, type QuestionKey, type RunKey } from './answers.repo';
import { endStopped } from './end-answer';
import { AskerRights } from './rights/asker-rights';
import { readAsker } from './rights/read-asker';
import { type Conversation, tellAnswer } from './tell-answer';

/** What answering takes. */
export interface Answerer {
  db: Database;
  language: LanguageEngine;
  /** Where pictures are kept that a model is shown. */
  blobs: Blobs;
  /** Milliseconds before another try where the engine is not there; as many tries as there are pauses, and one. */
  pauses: readonly number[];
}

/**
 * Answers a question once, however often it is called: the answer takes the place of the question's row in one
 * transaction. Nothing happens when nobody waits for it any more.
 * @param ending aborted when the process is to end; the question is then left to another one
 * @throws HttpError what the person is to read, once another try is no use; BrokenOff when this one does not count
 */
export async function answerQuestion(
  answerer: Answerer,
  question: QuestionKey,
  ending: AbortSignal,
  onBegun: (run: RunKey) => void,
): Promise<void> {
  const pauses = [...answerer.pauses];
  for (;;) {
    const begun = await beginRun(answerer.db.pool, question);
    if (!begun) return;
    const run = { ...question, attempt: begun.attempt };
    onBegun(run);
    try {
      await answerNow(answerer, run, begun, ending);
      return;
    } catch (error) {
      const wanted = pauseWanted(error);
      const pause = wanted === undefined ? undefined : pauses.shift();
      if (wanted === undefined || pause === undefined) throw error;
      await sleep(Math.max(pause, wanted), undefined, { signal: ending });
    }
  }
}

async function answerNow(
  { db, language, blobs }: Answerer,
  run: RunKey,
  begun: Begun,
  ending: AbortSignal,
): Promise<void> {
  const { organizationId, questionId: id } = run;
  const conversation: Conversation = { taskId: begun.taskId, ownerId: begun.threadUserId };
  const product = db.forCompany(organizationId);
  if (begun.isStopped) {
    await endStopped(product, run, begun);
    return;
  }
  // What an earlier try wrote is gone: whoever reads along begins anew, even where this one comes to no word.
  if (run.attempt > 1) await tellAnswer(db.pool, { ...run, ...conversation }, { at: 0, text: '' });
  const session = await readAsker(db.pool, organizationId, begun.authorId, begun.tokenId);
  const asker = db.forCompany(organizationId, session.user.id);
  const thread = await openThread(asker, begun.taskId, session, begun.audioId);
  const rights = new AskerRights(db.pool, run, session, begun.taskId);
  const writer = new AnswerWriter(db.pool, { ...run, ...conversation }, rights, ending);
  try {
    const { content: message, writtenAt } = begun;
    const asked = { id, message, writtenAt, attempt: run.attempt };
    const { isWhole } = await askAssistant(
      asker,
      { language, blobs },
      session,
      thread,
      asked,
      rights,
      writer.write,
      writer.signal,
    );
    if (!isWhole) {
      if (!writer.signal.aborted)
        throw new HttpError(503, 'engine-unavailable', say('assistant-said-nothing'));
      // With words, it ended with them; without any, there is only the wait to end.
      await endStopped(product, run, { ...begun, text: '' });
    }
  } finally {
    writer.close();
  }
}

/** What may be over in a moment. A server that is silent was waited for long enough; one that refuses the key goes on. */
const passing = [
  'engine-unreachable',
  'engine-rate-limited',
  'engine-rate-limited-for',
  'engine-failing',
  'engine-broke-off',
  'engine-answer',
];
/** Seconds; whoever asks is told rather than kept waiting for longer than this. */
const longestWait = 5;

/** Milliseconds that the engine wants before another try, which may be none; undefined when another try is no use. */
function pauseWanted(error: unknown): number | undefined {
  if (!(error instanceof HttpError) || !passing.includes(error.words.reason)) return undefined;
  const seconds = error.extra.retryAfterSeconds ?? 0;
  return seconds <= longestWait ? seconds * 1_000 : undefined;
}
