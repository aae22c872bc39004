import { everyRule } from '../commands/rules/every-rule';
import { type Ground, type Match, matchAt } from '../grammar/match';
import { compile, type Node } from '../grammar/pattern';
import type { Question, RequestContext, Target } from '../request';
import type { TaskRef } from '../slots/task-slot';
import { endOfSentence, endsSentence, type Token } from '../text/tokens';
import { aboutWords } from './about-words';
import { listQuestion } from './list-question';
import { looseFilter } from './loose-filter';
import type { Asked, QuestionRule } from './question-rule';
import { everyQuestion } from './rules/every-question';

/** Sentences that are looked at, at either end. */
const mostSentences = 8;
const mostQuestions = 3;
const wishes = new Set([
  ...everyRule.flatMap(({ first }) => [...(first ?? [])]),
  ...['do', 'dont', "don't", 'never', 'no', 'not', 'nunca', 'jamas', 'delete', 'undo'],
]);
for (const word of [
  'a',
  'the',
  'it',
  'she',
  'he',
  'they',
  'we',
  'i',
  'el',
  'la',
  'en',
  'que',
  'about',
  'sobre',
])
  wishes.delete(word);

const openings: readonly (readonly Node[])[] = [
  '(please|hi|hello|hey|ok|okay|so|and|tavla|well|now|also|by the way|good morning)',
  '(can|could|would|will) you [please] [tell me|show me|say|check]',
  "(tell me|do you know|do you remember|i want to know|i wonder|i'd like to know|remind me)",
  '(por favor|hola|oye|vale|y|ok|bueno|tavla|a ver|buenas)',
  '[me] (puedes|podrias|sabes|recuerdas) [decir -me|decir|dime|-me] [si]',
  '(quiero saber|quisiera saber|dime)',
].map(compile);

/**
 * The questions of a message, at most three. Forms that are known come first, then questions after tasks; what is none
 * of these is searched for by its words. Nothing is changed by a question, so words that say nothing here are let be.
 */
export function readQuestions(ground: Ground, context: RequestContext): Question[] {
  const found: Question[] = [];
  const starts = sentencesOf(ground);
  const looked =
    starts.length > 2 * mostSentences
      ? [...starts.slice(0, mostSentences), ...starts.slice(-mostSentences)]
      : starts;
  for (const at of looked) {
    const question = questionAt(ground, context, at, endOfSentence(ground.tokens, at));
    if (question) found.push(question);
  }
  if (found.length > 0) return unique(found).slice(0, mostQuestions);
  if (isRefusedWish(ground)) return [];
  const words = aboutWords(ground.tokens);
  return words.length > 0 ? [{ kind: 'search', words }] : [];
}

/** Where the sentences begin. */
function sentencesOf({ tokens }: Ground): number[] {
  return tokens.flatMap((token, at) =>
    endsSentence(token) || (at > 0 && !endsSentence(tokens[at - 1])) ? [] : [at],
  );
}

/** 'Don't move it' and a command that was not understood ask for nothing that could be searched. */
function isRefusedWish(ground: Ground): boolean {
  const { tokens } = ground;
  if (tokens.some(({ text }) => text === '?')) return false;
  return startsOf(ground, 0, tokens.length).some((start) => wishes.has(tokens[start]?.text ?? ''));
}

/** The question that a sentence is, from one token to another; null: none that is known. */
export function questionAt(
  ground: Ground,
  context: RequestContext,
  at: number,
  end: number,
): Question | null {
  const starts = startsOf(ground, at, end);
  for (const start of starts)
    for (const rule of everyQuestion) {
      const text = ground.tokens[start]?.text ?? '';
      if (rule.first && !rule.first.has(text)) continue;
      const question = byRule(ground, context, rule, start, end);
      if (question) return question;
    }
  for (const start of starts) {
    const question = listQuestion(ground, start, end, context.me);
    if (question) return question;
  }
  return null;
}

function byRule(
  ground: Ground,
  context: RequestContext,
  rule: QuestionRule,
  start: number,
  end: number,
): Question | null {
  const matches = matchAt(ground, rule.nodes, start, rule.tongue)
    .filter((match) => match.end <= end && match.unclear.length === 0)
    .filter((match) => !rule.isWhole || isEnd(ground, match.end, end))
    .sort((a, b) => a.cost - b.cost || b.end - a.end);
  for (const match of matches) {
    const question = rule.build(askedOf(ground, context, rule, match, end));
    if (question) return question;
  }
  return null;
}

const tail = /^(?:please|now|today|yet|then|again|exactly|por|favor|ahora|ya|hoy|entonces|,)$/;
const isEnd = (ground: Ground, at: number, end: number) =>
  ground.tokens.slice(at, end).every(({ text }) => tail.test(text));

function askedOf(
  ground: Ground,
  context: RequestContext,
  rule: QuestionRule,
  match: Match,
  end: number,
): Asked {
  const { task, owner, department, words, since } = match.bound as {
    task?: TaskRef;
    owner?: string;
    department?: string;
    words?: string;
    since?: string;
  };
  return {
    owner,
    department,
    words,
    since,
    context,
    tongue: rule.tongue,
    about: () => aboutWords(withoutSince(ground, match.end, end)),
    filter: () => looseFilter(ground, match.end, end, context.me),
    sinceLeft: () => sinceIn(ground, match.end, end)?.day,
    taskLeft: () => taskIn(ground, context, match.end, end),
    target: () => targetOf(task ?? null, context),
  };
}

/** What a task that is asked about is here; null: it is not known. */
function targetOf(task: TaskRef | null, { place }: RequestContext): Target | null {
  if (task && task.kind !== 'pronoun') return task.kind === 'several' ? (task.targets[0] ?? null) : task;
  return place === 'ticket' ? { kind: 'ticket' } : null;
}

function sinceIn(ground: Ground, from: number, to: number): { at: number; end: number; day: string } | null {
  for (let at = from; at < to; at += 1)
    for (const tongue of ['en', 'es'] as const) {
      const [way] = [...(ground.slots.since?.(at, tongue) ?? [])].sort((a, b) => b.end - a.end);
      if (way && way.end <= to) return { at, end: way.end, day: way.value as string };
    }
  return null;
}

/** The tokens that do not say since when. */
function withoutSince(ground: Ground, from: number, to: number): Token[] {
  const since = sinceIn(ground, from, to);
  return ground.tokens.slice(from, to).filter((_, index) => {
    const at = from + index;
    return !since || at < since.at || at >= since.end;
  });
}

function taskIn(ground: Ground, context: RequestContext, from: number, to: number): Target | null {
  for (let at = from; at < to; at += 1)
    for (const tongue of ['en', 'es'] as const) {
      const [way] = ground.slots.certain?.(at, tongue) ?? [];
      const isWeek = /^(?:week|month|semana|mes)$/.test(ground.tokens[at + 1]?.text ?? '');
      if (way && way.end <= to && !isWeek) return targetOf(way.value as TaskRef, context);
    }
  return null;
}

/** Where a question may begin: at once, or behind 'can you tell me'. */
function startsOf(ground: Ground, at: number, end: number): number[] {
  const ends = [at];
  for (const start of ends) {
    if (ends.length > 8) break;
    for (const form of openings)
      for (const match of matchAt(ground, form, start, 'en')) {
        const next = ground.tokens[match.end]?.text === ',' ? match.end + 1 : match.end;
        if (next < end && !ends.includes(next)) ends.push(next);
      }
  }
  return ends;
}

const unique = (questions: readonly Question[]): Question[] =>
  questions.filter(
    (question, index) =>
      questions.findIndex((one) => JSON.stringify(one) === JSON.stringify(question)) === index,
  );
