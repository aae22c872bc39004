import { everyRule } from '../commands/rules/every-rule';
import { joined } from '../filters/filter-rules';
import { type Ground, matchAt } from '../grammar/match';
import type { Question, RequestContext, Target } from '../request';
import { endOfSentence, endsSentence, type Token } from '../text/tokens';
import { aboutWords, withoutCourtesy } from './about-words';
import { askedOf } from './asked-of';
import { personQuestion, questionByParts } from './by-parts';
import { extremeQuestion } from './extreme-question';
import { listQuestion } from './list-question';
import { leavesOut } from './loose-filter';
import { ofWhom } from './of-whom';
import { ofOpenMeeting } from './open-meeting';
import type { QuestionRule } from './question-rule';
import { asking, endOfQuestion, startsOf } from './question-starts';
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
    const end = endOfSentence(ground.tokens, at);
    const asked = questionsIn(ground, context, at, endOfQuestion(ground, at, end));
    // 'Is there a task for it? Whose is it?': the lines of tasks say so.
    if (found.at(-1)?.kind === 'tasks-about' && asked.every((one) => isOfHere(one))) continue;
    found.push(...asked);
  }
  const known = withoutGreeting(found, ground.tokens);
  if (known.length > 0) return unique(known).slice(0, mostQuestions);
  if (isRefusedWish(ground)) return [];
  const words = aboutWords(withoutCourtesy(ground.tokens));
  return words.length > 0 ? [{ kind: 'search', words }] : [];
}

const isOfHere = (question: Question) =>
  question.kind === 'field' && (question.target.kind === 'ticket' || question.field === 'assignee');

/** 'Good morning! What moved?' asks for no help. */
function withoutGreeting(found: readonly Question[], tokens: readonly Token[]): Question[] {
  const others = found.filter(({ kind }) => kind !== 'help' && kind !== 'thanks');
  if (others.length > 0 || found.length === 0) return others;
  const says = aboutWords(withoutCourtesy(tokens)).filter((word) => !greets.test(word));
  return says.length > greetingsMost ? [] : [...found];
}
/** So many words beside a greeting are still nothing but one. */
const greetingsMost = 1;
const greets = /^(?:good|morning|afternoon|evening|there|perfect|great|perfecto|genial|tardes|noches)$/;

/**
 * The questions of one sentence: itself, or each of those that 'and' joins ('when is it due and who has it'), or what
 * is asked beside something that is only told ('I was off yesterday, what moved?').
 */
function questionsIn(ground: Ground, context: RequestContext, at: number, end: number): Question[] {
  const { tokens } = ground;
  const joints: number[] = [];
  const breaks: number[] = [];
  for (let here = at + 1; here < end; here += 1) {
    const text = tokens[here]?.text ?? '';
    const isNext = asking.test(tokens[here + 1]?.text ?? '') || asksAbout(tokens, here + 1);
    if (/^(?:and|y|e)$/.test(text) && isNext) joints.push(here);
    if (/^(?:,|but|pero|-|–|—|:)$/.test(text)) breaks.push(here);
  }
  const [joint] = joints;
  if (joint !== undefined) {
    const first = questionAt(ground, context, at, withoutComma(ground, joint));
    const second =
      ofThatMeeting(ground, first, joint + 1, end) ??
      questionAt(ground, context, joint + 1, end, joint + 1, targetIn(first));
    if (first && second) return [first, ofThose(ground, first, second, joint, end)];
    const rest = aboutWords(tokens.slice(joint + 1, end)).filter(
      (word) => !/^(?:whose|who|quien)$/.test(word),
    );
    if (first && (first.kind !== 'list' || rest.length === 0)) return [first];
  }
  const whole = questionAt(ground, context, at, end);
  if (whole) return [whole];
  for (const here of breaks.slice(0, 3)) {
    const next = tokens[here + 1]?.text ?? '';
    // 'Not counting hers' is a part of what is asked.
    if (leavingOut.test(next)) continue;
    const isAsked = asking.test(next);
    const part = isAsked
      ? questionAt(ground, context, here + 1, end, at)
      : questionAt(ground, context, at, here);
    if (part && isAsked) {
      const theirs = ofWhom(ground, at, here, part);
      return theirs ? [theirs] : [];
    }
    if (part && part.kind !== 'list') return [part];
    // 'Sum it up, as I could not come'.
    const before = isAsked ? questionAt(ground, context, at, here) : null;
    if (before && before.kind !== 'list') return [before];
  }
  return [];
}

const leavingOut =
  /^(?:not|excluding|except|besides|counting|apart|aside|without|sin|salvo|excepto|menos|aparte|excluyendo)$/;

/** 'Y de qué iba', 'y con quién'. */
const asksAbout = (tokens: readonly Token[], at: number) =>
  /^(?:de|con|a|about|with)$/.test(tokens[at]?.text ?? '') &&
  /^(?:que|quien|quienes|what|whom)$/.test(tokens[at + 1]?.text ?? '');

const about =
  /^(?:what (?:was|is) (?:it|that|this) (?:about|on)|what about|what (?:did|do) (?:we|they) (?:discuss|talk about|speak about|cover)|what happened(?: there| in it)?|what came (?:out )?of it|de que (?:iba|fue|trato|trataba|se hablo|hablamos|hablaron|se trato)|que se (?:hablo|dijo|trato)(?: ahi| alli)?|que paso(?: ahi| alli)?|sobre que (?:fue|iba|era))$/;
const there =
  /^(?:who (?:was|were) (?:there|in it|present|at it|in)|who (?:came|attended|joined)|quien(?:es)? (?:estuvo|estaba|fue|estuvieron|estaban|fueron)(?: ahi| alli)?)$/;

/** 'When was our last meeting, and what was it about?': of the same one. */
function ofThatMeeting(
  { tokens }: Ground,
  first: Question | null,
  from: number,
  to: number,
): Question | null {
  if (first?.kind !== 'meeting-day') return null;
  const words = tokens
    .slice(from, to)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
    .join(' ');
  if (about.test(words)) return { kind: 'summary', of: 'meeting', meeting: first.meeting };
  return there.test(words) ? { kind: 'attendees', meeting: first.meeting } : null;
}

const targetIn = (question: Question | null) => (question && 'target' in question ? question.target : null);

const withoutComma = ({ tokens }: Ground, at: number) => (tokens[at - 1]?.text === ',' ? at - 1 : at);

/** 'And how many of those are late?' is asked of the tasks that were asked after before. */
function ofThose({ tokens }: Ground, first: Question, second: Question, from: number, to: number): Question {
  const isOf = tokens
    .slice(from, to)
    .some(({ text }) => /^(?:those|them|these|ellas|ellos|esas|esos)$/.test(text));
  if (!isOf || !('filter' in first) || !('filter' in second)) return second;
  const filter = joined(first.filter, second.filter);
  return filter ? { ...second, filter } : second;
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
  told = at,
  spoken: Target | null = null,
): Question | null {
  const starts = startsOf(ground, at, end);
  for (const start of starts) {
    const asked = personQuestion(ground, start, end);
    if (asked?.kind === 'person' && asked.asks) return asked;
  }
  for (const start of starts)
    for (const rule of everyQuestion) {
      const text = ground.tokens[start]?.text ?? '';
      if (rule.first && !rule.first.has(text)) continue;
      const question = byRule(ground, context, rule, start, end, told, spoken);
      if (question) return question;
    }
  for (const start of starts) {
    const question =
      questionByParts(ground, context, start, end) ??
      extremeQuestion(ground, start, end, context.me) ??
      listQuestion(ground, start, end, context.me);
    if (question && saysAll(ground, context, question, start, end))
      return ofOpenMeeting(ground, context, question, start, end);
  }
  return null;
}

/** Of tasks that were misread no figure is told. */
const saysAll = (ground: Ground, { me }: RequestContext, question: Question, from: number, to: number) =>
  !('filter' in question) || !leavesOut(ground, from, to, me);

function byRule(
  ground: Ground,
  context: RequestContext,
  rule: QuestionRule,
  start: number,
  end: number,
  told: number,
  spoken: Target | null,
): Question | null {
  const matches = matchAt(ground, rule.nodes, start, rule.tongue)
    .filter((match) => match.end <= end && match.unclear.length === 0 && !isMoreThan(ground, match.end))
    .filter((match) => !rule.isWhole || (isEnd(ground, match.end, end) && !isForWhom(ground, match.end)))
    .sort((a, b) => a.cost - b.cost || b.end - a.end);
  for (const match of matches) {
    const question = rule.build(
      askedOf(ground, context, rule, match, end, told === start ? undefined : told, spoken),
    );
    if (question && saysAll(ground, context, question, match.end, end)) return question;
  }
  return null;
}

/** 'Más de 3' is a number, and not the most. */
const isMoreThan = ({ tokens }: Ground, at: number) =>
  /^(?:mas|more|menos|less|fewer)$/.test(tokens[at - 1]?.text ?? '') &&
  /^(?:de|than)$/.test(tokens[at]?.text ?? '') &&
  /^(?:\d+|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|one|two|three|four|five|six|seven|eight|nine|ten)$/.test(
    tokens[at + 1]?.text ?? '',
  );

/** 'What is due today for me' asks for no purpose: a form that ends in 'for' holds nothing of whom it is for. */
const isForWhom = ({ tokens }: Ground, at: number) =>
  /^(?:for|para)$/.test(tokens[at - 1]?.text ?? '') &&
  /^(?:me|us|you|him|her|them|mi|nosotr[oa]s|ti)$/.test(tokens[at]?.text ?? '');

const tail =
  /^(?:please|pls|plz|thanks|thx|now|already|ya|so|far|right|today|yet|then|again|exactly|at|all|anyway|really|actually|though|the|moment|currently|for|me|still|total|in|here|por|favor|porfa|gracias|ahora|mismo|ya|hoy|entonces|en|al|final|mientras|tanto|aqui|,)$/;
const isEnd = ({ tokens }: Ground, at: number, end: number) => {
  const words = tokens.slice(at, end).map(({ text }) => text);
  const left = words.join(' ').replace(here, '').trim();
  return left === '' || left.split(' ').every((word) => tail.test(word));
};
/** Where one works. */
const here =
  /^(?:(?:in|at|of|for|with) (?:this|the|our) (?:company|firm|business|place|team|office|board)|around here|(?:en|de) (?:esta|la|nuestra) (?:empresa|casa|oficina|compania)|these days|right now|at present|nowadays|estos dias|actualmente|hoy por hoy|por aqui|en el tablero|de aqui)\b/;

const unique = (questions: readonly Question[]): Question[] =>
  questions.filter(
    (question, index) =>
      questions.findIndex((one) => JSON.stringify(one) === JSON.stringify(question)) === index,
  );
