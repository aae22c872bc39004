import { shorten } from '@/adapters/language/ground-analysis';
import { asSaid } from '@/adapters/language/local/requests/likely-questions/likely-question';
import {
  type LikelyQuestion,
  readLikelyQuestion,
} from '@/adapters/language/local/requests/likely-questions/read-likely-question';
import { askWeights } from '@/adapters/language/local/requests/likely-questions/stored-ask-weights';
import type { NamedTask } from '@/adapters/language/local/requests/mentions/find-mentions';
import type { Question } from '@/adapters/language/local/requests/request';
import { answerQuestions } from '../answers/answer-questions';
import { questionInWords } from '../answers/filter-in-words';
import { lineOf } from '../answers/task-lines';
import type { Asked } from '../asked';
import { taskCitation } from '../citations';
import { bothReplies, type Reply, tell } from '../reply';
import { resolveTarget } from '../resolve-target';

/** What a message most likely asks of the board. Pure; dear, so it is read once. */
export const likelyQuestionOf = (asked: Asked, tasks: readonly NamedTask[]): LikelyQuestion | null =>
  readLikelyQuestion(asked, tasks, askWeights());

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
  const reply = questions && (await answerQuestions(asked, questions));
  if (!reply || reply.citations.length === 0) return undefined;
  const meant = [
    ...questions.map((one) => questionInWords(asked, one)).filter(Boolean),
    ...(leftOut.length > 0 ? [asked.words.filter.without(leftOut.join(' '))] : []),
  ];
  const told = { ...reply, text: `${asked.words.understood(meant.join(' · '))}\n${reply.text}` };
  return likely?.isSure || !found || found.citations.length === 0 ? told : bothReplies(told, found);
}

type FieldQuestion = Extract<Question, { kind: 'field' }>;
const isField = (question: Question): question is FieldQuestion => question.kind === 'field';

/** What rules read of one task, with what is asked of it beside that: 'who has it and is it late'. */
export function withOtherFields(
  read: readonly Question[],
  likely: () => LikelyQuestion | null,
): readonly Question[] {
  const [first] = read;
  if (!first || !isField(first) || !read.every(isField)) return read;
  const guess = likely();
  const fields = guess?.questions ? [...new Set(guess.fields.map(asSaid))] : [];
  const known = new Set(read.map((one) => isField(one) && asSaid(one.field)));
  const others = fields.filter((field) => !known.has(field));
  // Another reading of the one thing that is asked is no second thing.
  if (others.length === fields.length) return read;
  return [...read, ...others.map((field) => ({ ...first, field }))];
}

/** What the task that is spoken of says and where it stands, behind what a search found: the question may be of its own words. */
export async function withTask(asked: Asked, likely: LikelyQuestion | null, found: Reply): Promise<Reply> {
  if (!likely?.about) return found;
  const task = await resolveTarget(asked, { kind: 'titled', words: likely.about }, 1);
  const [row, ...others] = task.kind === 'unclear' ? [] : task.rows;
  if (!row || others.length > 0) return found;
  const isTold = found.citations.some((one) => one.kind === 'task' && one.id === row.id);
  if (isTold && found.text.startsWith(asked.words.found)) return found;
  const said = row.description.trim();
  const card = [
    lineOf(asked, row),
    ...(said === '' ? [] : [`> ${shorten(said.replace(/\s+/g, ' '), 400)}`]),
  ].join('\n');
  return bothReplies(found, tell(card, isTold ? [] : [taskCitation(row)]));
}
