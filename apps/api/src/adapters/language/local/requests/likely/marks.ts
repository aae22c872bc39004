import { plainLetters } from '@tavla/shared/text/plain-letters';
import { fold } from '@/adapters/language/fold-text';
import type { Range } from '../filters/range-slot';
import { findMentions, type Mention, type NamedTask } from '../mentions/find-mentions';
import type { Column, Day, Days, RequestContext, Span } from '../request';
import { columnSlot } from '../slots/column-slot';
import { daySlot } from '../slots/day-slot';
import { peopleOf } from '../slots/people';
import { foldedWords, type Reader, spansOf, typed } from '../slots/reader';
import { spanSlot } from '../slots/span-slot';
import { tagsSlot } from '../slots/tag-slot';
import { isQuotation, type Token, tokensOf } from '../text/tokens';
import { type RankedTitle, rankTitles } from './rank-titles';
import { type ToldText, toldTexts } from './told-texts';

/** What stands in a message: a word, or something of the company or the calendar that words of it name. */
export type Mark = { from: number; to: number } & (
  | { kind: 'word'; text: string }
  /** Titles that it may mean. */
  | { kind: 'task'; titles: readonly string[] }
  /** Ids of those who are called so; somebody blocked only where nobody else is. */
  | { kind: 'person'; ids: readonly string[]; isActive: boolean; isPossessive: boolean }
  | { kind: 'day'; day: Day }
  | { kind: 'span'; span: Span }
  | { kind: 'column'; column: Column }
  | { kind: 'tags'; tags: readonly string[] }
  | { kind: 'department'; id: string }
  /** Days, as ones to come and as ones that are over; only where questions are read. */
  | { kind: 'time'; coming: Range | null; past: Days | null }
  | { kind: 'quote'; text: string }
);

/** A message by its marks, in order; each token belongs to one. */
export interface Marked {
  context: RequestContext;
  tokens: readonly Token[];
  marks: readonly Mark[];
  /** Titles that its words speak for, all of them together; the likeliest first. */
  ranked: readonly RankedTitle[];
  /** Texts that it may tell unquoted. */
  texts: readonly ToldText[];
}

const longestName = 4;

/** Pure: what a message names, by these tasks of the board. */
export function markMessage(context: RequestContext, tasks: readonly NamedTask[]): Marked {
  const tokens = tokensOf(context.message);
  const reader: Reader = { context, tokens, people: peopleOf(context.people), days: new Map() };
  const mentions = findMentions(context, tasks, true);
  const departments = new Map(context.departments.map(({ id, name }) => [plainLetters(name), id]));
  const marks: Mark[] = [];
  for (let at = 0; at < tokens.length; at = marks.at(-1)?.to ?? at + 1) {
    const text = tokens[at]?.text ?? '';
    marks.push(
      taskAt(reader, mentions, at) ??
        quoteAt(reader, tasks, at) ??
        dayAt(reader, at) ??
        spanAt(reader, at) ??
        personAt(reader, at) ??
        columnAt(reader, at) ??
        tagsAt(reader, at) ??
        departmentAt(reader, departments, at) ?? { from: at, to: at + 1, kind: 'word', text },
    );
  }
  const texts = toldTexts(context.message, tokens, marks);
  return { context, tokens, marks, texts, ranked: rankTitles(tokens, marks, tasks) };
}

function taskAt({ tokens }: Reader, mentions: readonly Mention[], at: number): Mark | null {
  const isIn = (token: Token | undefined, { start, end }: Mention) =>
    token !== undefined && token.start >= start && token.end <= end;
  const mention = mentions.find((one) => isIn(tokens[at], one));
  if (!mention) return null;
  let to = at + 1;
  while (isIn(tokens[to], mention)) to += 1;
  return { from: at, to, kind: 'task', titles: mention.candidates ?? [mention.title] };
}

/** A text, or the whole title of a task. */
function quoteAt({ tokens }: Reader, tasks: readonly NamedTask[], at: number): Mark | null {
  const token = tokens[at];
  if (!isQuotation(token)) return null;
  const text = token.inner ?? '';
  const titles = tasks.map(({ title }) => title).filter((title) => fold(title) === fold(text));
  const place = { from: at, to: at + 1 };
  return titles.length > 0 ? { ...place, kind: 'task', titles } : { ...place, kind: 'quote', text };
}

const bareNumber =
  /^(?:(?:en|a|los|las|by|at|on|in) )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|un|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte)(?: a)?$/;

function dayAt(reader: Reader, at: number): Mark | null {
  const way = longest(
    daySlot(reader)(at, tongueOf(reader)).filter(({ value, unclear }) => value && !unclear),
  );
  if (!way) return null;
  // 'Van 7', 'los dos'.
  const isNumber = bareNumber.test(foldedWords(reader, at, way.end));
  if (isNumber && !/^(?:the|el|al|dia|del)$/.test(reader.tokens[at - 1]?.text ?? '')) return null;
  return { from: at, to: way.end, kind: 'day', day: way.value as Day };
}

function spanAt(reader: Reader, at: number): Mark | null {
  const way = longest(spanSlot(reader)(at, tongueOf(reader)));
  return way ? { from: at, to: way.end, kind: 'span', span: way.value as Span } : null;
}

function personAt(reader: Reader, at: number): Mark | null {
  for (const end of spansOf(reader, at, longestName).reverse()) {
    const words = foldedWords(reader, at, end);
    // 'Samiras tasks' is typed in haste.
    const called = (name: string) => reader.people.called(name);
    const plain = called(words.replace(/'s?$/, ''));
    const found = plain.length > 0 || !mayBeTheirs(reader, at, end) ? plain : called(words.replace(/s$/, ''));
    if (found.length === 0) continue;
    const active = found.filter((person) => person.isActive);
    const ids = (active.length > 0 ? active : found).map(({ id }) => id);
    const isPossessive = plain.length === 0 || /'s?$/.test(words);
    return { from: at, to: end, kind: 'person', ids, isActive: active.length > 0, isPossessive };
  }
  return null;
}

/** 'Bills' is the plural of a word, but for 'Bills tasks' and a name that is written as one. */
const mayBeTheirs = ({ context, tokens }: Reader, at: number, end: number): boolean =>
  /^\p{Lu}/u.test(context.message.slice(tokens[at]?.start)) ||
  /^(?:tasks?|cards?|list|plate|desk|stuff|things|overdue|late)$/.test(tokens[end]?.text ?? '');

function columnAt(reader: Reader, at: number): Mark | null {
  const ways = (['en', 'es'] as const).flatMap((tongue) => columnSlot(reader)(at, tongue));
  const way = longest(ways.filter(({ value, unclear, cost }) => value && !unclear && cost === 0));
  return way ? { from: at, to: way.end, kind: 'column', column: way.value as Column } : null;
}

function tagsAt(reader: Reader, at: number): Mark | null {
  const way = longest(tagsSlot(reader, false)(at, 'en').filter(({ cost }) => cost === 0));
  return way ? { from: at, to: way.end, kind: 'tags', tags: way.value as string[] } : null;
}

function departmentAt(reader: Reader, named: ReadonlyMap<string, string>, at: number): Mark | null {
  for (const end of spansOf(reader, at, longestName).reverse()) {
    const id = named.get(plainLetters(typed(reader, at, end)));
    if (id !== undefined) return { from: at, to: end, kind: 'department', id };
  }
  return null;
}

export const tongueOf = ({ context }: Reader) => (context.language === 'es' ? 'es' : 'en');

/** Of the ways to read something the one that takes most words. */
export const longest = <Way extends { end: number }>(ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>((best, way) => (best && best.end >= way.end ? best : way), undefined);
