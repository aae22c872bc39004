import { movesToBracketed } from './commands/bracketed-column';
import { courtesyWords } from './commands/courtesy';
import { isOnlyForNow } from './commands/for-now';
import { withHeadedTitles } from './commands/headed-title';
import { readClauses, type Unit } from './commands/read-clauses';
import { resolveClauses } from './commands/resolve-clauses';
import { everyRule } from './commands/rules/every-rule';
import { readCorrected } from './corrections/read-corrected';
import { departmentSlot } from './filters/department-slot';
import { filterRules } from './filters/filter-rules';
import { filterSlot } from './filters/filter-slot';
import { pastSlot } from './filters/past-slot';
import { rangeSlot } from './filters/range-slot';
import { sinceSlot } from './filters/since-slot';
import type { Ground, SlotReader } from './grammar/match';
import { literalsOf } from './grammar/pattern';
import { newFromText } from './parts/new-from-text';
import { readParts } from './parts/read-parts';
import { leavesOut } from './questions/loose-filter';
import { asking } from './questions/question-starts';
import { questionAt, readQuestions } from './questions/read-questions';
import { everyQuestion } from './questions/rules/every-question';
import { whoseQuestion } from './questions/whose';
import type { Command, Reading, RequestContext, Target, Unclear } from './request';
import { bareDaySlot } from './slots/bare-day-slot';
import { chargeSlot } from './slots/charge-slot';
import { columnSlot } from './slots/column-slot';
import { countSlot } from './slots/count-slot';
import { daySlot } from './slots/day-slot';
import { peopleOf } from './slots/people';
import {
  holderSlot,
  moverSlot,
  namesakeSlot,
  ownerSlot,
  personSlot,
  possessiveSlot,
  someoneSlot,
} from './slots/person-slot';
import type { Reader } from './slots/reader';
import { spanSlot } from './slots/span-slot';
import { taggedSlot, tagsSlot } from './slots/tag-slot';
import { certainTaskSlot, taskSlot, topicalTaskSlot } from './slots/task-slot';
import { doingSlot, quotedSlot, textSlot, titleSlot, wordSlot, wordsSlot } from './slots/text-slots';
import { theirsSlot } from './slots/theirs-slot';
import { titlesSlot } from './slots/titles-slot';
import { endsSentence, tokensOf } from './text/tokens';

/** How much is tried before a message counts as not read: some tens of milliseconds, in which nobody else is served. */
const mostSteps = 60_000;
/** The same for the reading by parts. */
const mostParts = 30_000;
/** How much of each end of a long message is read. */
const bothEnds = 1_000;
/** How often a message may be put right by its writer. */
const mostCorrections = 2;
const keywords: ReadonlySet<string> = new Set([
  ...everyRule.flatMap(({ nodes }) => literalsOf(nodes)),
  ...filterRules.flatMap(({ nodes }) => literalsOf(nodes)),
  ...everyQuestion.flatMap(({ nodes }) => literalsOf(nodes)),
  ...courtesyWords,
]);

/**
 * Reads what somebody asks for, in English or Spanish. A wish is one only when every word of the message is understood:
 * what is negated, quoted, supposed, asked or told of somebody else is none. Nothing is looked up but names and tags.
 */
export function readRequest(context: RequestContext): Reading {
  return readWithin(context, { steps: 0, limit: mostSteps });
}

/** The same, telling how much was tried. */
export function readWithin(context: RequestContext, work: Ground['work'], depth = 0): Reading {
  const reading = readOnce(context, work, depth);
  if (reading.kind !== 'commands' || context.message.length > 2 * bothEnds) return reading;
  const ground = groundOf(context, work, context.message.length);
  if (isOnlyForNow(ground, reading.commands) || movesToBracketed(reading.commands, context))
    return { kind: 'unread' };
  return { ...reading, commands: withHeadedTitles(reading.commands, context) };
}

/** Whether a question says something of its tasks that no filter holds: 'not overdue', 'with two tags'. */
export function saysMoreOfTasks(context: RequestContext): boolean {
  const ground = groundOf(context, { steps: 0, limit: mostSteps }, context.message.length);
  return leavesOut(ground, 0, ground.tokens.length, context.me);
}

function readOnce(context: RequestContext, work: Ground['work'], depth: number): Reading {
  const isLong = context.message.length > 2 * bothEnds;
  const ground = groundOf(context, work, isLong ? bothEnds : context.message.length);
  // 'Make that a task' corrects nothing.
  const isNew = !isLong && newFromText(ground, context) !== null;
  if (!isLong && !isNew && depth < mostCorrections) {
    const again = (message: string) => readWithin({ ...context, message }, work, depth + 1);
    const corrected = readCorrected(ground, context, again);
    if (corrected) return corrected;
  }
  const units = readClauses(ground, context);
  const mayWish = units && work.steps <= work.limit && !asksInSpanish.test(context.message.trim());
  const wish = mayWish ? readWish(ground, context, units) : null;
  const mayTry = !isLong && work.steps <= work.limit;
  const limit = Math.min(mostParts, work.limit);
  const parts = mayTry ? readParts({ ...ground, work: { steps: 0, limit } }, context) : null;
  if (Array.isArray(parts) && saysMore(parts, wish, context.message)) {
    const questions = wish?.kind === 'commands' ? wish.questions : [];
    return { kind: 'commands', commands: parts, questions };
  }
  if (parts && !Array.isArray(parts) && wish?.kind !== 'commands' && parts.about !== 'task') return parts;
  if (wish?.kind === 'unclear') return askedInstead(ground, context, wish) ?? wish;
  if (wish && (!isLong || takesTheRest(wish, context.message))) return wish;
  const asked = isLong ? { ...context, message: endsOf(context.message) } : context;
  const questions = readQuestions(isLong ? groundOf(asked, work, 3 * bothEnds) : ground, asked);
  const whose = isLong || work.steps > work.limit ? null : whoseQuestion(ground, context, questions);
  if (whose) return whose;
  return questions.length > 0 && work.steps <= work.limit
    ? { kind: 'questions', questions }
    : { kind: 'unread' };
}

/** 'Qué le queda a Pilar por hacer': one question, told by its accent alone. */
const asksInSpanish = /^(?:qué(?! tal)|quién(?:es)?|cuándo|cuánt[oa]s?|dónde|cuál(?:es)?) [^.;:,!?\n]*\??$/iu;

function readWish(ground: Ground, context: RequestContext, units: readonly Unit[]): Reading | null {
  if (!units.some(({ kind }) => kind === 'clause' || kind === 'unclear')) return null;
  const commands = resolveClauses(units, context);
  if (!commands || !Array.isArray(commands)) return commands;
  const questions = units.flatMap((unit) =>
    unit.kind === 'question' ? (questionAt(ground, context, unit.from, unit.to) ?? []) : [],
  );
  return commands.length > 0 ? { kind: 'commands', commands, questions } : null;
}

/** 'Give me a short summary of …' gives nothing to somebody called Short. */
function askedInstead(ground: Ground, context: RequestContext, { about, why }: Unclear): Reading | null {
  if (about !== 'person' || why !== 'unknown') return null;
  const questions = readQuestions(ground, context);
  const isSure = questions.length > 0 && questions.every(({ kind }) => kind === 'summary');
  return isSure || endsAsking(ground) ? { kind: 'questions', questions } : null;
}

/** 'A guest asked me about it. Why did we stop?' tells first, and asks then. */
function endsAsking({ tokens }: Ground): boolean {
  const last = tokens.at(-1)?.text === '?' ? tokens.length - 1 : 0;
  const start = tokens.slice(0, last).findLastIndex(endsSentence) + 1;
  return start > 0 && asking.test(tokens[start]?.text ?? '');
}

/** Of two readings of all words the one that leaves out nothing. */
function saysMore(parts: readonly Command[], wish: Reading | null, message: string): boolean {
  if (wish?.kind !== 'commands') return true;
  const makes = (commands: readonly Command[]) =>
    commands.some(({ actions }) => actions.some(({ kind }) => kind === 'create'));
  // 'Make a task "Order the part" for Priya and tag it' names none that is there.
  if (makes(wish.commands) && !makes(parts)) return false;
  const count = (commands: readonly Command[]) =>
    commands.reduce((sum, { actions }) => sum + actions.length, 0);
  const isNamed = (target: Target) =>
    target.kind !== 'titled' || /[⟦"“«'‘]/.test(message.charAt(message.indexOf(target.words) - 1));
  const isKnown = wish.commands.every(({ target }) => isNamed(target));
  return !isKnown || count(parts) > count(wish.commands);
}

/** Of a long message only the beginning is read for a wish: the rest must be the text that the wish is about. */
function takesTheRest(reading: Reading, message: string): boolean {
  if (reading.kind !== 'commands') return false;
  const last = reading.commands.at(-1)?.actions.at(-1);
  const end = withoutQuotes(message);
  if (last?.kind === 'comment' || last?.kind === 'describe') return end.endsWith(withoutQuotes(last.text));
  const [title] = last?.kind === 'split' ? last.titles.slice(-1) : [];
  return title !== undefined && end.endsWith(withoutQuotes(title));
}

/** Without the signs and spaces at its end; a pattern would try every run of spaces inside. */
function withoutQuotes(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s"”»’'`]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** What a message asks stands at its beginning or its end; between them is what somebody pasted. */
const endsOf = (message: string) => `${message.slice(0, bothEnds)}\n${message.slice(-bothEnds)}`;

function groundOf(context: RequestContext, work: Ground['work'], until: number): Ground {
  const tokens = tokensOf(context.message, until);
  const reader: Reader = { context, tokens, people: peopleOf(context.people), days: new Map() };
  const ground: Ground = { tokens, keywords, work, read: new Map(), slots: slotsOf(reader, () => ground) };
  return ground;
}

function slotsOf(reader: Reader, ground: () => Ground): Readonly<Record<string, SlotReader>> {
  const owner = ownerSlot(reader);
  const filter = filterSlot(ground, reader.context.me);
  return {
    person: personSlot(reader),
    holder: holderSlot(reader),
    mover: moverSlot(reader),
    someone: someoneSlot(reader),
    owner,
    possessive: possessiveSlot(reader),
    namesake: namesakeSlot(reader),
    // 'Show me' says nothing of whose tasks are meant.
    named: (at, tongue) =>
      owner(at, tongue).filter(() => !/^(?:me|myself|mi|yo|-me)$/.test(reader.tokens[at]?.text ?? '')),
    theirs: theirsSlot(reader),
    day: daySlot(reader),
    bareday: bareDaySlot(reader),
    span: spanSlot(reader),
    range: rangeSlot(reader),
    since: sinceSlot(reader),
    past: pastSlot(reader),
    column: columnSlot(reader),
    tags: tagsSlot(reader, true),
    known: tagsSlot(reader, false),
    tagged: taggedSlot(reader),
    department: departmentSlot(reader),
    count: countSlot(reader),
    task: taskSlot(reader, filter),
    certain: certainTaskSlot(reader),
    topical: topicalTaskSlot(reader, filter),
    filter,
    title: titleSlot(reader),
    charge: chargeSlot(reader),
    doing: doingSlot(reader),
    titles: titlesSlot(reader),
    listed: titlesSlot(reader, true),
    quoted: quotedSlot(reader),
    text: textSlot(reader),
    word: wordSlot(reader),
    words: wordsSlot(reader),
  };
}
