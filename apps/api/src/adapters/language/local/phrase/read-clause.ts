import { isOpen } from './read-noun';
import { baseForm, isGerund, isVerb } from './words/english-verbs';
import { determiners, finite, nominatives, prepositions, subordinators } from './words/english-words';
import type { SpokenWord } from './words/spoken-words';
import { giving } from './words/verb-classes';

/** A question or a statement that a verb has for its object: 'whether the chip supports voice'. */
export interface Clause {
  text: string[];
  next: number;
}

const mostWords = 9;
const people = new Set('i we you they one people'.split(' '));
const toWhom = new Set(['us', 'me', 'you']);
const inFull: Readonly<Record<string, string>> = { "'re": 'are', "'ve": 'have', "'ll": 'will' };
const modals = new Set(
  "can could should will would 'll 'd might must may do want need have are 're".split(' '),
);
const unknown = new Set(
  'it that this they he she him her them i me my we us our you your mine ours yours those these there'.split(
    ' ',
  ),
);

/**
 * Reads such a clause up to where it ends. 'how we can do it' becomes 'how to do it'. Null where it has no verb, is
 * about somebody who is not named, or does not end.
 */
export function readClause(words: readonly SpokenWord[], from: number): Clause | null {
  const first = words[from];
  if (!first) return null;
  const asks = first.low === 'if' ? 'whether' : first.low;
  const second = words[from + 1]?.low ?? '';
  // 'that is complete', 'which can be done': nobody is told what.
  if ((asks === 'that' || asks === 'which') && finite.has(second)) return null;
  const short = shortened(words, from, asks);
  const text = short ? short.text : [asks];
  let at = short ? short.next : from + 1;
  if (['what', 'which', 'how'].includes(asks) && !short && words[at] && people.has(words[at]?.low ?? ''))
    return null;
  // Where it may end as well, should what follows not belong in a title.
  let early: Clause | null = null;
  for (; at < words.length; at += 1) {
    const word = words[at];
    if (!word || word.breaks || text.length > mostWords) break;
    if (text.length > 1 && endsAt(words, at)) break;
    const mayPart = parting.has(word.low) && asks !== 'that' && !isGerund(text.at(-1) ?? '');
    if (mayPart && text.length <= mostWords && isWhole(text, short !== null || text.includes('to')))
      early = { text: [...text], next: at };
    const led = text.length > 1 && named.has(asks) ? leadBy(words, at) : 0;
    if (led > 0) {
      text.push('to');
      at += led - 1;
      continue;
    }
    // 'what paint we need', 'which rooms people want'
    if (word.low === 'we' && text.length > 1 && isOpen(text.at(-1) ?? '')) text.push('we');
    // 'what the survey will give us'
    else if (toWhom.has(word.low) && giving.has(baseForm(text.at(-1) ?? '') ?? '')) continue;
    else if (text.at(-1) === 'we' && word.low in inFull) text.push(inFull[word.low] ?? '');
    else if (unknown.has(word.low)) {
      // 'that approach' and 'our prototype' are known well enough.
      const next = words[at + 1];
      if (!determiners.has(word.low) || !next || next.breaks || !isPlain(next.low)) return early;
      text.push('the');
    } else text.push(word.text);
  }
  return isWhole(text, short !== null || text.includes('to')) && text.length <= mostWords
    ? { text, next: at }
    : early;
}

/** What stands behind one of these can be left out. */
const parting = new Set('to for with before during'.split(' '));
const named = new Set(['what', 'which']);

/** 'what paint (we want to) use' is 'what paint to use': how many words stand for the 'to'. */
function leadBy(words: readonly SpokenWord[], at: number): number {
  const wants = ['want', 'need', 'have'].includes(words[at + 1]?.low ?? '') && words[at + 2]?.low === 'to';
  const should = ['should', 'can', 'could'].includes(words[at + 1]?.low ?? '');
  const length = wants ? 3 : should ? 2 : 0;
  const subject = words[at]?.low ?? '';
  const isSaid = people.has(subject) && subject !== 'we' && isOpen(words[at - 1]?.low ?? '');
  return length > 0 && isSaid && isVerb(words[at + length]?.low ?? '') ? length : 0;
}

/** '(how) we can do' as '(how) to do', '(whether) we can do' as '(whether) it is possible to do'. */
function shortened(words: readonly SpokenWord[], from: number, asks: string): Clause | null {
  const lead = asks === 'how' && ['much', 'best'].includes(words[from + 1]?.low ?? '') ? 1 : 0;
  if (words[from + 1]?.low === 'best' && words[from + 2]?.low === 'to' && isVerb(words[from + 3]?.low ?? ''))
    return { text: [asks, 'best', 'to'], next: from + 3 };
  const subject = words[from + 1 + lead];
  let at = from + 2 + lead;
  if (subject?.low === 'to' && isVerb(words[from + 2 + lead]?.low ?? ''))
    return { text: [asks, 'to'], next: from + 2 };
  if (!subject || !people.has(subject.low) || lead > 0) return null;
  const modal = words[at]?.low ?? '';
  if (!modals.has(modal)) return null;
  at += 1;
  while (['to', 'going', 'gonna', 'able', 'be', 'actually', 'have'].includes(words[at]?.low ?? '')) at += 1;
  if (!isVerb(words[at]?.low ?? '')) return null;
  // 'how we are going to do with the paint'
  if (asks === 'how' && words[at]?.low === 'do' && prepositions.has(words[at + 1]?.low ?? '')) return null;
  if (asks === 'that') return null;
  const can = modal === 'can' || modal === 'could';
  return {
    text: asks === 'whether' && can ? ['whether', 'it', 'is', 'possible', 'to'] : [asks, 'to'],
    next: at,
  };
}

function endsAt(words: readonly SpokenWord[], at: number): boolean {
  const low = words[at]?.low ?? '';
  const next = words[at + 1]?.low ?? '';
  // 'how to improve and change the plans'
  if (low === 'and' && isVerb(words[at - 1]?.low ?? '') && isVerb(next)) return false;
  if (low === 'and' || low === 'or')
    return next === '' || nominatives.has(next) || isVerb(next) || subordinators.has(next);
  return subordinators.has(low) && low !== 'than' && low !== 'as';
}

const isPlain = (low: string) =>
  !finite.has(low) &&
  !prepositions.has(low) &&
  !nominatives.has(low) &&
  !low.startsWith("'") &&
  !subordinators.has(low);

/** What cannot end a clause; what can where a question word is its object: 'what those numbers are'. */
const open = new Set(
  "and or to not 's 're will can be 'll should has have had like very so would could came went got made goes gets".split(
    ' ',
  ),
);
const ended = new Set(['is', 'are', 'was', 'were']);
const nouns = new Set(['what', 'where', 'who', 'how', 'which']);

function isWhole(text: readonly string[], hasVerb: boolean): boolean {
  const last = text.at(-1)?.toLowerCase() ?? '';
  if (text.length < 3 || determiners.has(last) || prepositions.has(last)) return false;
  if (open.has(last) || (ended.has(last) && !nouns.has(text[0] ?? ''))) return false;
  return (
    hasVerb ||
    text
      .slice(1)
      .some(
        (word, at) =>
          finite.has(word) ||
          (at > 1 && isVerb(word)) ||
          (at > 0 && /s$|ed$/.test(word) && baseForm(word.replace(/ed$/, '')) !== null),
      )
  );
}
