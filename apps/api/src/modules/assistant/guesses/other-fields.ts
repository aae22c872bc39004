import { asSaid } from '@/adapters/language/local/requests/likely-questions/likely-question';
import type { LikelyQuestion } from '@/adapters/language/local/requests/likely-questions/read-likely-question';
import type { Question } from '@/adapters/language/local/requests/request';

type FieldQuestion = Extract<Question, { kind: 'field' }>;
export const isField = (question: Question): question is FieldQuestion => question.kind === 'field';

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
