import { say } from '@tavla/shared/error-words';
import { requestTimeout } from '@tavla/shared/limits';
import type { Blobs } from '@/adapters/blobs/blobs';
import { EngineUnavailable } from '@/adapters/language/engine-unavailable';
import type { LanguageEngine } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access/access';
import { HttpError } from '@/http/errors/errors';
import { deadline } from '@/lib/deadline';
import { answerRequest } from '@/modules/assistant/answer-request';
import { gatherContext } from '@/modules/assistant/context';
import { openEngine } from '@/modules/assistant/engine/open-engine';
import { AssistantSwitched } from '@/modules/assistant/engine/while-on';
import type { Footing } from '@/modules/assistant/footing';
import { answerByModel, layOut } from '@/modules/assistant/model/answer-by-model';
import { type Reply, tell } from '@/modules/assistant/reply';
import { usedUpWords } from '@/modules/assistant/usage/used-up-words';
import { addAnswer } from './add-message';
import { requirePlainStop } from './answering/broken-off';
import { listAttached } from './attached-text';
import { findPagesUnread } from './attachments/pages-unread';
import { meetingOf, type Thread } from './chat.repo';
import { filesToldOf, gatherQuestion } from './gather-question';
import { guessLanguage } from './guess-language';
import { gatherPictures } from './pictures/gather-pictures';

/** An answer, and whether it is all of it: one that was stopped is cut. */
interface Answer {
  text: string;
  isWhole: boolean;
}

/** A little less than the client waits, so that it hears why. */
const patience = requestTimeout - 5_000;

/**
 * Lets the assistant answer a message of a conversation and keeps the answer.
 * @param language the engine of this server; the company may let only the one of this machine work
 * @param footing what the answer stands on: what it rests on is noted there, and it ends where that gives way
 * @param onDelta gets the answer piece by piece
 * @param stopped aborts the answer; after a plain stop what was written by then is kept, because others have seen the
 *   question
 * @throws BrokenOff when nobody waits for an answer any more; nothing is kept then
 * @throws HttpError 503 `engine-unavailable` when the engine is down, takes too long, or is switched off
 */
export async function askAssistant(
  db: CompanyDb,
  { language: configured, blobs }: { language: LanguageEngine; blobs: Blobs },
  session: SignedIn,
  thread: Thread,
  { id, message, writtenAt, attempt }: { id: string; message: string; writtenAt: Date; attempt: number },
  footing: Footing,
  onDelta?: (delta: string) => void,
  stopped?: AbortSignal,
): Promise<Answer> {
  const language = guessLanguage(message);
  const place = { taskId: thread.taskId, audioId: meetingOf(thread) };
  const [{ engine, isOff, isLimited }, files, asked] = await Promise.all([
    openEngine(db, configured),
    listAttached(db, filesToldOf(session, thread, id)),
    gatherContext(db, session, { message, messageId: id, ...place, language, now: writtenAt }),
  ]);
  if (isOff) throw new HttpError(503, 'engine-unavailable', say('assistant-off'));
  /** What is said behind an answer, whoever gave it. */
  const noteOn = async (reply: Reply) => {
    const unread = await findPagesUnread(db, id, files, reply);
    const lines = unread.map(({ name, pages }) => asked.words.withoutText(name, pages));
    return [...lines, ...(isLimited ? [usedUpWords[language]] : [])].map((line) => `\n\n${line}`).join('');
  };
  const isModel = engine.name !== 'local';
  const question = { id, message, writtenAt };
  const gather = () => gatherQuestion(db, session, thread, question, isModel ? 'ticket' : 'all');
  const layForModel = async () => {
    const told = filesToldOf(session, thread, id);
    const [about, pictures] = await Promise.all([
      gather(),
      gatherPictures(db, blobs, told, id, engine.picturesMost),
    ]);
    return layOut(session, { asked, question: about, files, pictures, footing });
  };
  // A model gets nearly every question: what it is told is looked up while the rules look for a command.
  const laying = isModel ? layForModel() : undefined;
  laying?.catch(() => undefined);
  const request = { message, hasFiles: files.length > 0 };
  const known = await answerRequest(asked, session, request, isModel ? 'commands' : undefined);
  if (known) {
    const reply = { ...known, text: known.text + (await noteOn(known)) };
    onDelta?.(reply.text);
    return keepAnswer(db, session, thread, reply, { questionId: id, attempt, footing });
  }
  const laid = await laying;
  const tooLong = deadline(patience);
  const signal = stopped ? AbortSignal.any([tooLong, stopped]) : tooLong;
  let written = '';
  const collect = (delta: string) => {
    written += delta;
    onDelta?.(delta);
  };
  const call = { organizationId: db.organizationId, onDelta: collect, signal };
  let reply: Reply;
  try {
    reply = laid
      ? await answerByModel(engine, laid, call)
      : tell((await engine.answer(await gather(), call)).answer);
    const note = reply.text === '' ? '' : await noteOn(reply);
    if (note !== '') collect(note);
    reply = { ...reply, text: reply.text + note };
  } catch (error) {
    const isSwitched = error instanceof AssistantSwitched;
    if (stopped?.aborted) requirePlainStop(stopped);
    if (stopped?.aborted || (isSwitched && written !== '')) {
      return keepAnswer(db, session, thread, tell(written), {
        questionId: id,
        attempt,
        footing,
        isCut: true,
      });
    }
    throw inWords(error, tooLong);
  }
  return keepAnswer(db, session, thread, reply, { questionId: id, attempt, footing });
}

/** What a person is told of an answer that does not come. */
function inWords(error: unknown, tooLong: AbortSignal): unknown {
  const unavailable = (words: ReturnType<typeof say>, extra = {}) =>
    new HttpError(503, 'engine-unavailable', words, extra);
  if (error instanceof AssistantSwitched) return unavailable(say('assistant-switched'));
  if (error instanceof EngineUnavailable) {
    const { words, retryAfterSeconds } = error;
    return unavailable(words, retryAfterSeconds ? { retryAfterSeconds } : {});
  }
  return tooLong.aborted ? unavailable(say('assistant-too-slow')) : error;
}

/** Nothing is kept of an answer that was stopped before its first word. */
async function keepAnswer(
  db: CompanyDb,
  { user }: SignedIn,
  thread: Thread,
  { text, citations, changes }: Reply,
  { footing, ...of }: { questionId: string; attempt: number; footing: Footing; isCut?: boolean },
): Promise<Answer> {
  for (const citation of citations) footing.restsOn(citation);
  await footing.require();
  const isThere = text.trim() !== '';
  const suggestion = changes.length > 0 ? { askerId: user.id, changes } : undefined;
  if (isThere) await addAnswer(db, thread, { content: text, ...of, citations, suggestion });
  return { text, isWhole: isThere && !of.isCut };
}
