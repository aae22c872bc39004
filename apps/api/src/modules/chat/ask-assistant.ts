import { say } from '@tavla/shared/error-words';
import { requestTimeout } from '@tavla/shared/limits';
import { EngineUnavailable } from '@/adapters/language/engine-unavailable';
import type { LanguageEngine } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access/access';
import { HttpError } from '@/http/errors/errors';
import { answerRequest } from '@/modules/assistant/answer-request';
import { openEngine } from '@/modules/assistant/engine/open-engine';
import { AssistantSwitched } from '@/modules/assistant/engine/while-on';
import { usedUpWords } from '@/modules/assistant/usage/used-up-words';
import { addAnswer, type NewAnswer } from './add-message';
import { requirePlainStop } from './answering/broken-off';
import { hasAttachments, meetingOf, type Thread } from './chat.repo';
import { gatherQuestion } from './gather-question';
import { guessLanguage } from './guess-language';

/** An answer, and whether it is all of it: one that was stopped is cut. */
export interface Answer {
  text: string;
  isWhole: boolean;
}

/** A little less than the client waits, so that it hears why. */
const patience = requestTimeout - 5_000;

/**
 * Lets the assistant answer a message of a conversation and keeps the answer.
 * @param configured the engine of this server; the company may let only the one of this machine work
 * @param onDelta gets the answer piece by piece
 * @param stopped aborts the answer; after a plain stop what was written by then is kept, because others have seen the
 *   question
 * @throws BrokenOff when nobody waits for an answer any more; nothing is kept then
 * @throws HttpError 503 `engine-unavailable` when the engine is down, takes too long, or is switched off
 */
export async function askAssistant(
  db: CompanyDb,
  configured: LanguageEngine,
  session: SignedIn,
  thread: Thread,
  { id, message }: { id: string; message: string },
  onDelta?: (delta: string) => void,
  stopped?: AbortSignal,
): Promise<Answer> {
  const { engine: language, isOff, isLimited } = await openEngine(db, configured);
  if (isOff) throw new HttpError(503, 'engine-unavailable', say('assistant-off'));
  const note = isLimited ? `\n\n${usedUpWords[guessLanguage(message)]}` : '';
  const known = await answerRequest(
    db,
    session,
    {
      message,
      messageId: id,
      taskId: thread.taskId,
      audioId: meetingOf(thread),
      language: guessLanguage(message),
      hasFiles: await hasAttachments(db, thread),
      now: new Date(),
    },
    language.name === 'local' ? undefined : 'commands',
  );
  if (known) {
    const { citations, changes } = known;
    const text = known.text + note;
    onDelta?.(text);
    const suggestion = changes.length > 0 ? { askerId: session.user.id, changes } : undefined;
    await addAnswer(db, thread, { content: text, questionId: id, citations, suggestion });
    return { text, isWhole: true };
  }
  const question = await gatherQuestion(db, session, thread, { id, message });
  const tooLong = AbortSignal.timeout(patience);
  const signal = stopped ? AbortSignal.any([tooLong, stopped]) : tooLong;
  let answer = '';
  try {
    const collect = (delta: string) => {
      answer += delta;
      onDelta?.(delta);
    };
    ({ answer } = await language.answer(question, {
      organizationId: db.organizationId,
      onDelta: collect,
      signal,
    }));
    if (note !== '') collect(note);
  } catch (error) {
    const isSwitched = error instanceof AssistantSwitched;
    if (stopped?.aborted) requirePlainStop(stopped);
    if (stopped?.aborted || (isSwitched && answer !== '')) {
      return keepAnswer(db, thread, { content: answer, questionId: id, isCut: true });
    }
    if (isSwitched) throw new HttpError(503, 'engine-unavailable', say('assistant-switched'));
    if (error instanceof EngineUnavailable) {
      const { retryAfterSeconds } = error;
      throw new HttpError(
        503,
        'engine-unavailable',
        error.words,
        retryAfterSeconds ? { retryAfterSeconds } : {},
      );
    }
    if (tooLong.aborted) {
      throw new HttpError(503, 'engine-unavailable', say('assistant-too-slow'));
    }
    throw error;
  }
  return keepAnswer(db, thread, { content: answer, questionId: id });
}

/** Nothing is kept of an answer that was stopped before its first word. */
async function keepAnswer(db: CompanyDb, thread: Thread, answer: NewAnswer): Promise<Answer> {
  const { content: text, isCut } = answer;
  const isThere = text.trim() !== '';
  if (isThere) await addAnswer(db, thread, answer);
  return { text, isWhole: isThere && !isCut };
}
