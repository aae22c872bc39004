import { may } from '@tavla/shared/permissions';
import { readRequest } from '@/adapters/language/local/requests/read-request';
import type { Question } from '@/adapters/language/local/requests/request';
import { answerQuestions } from '../answers/answer-questions';
import type { Desk } from './desk';

/** Questions whose answer the database knows, and nobody else does. */
const counted: ReadonlySet<Question['kind']> = new Set<Question['kind']>([
  ...(['count', 'list', 'most', 'least', 'loads', 'extreme', 'working-on', 'team', 'field'] as const),
]);

/** Words of a subject may be of something else than tasks: 'how many logs do we keep'. */
const isCounted = (question: Question) =>
  counted.has(question.kind) && !('filter' in question && question.filter?.about);

/** What rules answer of a question about the board with certainty, for a model that may know no tools that count. */
export async function countedFacts({ asked, permissions, sources }: Desk) {
  if (!may(permissions, 'read', 'actions')) return [];
  const reading = readRequest(asked);
  const questions = reading.kind === 'questions' ? reading.questions.filter(isCounted) : [];
  const replies = await Promise.all(questions.map((question) => answerQuestions(asked, [question])));
  return replies.flatMap((reply) => {
    if (!reply || reply.isOpen) return [];
    const { text, citations } = reply;
    const of = citations.map((citation) => sources.mark(citation));
    return [{ mark: sources.markCount(citations), kind: 'counted', text, of }];
  });
}
