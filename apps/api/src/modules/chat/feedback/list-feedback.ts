import type { listFeedback as contract, GivenFeedback } from '@tavla/shared/contracts/conversation/feedback';
import type { QueryOf } from '@tavla/shared/endpoint';
import { Id, Instant } from '@tavla/shared/fields';
import { fullName } from '@tavla/shared/full-name';
import { may } from '@tavla/shared/permissions';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access/access';
import { decodeCursor, encodeCursor } from '@/http/bodies/cursor';
import { countFeedback, type FeedbackPlace, type FeedbackRow, findFeedback } from './feedback.repo';

/** Time, answer and person of the last row of a page. */
const Place = z.tuple([Instant, Id, Id]);

/** One page of what people said of answers, newest first. @throws HttpError 400 for a cursor of nobody's making */
export async function listFeedback(
  db: CompanyDb,
  { permissions }: SignedIn,
  { limit, cursor, isRight }: QueryOf<typeof contract>,
): Promise<{ data: GivenFeedback[]; total: number; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const [rows, total] = await Promise.all([
    findFeedback(db, may(permissions, 'read', 'actions'), { isRight, limit, after }),
    countFeedback(db, isRight),
  ]);
  const page = rows.slice(0, limit).map(presentFeedback);
  const last = page.at(-1);
  const hasMore = last && rows.length > limit;
  return {
    data: page,
    total,
    nextCursor: hasMore ? encodeCursor([last.createdAt, last.messageId, last.userId]) : null,
  };
}

function placeOf(cursor: string): FeedbackPlace {
  const [createdAt, messageId, userId] = decodeCursor(cursor, Place);
  return { createdAt, messageId, userId };
}

function presentFeedback({ firstName, lastName, createdAt, ...row }: FeedbackRow): GivenFeedback {
  return { ...row, userName: fullName({ firstName, lastName }), createdAt: createdAt.toISOString() };
}
