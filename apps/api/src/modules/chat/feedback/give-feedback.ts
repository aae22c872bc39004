import type { Feedback } from '@tavla/shared/contracts/conversation/feedback';
import type { CompanyDb } from '@/db/database';
import { isReferenceViolation } from '@/db/violation';
import type { SignedIn } from '@/http/access/access';
import { notFound } from '@/http/errors/errors';
import { openMessage } from '../messages/open-message';
import { removeFeedback, saveFeedback } from './feedback.repo';

/**
 * Keeps what a reader says of an answer of the assistant.
 * @throws HttpError 404 for what is no answer, or none that this person may read
 */
export async function giveFeedback(db: CompanyDb, session: SignedIn, feedback: Feedback): Promise<Feedback> {
  await openAnswer(db, feedback.messageId, session);
  try {
    await saveFeedback(db, session.user.id, feedback);
  } catch (error) {
    // It was deleted meanwhile.
    throw isReferenceViolation(error) ? notFound('message') : error;
  }
  return feedback;
}

/** Takes it back; what was never said stays so. @throws HttpError as `giveFeedback` */
export async function withdrawFeedback(db: CompanyDb, session: SignedIn, messageId: string): Promise<void> {
  await openAnswer(db, messageId, session);
  await removeFeedback(db, session.user.id, messageId);
}

async function openAnswer(db: CompanyDb, id: string, session: SignedIn): Promise<void> {
  const { author } = await openMessage(db, id, session);
  if (author !== 'assistant') throw notFound('message');
}
