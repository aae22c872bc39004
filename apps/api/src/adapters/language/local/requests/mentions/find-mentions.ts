import { words } from '@/adapters/language/fold-text';
import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { spanishPack } from '@/adapters/language/local/packs/pack-es';
import { wordSet } from '@/adapters/language/local/word-set';
import { commandWords } from '../commands/command-words';
import type { RequestContext } from '../request';
import { type People, peopleOf } from '../slots/people';
import { type Token, tokensOf } from '../text/tokens';
import { isOther, isPlain, joinedMentions } from './joined-mentions';
import {
  articles,
  before,
  behind,
  deeds,
  indefinite,
  infinitive,
  leads,
  mayJoin,
  rooms,
  saysLittle,
  saysNothing,
} from './name-words';
import { type Fit, tasksWith } from './tasks-with';
import { beginningsOf, titleForms } from './title-forms';

/** A task that a message may speak of. */
export interface NamedTask {
  id: string;
  title: string;
  isDone: boolean;
  /** Whose it is: it tells two tasks that are called alike. */
  assigneeId?: string | null;
}

/** Where a message speaks of a task, in characters, and which one it is. */
export interface Mention {
  start: number;
  end: number;
  title: string;
  /** Titles that it may mean, where it is not known which. */
  candidates?: string[];
}

/** What stands between words of a title. */
const between = wordSet(
  'to about of for the at on in from with our de del la el los las lo un una con en al a para',
);
const mostBetween = 3;
const mostSkipped = 1;
/** So many words of a message are looked for. */
const mostWords = 40;

/** Beginnings of the words of a message by which titles that it may name are looked for. */
export function wordsToFind(message: string): string[] {
  const words = tokensOf(message).filter(mayName).slice(0, mostWords);
  return [...new Set(words.flatMap(({ text, raw }) => beginningsOf((raw ?? text).replace(/'s$/, ''))))];
}

/**
 * Where a message speaks of one of these tasks by words of its title, in either language: as many words as can be, and
 * only where they mean one task; of several the only one that is not done.
 */
export function findMentions(
  context: RequestContext,
  tasks: readonly NamedTask[],
  mayBeSeveral = false,
): Mention[] {
  const { message } = context;
  const people = peopleOf(context.people);
  const tokens = tokensOf(message);
  const known = namesOf(context);
  const fits = tokens.map((token) => (mayName(token) ? tasksWith(bareOf(token), tasks) : null));
  const spans = tokens
    .flatMap((_, at) => spansFrom(tokens, fits, at, known))
    .map((span) => ofSomebody(tokens, people, span))
    .sort((a, b) => b.count - a.count || a.from - b.from);
  const found: Mention[] = [];
  for (const isSure of mayBeSeveral ? [true, false] : [true])
    for (const { from, to, count, tasks: meant } of spans) {
      const [task] = meant;
      if (!task || meant.length > 1 === isSure || meant.length > mostCandidates) continue;
      const place = widened(
        message,
        tokens,
        from,
        count > 1 && rooms.has(tokens[to]?.text ?? '') ? to + 1 : to,
      );
      const mention = isSure
        ? { ...place, title: task.title }
        : {
            ...{ ...place, title: message.slice(place.start, place.end) },
            candidates: meant.map(({ title }) => title),
          };
      // 'A mail' is one that is not there yet.
      if (indefinite.has(tokens[from - 1]?.text ?? '')) continue;
      if (found.every(({ start, end }) => mention.end <= start || mention.start >= end)) found.push(mention);
    }
  return joinedMentions(
    found.sort((a, b) => a.start - b.start),
    tokens,
    known,
  );
}

const mostCandidates = 6;
const has = /^(?:is|has|had|owns|does|lleva|tiene|esta|hace)$/;
const goesWith = /^(?:on|with|got|at|con|en|\p{L}+ing)$/u;
const longestName = 3;

/** 'The double charges Iker is on', 'lo de la base de datos que lleva Grace': of tasks that are called alike, theirs. */
function ofSomebody(tokens: readonly Token[], people: People, span: Span): Span {
  const text = (at: number) => tokens[at]?.text ?? '';
  // 'Sara Molina's offer'.
  for (let start = Math.max(0, span.from - longestName); start < span.from; start += 1) {
    if (!/'s?$/.test(text(span.from - 1))) break;
    const name = tokens.slice(start, span.from).map((token) => token.text);
    const called = people.called(name.join(' ').replace(/'s?$/, ''));
    const theirs = span.tasks.filter(({ assigneeId }) => called.some(({ id }) => id === assigneeId));
    if (theirs.length > 0) return { ...span, from: start, tasks: theirs, count: span.count + 1 };
  }
  const starts = [
    // 'Que arregla Iker'.
    ...(/^(?:que|that|which)$/.test(text(span.to)) ? [span.to + 2] : []),
    ...(/^(?:that|which|de|of)$/.test(text(span.to)) ? [span.to + 1] : []),
    span.to,
  ];
  for (const start of starts)
    for (let end = start + longestName; end > start; end -= 1) {
      const name = tokens.slice(start, end).map((token) => token.text);
      const called = tokens[end - 1] ? people.called(name.join(' ')) : [];
      const theirs = span.tasks.filter(({ assigneeId }) => called.some(({ id }) => id === assigneeId));
      if (theirs.length === 0) continue;
      const isBehind = start > span.to + 1 || /^(?:de|of)$/.test(text(span.to)) || has.test(text(end));
      if (!isBehind) continue;
      let to = has.test(text(end)) ? end + 1 : end;
      while (to > end && goesWith.test(text(to))) to += 1;
      return { ...span, to, tasks: theirs, count: span.count + 1 };
    }
  return span;
}

/** Words that mean something else by themselves: of tags, people and departments. */
function namesOf({ tags, people, departments }: RequestContext): ReadonlySet<string> {
  const wordsIn = (names: readonly string[]) => names.flatMap((name) => words(name).map(({ text }) => text));
  const ofPeople =
    known.get(people) ?? wordsIn(people.flatMap(({ firstName, lastName }) => [firstName, lastName]));
  known.set(people, ofPeople);
  return new Set([...wordsIn([...tags, ...departments.map(({ name }) => name)]), ...ofPeople]);
}

/** A message is looked through several times, and a company may have thousands of people. */
const known = new WeakMap<RequestContext['people'], readonly string[]>();

/** 'The ramp's mine': without what is joined to it. */
const bareOf = ({ raw, text }: Token) => (raw ?? text).replace(/'s$/, '');

const mayName = ({ kind, text }: Token) =>
  kind === 'word' &&
  text.length > 1 &&
  !/^-|'(?!s$)/.test(text) &&
  !englishPack.stopWords.has(text) &&
  !spanishPack.stopWords.has(text);

/** By each word: the tasks that have it in any form, and those that have it in its own language. */
type Fits = readonly (Fit | null)[];
interface Span {
  from: number;
  to: number;
  /** Words that say which. */
  count: number;
  tasks: readonly NamedTask[];
}

/** The longest run of words from here on that one title has. */
function spansFrom(tokens: readonly Token[], fits: Fits, from: number, known: ReadonlySet<string>): Span[] {
  const first = fits[from]?.any;
  const prior = tokens[from - 1]?.text ?? '';
  if (auxiliary.test(prior) || (told.test(prior) && tells(tokens[from], first))) return [];
  const text = tokens[from]?.text ?? '';
  if (!first || first.size === 0) return [];
  // 'Las etiquetas de alérgenos' are a thing, 'etiqueta …' is an order.
  if ((commandWords.has(text) || mayJoin.has(text)) && !articles.has(prior)) return [];
  let meant = [...first];
  let to = from + 1;
  const own = [from];
  let skipped = 0;
  for (let at = from + 1, gap = 0; at < tokens.length && gap <= mostBetween; at += 1) {
    const token = tokens[at];
    // 'Rename the bins to Bin corner' names them once.
    if (token?.kind !== 'word' || own.some((one) => tokens[one]?.text === token.text)) break;
    const fit = fits[at]?.any;
    const both = fit && meant.filter((task) => fit.has(task));
    if (both && both.length > 0) {
      meant = both;
      to = at + 1;
      gap = 0;
      own.push(at);
    } else if (between.has(token.text)) gap += 1;
    // 'La valla del lado del río': one word that the title has not.
    else if (skipped < mostSkipped && isPlain(token, known)) {
      skipped += 1;
      gap += 1;
    } else break;
  }
  const said = own.filter((at) => !isAmong(saysNothing, tokens[at]?.text ?? ''));
  const isNamed = said.length > 1 || own.some((at) => isTelling(tokens[at], known));
  if (!isNamed) return [];
  if (own.length === 1) meant = meant.filter((task) => !isOnlyItsVerb(tokens, from, task));
  if (meant.length === 0) return [];
  const same = meant.filter((task) => own.every((at) => fits[at]?.own.has(task)));
  const named = same.length > 0 ? same : meant;
  const open = named.filter(({ isDone }) => !isDone);
  return [{ from, to, count: own.length, tasks: open.length > 0 ? open : named }];
}

/** What stands behind these is done, and is no thing: 'we can't sign off' says nothing of signs. */
const auxiliary =
  /^(?:can|cannot|could|will|would|should|must|shall|may|might|didn't|don't|doesn't|haven't|hasn't|hadn't|can't|couldn't|won't|shouldn't|wouldn't|puedo|puede|podemos|pueden)$/;

/** Behind these a title's verb only tells: 'we paid the invoice', 'ya pagó la factura'. */
const told = /^(?:ya|has|have|had|he|she|we|they|i|just|already|se|hemos|ha|han)$/;
const tells = (token: Token | undefined, titled: ReadonlySet<NamedTask> | null | undefined) =>
  [...(titled ?? [])].some(({ title }) => {
    const [first] = words(title);
    return (
      first !== undefined &&
      titleForms(token?.text ?? '')(first.text) &&
      (deeds.has(first.text) || infinitive.test(first.text))
    );
  });

/** 'Order the missing part' says nothing of an order that is a task; 'the order' may. */
function isOnlyItsVerb(tokens: readonly Token[], at: number, { title }: NamedTask): boolean {
  const [first] = words(title);
  const token = tokens[at];
  if (!first || !token || articles.has(tokens[at - 1]?.text ?? '')) return false;
  if (behind.has(tokens[at + 1]?.text ?? '')) return false;
  if (!deeds.has(first.text) && !infinitive.test(first.text)) return false;
  const ways = titleForms(token.raw ?? token.text);
  return (
    ways(first.text) &&
    !words(title)
      .slice(1)
      .some(({ text }) => ways(text))
  );
}

/** Whether a word can name a task by itself. */
function isTelling(token: Token | undefined, known: ReadonlySet<string>): boolean {
  const text = token ? bareOf({ ...token, raw: token.text }) : '';
  return isOther(text, known) && !isAmong(saysLittle, text);
}

/** A word or its singular: 'news' is taken for 'new', which many titles have. */
const isAmong = (words: ReadonlySet<string>, text: string) =>
  [text, text.replace(/s$/, ''), text.replace(/es$/, '')].some((form) => words.has(form));

/** With the articles before it, 'the thing about', and 'task' behind it. */
function widened(
  message: string,
  tokens: readonly Token[],
  from: number,
  to: number,
): { start: number; end: number } {
  let first = from;
  // 'Off-site': what a hyphen joins to it.
  while (first > 0 && message.charAt((tokens[first]?.start ?? 0) - 1) === '-') first -= 1;
  while (first > 0 && before.has(tokens[first - 1]?.text ?? '')) first -= 1;
  const said = tokens
    .slice(Math.max(0, first - 4), first)
    .map(({ text }) => text)
    .join(' ');
  const lead = leads.exec(said)?.[1];
  if (lead !== undefined) first -= lead.split(' ').length;
  const last = behind.has(tokens[to]?.text ?? '') ? to + 1 : to;
  const end = tokens[last - 1]?.end ?? 0;
  const joined = /'s$/.test(tokens[last - 1]?.text ?? '') ? 2 : 0;
  return { start: tokens[first]?.start ?? 0, end: end - joined };
}
