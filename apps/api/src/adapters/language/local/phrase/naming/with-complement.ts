import { isWholeTitle } from '../is-whole-title';
import { isOpen } from '../read-noun';
import { isGerund, isVerb } from '../words/english-verbs';
import {
  isTime,
  nounsInIng,
  pointing,
  prepositions,
  questionWords,
  subordinators,
} from '../words/english-words';
import type { SpokenWord } from '../words/spoken-words';

/** So many words more at most: what is longer is no title. */
const mostMore = 10;

/**
 * The words of a title with what is said of its thing just behind them, where both together read as one order: 'Send a
 * list' with 'of the people who were there'. Of what can be added the longest that ends where its clause does; the words
 * as they are where there is none.
 */
export function withComplement(
  text: readonly string[],
  said: readonly SpokenWord[],
  next: number,
): readonly string[] {
  const first = said[next];
  if (!first || first.breaks || !leadsOn(text, said, next)) return text;
  const more = following(said, next);
  for (let length = more.length; length >= 2; length -= 1) {
    const added = more.slice(0, length);
    if (isLeftOpen(added, said[next + length]) || isBareGerund(added) || !mayEnd(added, said[next + length]))
      continue;
    const longer = [...text, ...added];
    if (isWholeTitle(longer)) return longer;
  }
  return text;
}

/** Something of the thing, or what it is for, and no second task. */
function leadsOn(text: readonly string[], said: readonly SpokenWord[], at: number): boolean {
  const low = said[at]?.low ?? '';
  // 'the database, so that we get the links': a purpose, whose 'so' was left out.
  const isBehindThing = said[at - 1]?.low === text.at(-1)?.toLowerCase();
  if (clauses.has(low)) return isBehindThing;
  return low === 'to' || (prepositions.has(low) && low !== 'before' && low !== 'by');
}

/** The words behind it up to a break or a time, as a title has them. */
function following(said: readonly SpokenWord[], next: number): string[] {
  const more: SpokenWord[] = [];
  for (const word of said.slice(next, next + mostMore)) {
    const isOver = isTime(word.low) || whens.has(word.low) || subordinators.has(word.low);
    if (isOver || (word.breaks && more.length > 0)) break;
    more.push(word);
  }
  return more.map(({ low, text }, at) => {
    const isArticle = pointing.has(low) && isOpen(more[at + 1]?.low ?? '') && !(low === 'that' && at === 0);
    return isArticle ? 'the' : text;
  });
}

/** A clause ends where something else begins, not before the rest of its own thing. */
function mayEnd(added: readonly string[], behind: SpokenWord | undefined): boolean {
  if (!behind || behind.breaks) return true;
  const { low } = behind;
  if (low === 'and' || low === 'or' || whens.has(low) || isTime(low) || subordinators.has(low)) return true;
  // 'to check' before 'for accuracy', 'that will be structured' before 'in such a way'
  const isClause = added.some((word) => clauses.has(word) || questionWords.has(word));
  return prepositions.has(low) && low !== 'of' && low !== 'to' && !isClause && !isVerb(added.at(-1) ?? '');
}

/** 'what people want' may end there, 'what people want to' may not. */
function isLeftOpen(added: readonly string[], behind: SpokenWord | undefined): boolean {
  const last = added.at(-1) ?? '';
  const isAsked = added.some((word) => questionWords.has(word)) && (!behind || behind.breaks);
  return leftOpen.has(last) && !(isAsked && wished.has(last));
}
const wished = new Set(['need', 'needs', 'want', 'wants', 'like', 'have', 'do']);

/**
 * Whether the words behind a title say which of many things it is about, as it cannot: 'Cut off members' before 'who go
 * beyond the minute' is about all of them.
 */
export function isTooWide(text: readonly string[], said: readonly SpokenWord[], next: number): boolean {
  const behind = said[next];
  const last = text.at(-1) ?? '';
  const before = text.at(-2)?.toLowerCase() ?? '';
  const isPlain = text.length === 2 || prepositions.has(before) || before === 'off' || before === 'out';
  return (
    behind !== undefined &&
    !behind.breaks &&
    restricting.has(behind.low) &&
    /^\p{Ll}+[^s]s$/u.test(last) &&
    isPlain
  );
}
const restricting = new Set(['that', 'which', 'who']);

const isBareGerund = (added: readonly string[]) =>
  isGerund(added.at(-1) ?? '') && !nounsInIng.has(added.at(-1) ?? '');
const clauses = new Set(['that', 'which', 'who', 'we']);
/** When it is done is said by the due day. */
const whens = new Set('today tomorrow tonight yesterday now following after before during'.split(' '));
/** What somebody needs or tries is still to come behind these. */
const leftOpen = new Set(
  'need needs want wants going trying try like have has had get got go goes be been do does is are was were'.split(
    ' ',
  ),
);
