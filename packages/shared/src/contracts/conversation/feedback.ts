import { endpoint } from '@tavla/shared/endpoint';
import { rule } from '@tavla/shared/field-words';
import { Id, IdParams, Instant, listOf, pageOf, QueryFlag, Text } from '@tavla/shared/fields';
import { feedbackReasonMax } from '@tavla/shared/limits';
import { z } from 'zod';

/** What one reader says of an answer of the assistant. */
export const Feedback = z.object({
  messageId: Id,
  isRight: z.boolean(),
  /** A word why; '' without. */
  reason: z.string(),
  /** Whether admins may read the question and the answer, where these are of a conversation of one's own. */
  isShared: z.boolean(),
});
export type Feedback = z.infer<typeof Feedback>;

/** The same as those read it who look after the assistant. */
export const GivenFeedback = Feedback.extend({
  userId: Id,
  userName: z.string(),
  createdAt: Instant,
  /** Where the answer stands. */
  place: z.enum(['ticket', 'own', 'meeting']),
  /** The ticket; null of another place, and of one that whoever reads this may not see. */
  taskId: Id.nullable(),
  /** What was asked and answered, the beginning of each; null where whoever reads this may not see it. */
  question: z.string().nullable(),
  answer: z.string().nullable(),
});
export type GivenFeedback = z.infer<typeof GivenFeedback>;

const path = '/api/v1/chat/answers/:id/feedback';
/** Of an answer that is on a ticket. */
const fieldAccess = { id: ['read', 'actions'] } as const;

export const giveFeedback = endpoint({
  name: 'feedback.give',
  summary:
    'Say whether an answer of the assistant was right, once for each reader; saying it again changes it. Your name and reason are kept for the admins of your company; of a conversation of your own they read the question and the answer only with isShared.',
  method: 'PUT',
  path,
  access: ['read', 'chat'],
  fieldAccess,
  params: IdParams,
  body: z.object({
    isRight: z.boolean(),
    reason: Text.trim()
      .max(feedbackReasonMax, rule('text-too-long', { count: feedbackReasonMax }))
      .default(''),
    isShared: z.boolean().default(false),
  }),
  response: Feedback,
});

export const withdrawFeedback = endpoint({
  name: 'feedback.withdraw',
  summary: 'Take back what you said of an answer.',
  method: 'DELETE',
  path,
  access: ['read', 'chat'],
  fieldAccess,
  params: IdParams,
});

/** What one person has said of the newest answers of one conversation, as many as this. */
export const ownFeedbackMax = 500;

export const listMyFeedback = endpoint({
  name: 'feedback.list-mine',
  summary: `What you said of the answers of a ticket's conversation, or without taskId of your own, about the meeting audioId where it is named; of the newest ${ownFeedbackMax}.`,
  method: 'GET',
  path: '/api/v1/chat/feedback/mine',
  access: ['read', 'chat'],
  fieldAccess: { taskId: ['read', 'actions'], audioId: ['read', 'actions'] },
  query: z.object({ taskId: Id.optional(), audioId: Id.optional() }),
  response: listOf(Feedback),
});

export const listFeedback = endpoint({
  name: 'feedback.list',
  summary:
    'What people said of the answers of the assistant, newest first, a page at a time. Of tickets and meetings that you may not see, and of conversations of their own that people did not share, it holds neither question nor answer.',
  method: 'GET',
  path: '/api/v1/chat/feedback',
  access: ['read', 'admin'],
  query: z.object({
    isRight: QueryFlag.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(2000).optional(),
  }),
  response: pageOf(GivenFeedback),
});
