import { may } from '@tavla/shared/permissions';
import { readRequest } from '@/adapters/language/local/requests/read-request';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access/access';
import { answerQuestions } from './answers/answer-questions';
import { tellFound } from './answers/tell-found';
import type { Asked } from './asked';
import { offerChanges } from './changes/offer-changes';
import { gatherContext, type Request } from './context';
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
  const reading = readRequest(asked);
  const readTexts = () => (only === 'commands' ? undefined : searchTexts(asked, request));
  if (reading.kind === 'unread') return readTexts();
  if (reading.kind === 'unclear') return tell(asked.words.unclear(reading, asked));
  if (reading.kind === 'questions') {
    if (only === 'commands') return undefined;
    return (await answerQuestions(asked, reading.questions)) ?? readTexts();
  }
  if (!may(permissions, 'update', 'actions')) return tell(asked.words.mayNotChange);
  const offer = await offerChanges(asked, reading.commands);
  const told = reading.questions.length > 0 ? await answerQuestions(asked, reading.questions) : undefined;
  if (!told) return offer;
  return {
    text: `${told.text}\n\n${offer.text}`,
    citations: [...told.citations, ...offer.citations],
    changes: offer.changes,
  };
}

/**
 * What was written or said about a question, where no ticket and no file is at hand; of those somebody else reads the
 * whole.
 */
async function searchTexts(asked: Asked, { message, hasFiles }: Request): Promise<Reply | undefined> {
  if (asked.taskId !== null || message.trim() === '') return undefined;
  const found = await tellFound(asked);
  return found ?? (hasFiles ? undefined : tell(asked.words.nothing('')));
}
