import {
  type LikelyQuestion,
  readLikelyQuestion,
} from '@/adapters/language/local/requests/likely-questions/read-likely-question';
import { askWeights } from '@/adapters/language/local/requests/likely-questions/stored-ask-weights';
import type { NamedTask } from '@/adapters/language/local/requests/mentions/find-mentions';
import { saysMoreOfTasks } from '@/adapters/language/local/requests/read-request';
import type { Question } from '@/adapters/language/local/requests/request';
import { answerQuestions } from '../answers/answer-questions';
import { questionInWords } from '../answers/filter-in-words';
import type { Asked } from '../asked';
import { bothReplies, type Reply } from '../reply';
import { isField } from './other-fields';

/** What a message most likely asks of the board. Pure; dear, so it is read once. */
export const likelyQuestionOf = (asked: Asked, tasks: readonly NamedTask[]): LikelyQuestion | null =>
  readLikelyQuestion(asked, tasks, askWeights());

const isOfTasks = (one: Question) => 'filter' in one && one.filter?.isProposal !== false;

/**
 * The answer to what a message that no rule reads most likely asks of the board; it says what that was taken for.
 * Undefined where nothing is likely enough, or no task fits: then the words may have been something else.
 * @param found what a search found, which follows where the guess is not trusted so far
 * @param leftOut words that the rules took for what the tasks are about, and that none is about
 */
export async function guessQuestion(
  asked: Asked,
  likely: LikelyQuestion | null,
  found: Reply | undefined,
  leftOut: readonly string[] = [],
): Promise<Reply | undefined> {
  const questions = likely?.questions;
  // What a task says is told beside what others said about it.
  if (questions?.every((one) => isField(one) && one.field === 'description')) return undefined;
  // What is denied is not what was learned of what is said.
  if (questions?.some(isOfTasks) && saysMoreOfTasks(asked)) return undefined;
  const reply = questions && (await answerQuestions(asked, questions));
  if (!reply || reply.citations.length === 0) return undefined;
  const meant = [
    ...questions.map((one) => questionInWords(asked, one)).filter(Boolean),
    ...(leftOut.length > 0 ? [asked.words.filter.without(leftOut.join(' '))] : []),
  ];
  const told = { ...reply, text: `${asked.words.understood(meant.join(' · '))}\n${reply.text}` };
  return likely?.isSure || !found || found.citations.length === 0 ? told : bothReplies(told, found);
}
