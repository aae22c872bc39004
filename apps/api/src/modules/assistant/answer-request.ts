import { may } from '@tavla/shared/permissions';
import { readRequest } from '@/adapters/language/local/requests/read-request';
import type { Question, Reading, Unclear } from '@/adapters/language/local/requests/request';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access/access';
import { answerQuestions } from './answers/answer-questions';
import { tellFound } from './answers/tell-found';
import type { Asked } from './asked';
import { offerChanges } from './changes/offer-changes';
import { gatherContext, type Request } from './context';
import { commandsAsTyped, nameTasks } from './name-tasks';
import { type Reply, tell } from './reply';

/**
 * What the rules make of a message: changes that they offer, or answers that the database knows. Undefined for what they
 * do not read: somebody who reads texts must answer that.
 * @param only `commands` where a model answers the questions
 */
export async function answerRequest(
  db: CompanyDb,
  session: SignedIn,
  request: Request,
  only?: 'commands',
): Promise<Reply | undefined> {
  const { permissions } = session;
  if (!may(permissions, 'read', 'actions')) return undefined;
  const asked = await gatherContext(db, session, request);
  const mayChange = may(permissions, 'update', 'actions');
  const reading = readRequest(asked);
  const found = await answerReading(asked, reading, mayChange, only);
  if (found && 'text' in found && !isSearch(reading)) return found;
  // What is read only once its tasks are known by their titles.
  const named = (await answerNamed(asked, mayChange, only)) ?? found;
  if (named) return 'text' in named ? named : tell(asked.words.unclear(named, asked));
  return only === 'commands' ? undefined : searchTexts(asked, request);
}

/** What a reading comes to; what is unclear about it; undefined where nothing answers it. */
async function answerReading(
  asked: Asked,
  reading: Reading,
  mayChange: boolean,
  only: 'commands' | undefined,
): Promise<Reply | Unclear | undefined> {
  if (reading.kind === 'unread') return undefined;
  if (reading.kind === 'unclear') return reading;
  if (reading.kind === 'questions')
    return only === 'commands' ? undefined : answerQuestions(asked, reading.questions);
  if (!mayChange) return tell(asked.words.mayNotChange);
  const offer = await offerChanges(asked, reading.commands);
  const told = reading.questions.length > 0 ? await answerQuestions(asked, reading.questions) : undefined;
  if (!told || 'kind' in offer) return offer;
  return {
    text: `${told.text}\n\n${offer.text}`,
    citations: [...told.citations, ...offer.citations],
    changes: offer.changes,
  };
}

/** The same of the message with the titles of its tasks in it; undefined where that says no more. */
async function answerNamed(
  asked: Asked,
  mayChange: boolean,
  only: 'commands' | undefined,
): Promise<Reply | Unclear | undefined> {
  const named = await nameTasks(asked);
  if (!named) return undefined;
  const reading = readRequest(named.asked);
  if (reading.kind === 'questions' && !reading.questions.every(isOfTask)) return undefined;
  if (reading.kind === 'unclear' && reading.about === 'task') return undefined;
  const typed: Reading =
    reading.kind === 'commands'
      ? { ...reading, commands: commandsAsTyped(reading.commands, named.asTyped) }
      : reading;
  const reply = await answerReading(asked, typed, mayChange, only);
  return reply && 'kind' in reply ? { ...reply, words: named.asTyped(reply.words) } : reply;
}

/** Whether a question is after one task, whose title it may then hold. */
const isOfTask = (question: Question) => 'target' in question && question.target?.kind === 'titled';

const isSearch = (reading: Reading) =>
  reading.kind === 'questions' && reading.questions.every(({ kind }) => kind === 'search');

/**
 * What was written or said about a question, where no ticket and no file is at hand; of those somebody else reads the
 * whole.
 */
async function searchTexts(asked: Asked, { message, hasFiles }: Request): Promise<Reply | undefined> {
  if (asked.taskId !== null || message.trim() === '') return undefined;
  const found = await tellFound(asked);
  return found ?? (hasFiles ? undefined : tell(asked.words.nothing('')));
}
