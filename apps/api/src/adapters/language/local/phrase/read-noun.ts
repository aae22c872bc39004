import { baseForm, isGerund, isPureVerb } from './words/english-verbs';
import {
  adverbs,
  determiners,
  finite,
  isAdjectival,
  isNumberWord,
  nominatives,
  nounsInIng,
  particles,
  pointedAt,
  pointing,
  predicates,
  prepositions,
  pronouns,
  questionWords,
  subordinators,
  vague,
} from './words/english-words';
import type { SpokenWord } from './words/spoken-words';
import { isComparative } from './words/word-kinds';

/** What a verb is done to: 'the minutes', 'two other prototypes', 'it'. */
export interface NounPhrase {
  /** As in a title: 'my slides' are 'the slides'. */
  text: string[];
  /** Index of the word behind it. */
  next: number;
  /** It stands for something that was said before. */
  pronoun: string | null;
  /** Says nothing by itself: 'some things'. */
  isVague: boolean;
}

/** More words in a row without any small word among them are no speech. */
const longestNoun = 5;
const notOpen = [
  determiners,
  prepositions,
  pronouns,
  nominatives,
  finite,
  subordinators,
  questionWords,
  particles,
  adverbs,
];
const joints = new Set([
  'and',
  'or',
  'to',
  'not',
  'no',
  "'d",
  'like',
  'please',
  'thanks',
  'sorry',
  'bye',
  'etc',
]);

/** Whether a word may be a noun or an adjective: it is none of the small words. */
export const isOpen = (low: string) =>
  !joints.has(low) &&
  !low.startsWith("'") &&
  !low.endsWith("n't") &&
  !notOpen.some((words) => words.has(low));

/** The noun phrase that begins at a word, or null where none does. */
export function readNoun(words: readonly SpokenWord[], from: number): NounPhrase | null {
  let at = from;
  const text: string[] = [];
  let wasPointing: string | null = null;
  while (at < from + 4) {
    const word = words[at];
    if (!word || (word.breaks && at > from) || !determiners.has(word.low)) break;
    // 'said that Anna': no such Anna is pointed at.
    if (word.low === 'that' && /^\p{Lu}\p{Ll}/u.test(words[at + 1]?.text ?? '')) return null;
    if (pointing.has(word.low)) wasPointing = word.low;
    const said = pointing.has(word.low) && word.low !== 'the' ? 'the' : word.text;
    // 'one a', 'some the': begun anew.
    if (['the', 'a', 'an'].includes(said) && !beforeArticle.has(text.at(-1) ?? '')) text.length = 0;
    text.push(said);
    at += 1;
    const of = words[at];
    if (of?.low === 'of' && text.at(-1) !== 'the' && determiners.has(words[at + 1]?.low ?? '')) {
      text.push('of');
      at += 1;
    }
  }
  if (wasPointing !== null && words[at]?.low === 'own') at += 1;
  // 'a first draft'
  if (at > from && words[at]?.low === 'first' && isOpen(words[at + 1]?.low ?? '')) {
    text.push('first');
    at += 1;
  }
  // 'a very nice door'
  if (at > from && intensifiers.has(words[at]?.low ?? '') && isOpen(words[at + 1]?.low ?? '')) at += 1;
  const read = openWords(words, at, at > from);
  if (read === null) return null;
  const nouns = at > from ? withoutThing(read) : read;
  const [first] = nouns;
  if (first && nouns.length === 1 && /^th/.test(wasPointing ?? '') && isPredicate(first.low))
    return pronounAt(words, from);
  // 'this lies behind it', 'that runs': said of one thing, not the name of several.
  if (first && nouns.length === 1 && /^th[ia][st]$/.test(wasPointing ?? '') && severalOrDoes.test(first.low))
    return pronounAt(words, from);
  if (nouns.length === 0) return at === from || wasPointing ? pronounAt(words, from) : null;
  const said = nouns.map(({ text: noun }) => noun);
  // 'the thing noise estimation' was begun anew.
  if (nouns.slice(0, -1).some(({ low }) => /^(?:things?|stuff|ones?|something)$/.test(low))) return null;
  // 'bring M' (and M's)
  if (text.length === 0 && said.every((word) => word.length === 1)) return null;
  // 'get seriously connected'
  if (text.length === 0 && nouns.length > 1 && /[^e]ed$/.test(nouns.at(-1)?.low ?? '')) return null;
  const demonstrative = wasPointing !== null && /^th[aeio][st]/.test(wasPointing);
  return {
    text: [...text, ...said],
    next: at + read.length,
    pronoun: null,
    isVague:
      nouns.every(({ low }) => vague.has(low)) ||
      (demonstrative && nouns.length === 1 && pointedAt.has(said[0] ?? '')),
  };
}

/** 'make that clear', 'make that clearer' */
export const isPredicate = (low: string) =>
  predicates.has(low) || isComparative(low) || (/er$/.test(low) && predicates.has(low.slice(0, -2)));
const severalOrDoes = /(?<!^(?:serie|new|mean|len|ga))(?<![suoi])s$/;
const intensifiers = new Set(['very', 'quite', 'pretty', 'rather']);
/** 'the budget thing' is the budget. */
function withoutThing(nouns: readonly SpokenWord[]): readonly SpokenWord[] {
  const [name, last] = nouns.slice(-2);
  const isSpare = last !== undefined && /^(?:thing|stuff)$/.test(last.low);
  return isSpare && name && !vague.has(name.low) && !isAdjectival(name.low) ? nouns.slice(0, -1) : nouns;
}

function pronounAt(words: readonly SpokenWord[], at: number): NounPhrase | null {
  const word = words[at];
  const next = words[at + 1];
  // 'that one' is 'that'.
  const isOne = /^th/.test(word?.low ?? '') && /^ones?$/.test(next?.low ?? '') && !next?.breaks;
  return word && pronouns.has(word.low)
    ? { text: [word.text], next: at + (isOne ? 2 : 1), pronoun: word.low, isVague: true }
    : null;
}

/** 'all the', 'some of the', 'both the'. */
const beforeArticle = new Set(['all', 'both', 'half', 'of', 'All', 'Both']);
const span = /^(?:seconds|minutes|hours|days|weeks|months|years)$/;
const going = new Set(['going', 'saying', 'coming', 'doing', 'asking', 'telling', 'regarding']);
const nounsInLy = new Set(['family', 'supply', 'assembly', 'reply', 'july', 'italy']);

/** Nouns and what describes them; null where there are too many to be one thing. */
function openWords(words: readonly SpokenWord[], from: number, determined: boolean): SpokenWord[] | null {
  const found: SpokenWord[] = [];
  const isCounted = determined && isNumberWord(words[from - 1]?.low ?? '');
  for (let at = from; ; at += 1) {
    const word = words[at];
    if (!word || (word.breaks && at > from - Number(determined))) return found;
    const isOwners = word.low === "'s" && found.length > 0 && isOpen(words[at + 1]?.low ?? '');
    const isOne = found.length > 0 && (word.low === 'one' || word.low === 'ones');
    if (!isOwners && !isOne && !isOpen(word.low)) return found;
    const next = words[at + 1]?.low ?? '';
    if (/ly$/.test(word.low) && !nounsInLy.has(word.low) && !isOpen(next)) return found;
    if (!determined && found.length === 0 && isGerund(word.low) && determiners.has(next)) return found;
    // 'the people working on it' are the people.
    if (
      found.length > 0 &&
      isGerund(word.low) &&
      next !== '' &&
      !words[at + 1]?.breaks &&
      !isOpen(next) &&
      next !== 'and'
    )
      return found;
    if (found.length > 0 && /ing$/.test(found.at(-1)?.low ?? '') === false && looksFinite(word.low, next))
      return null;
    if (isPureVerb(word.low)) return found.length === 0 && !determined ? found : null;
    // 'an e-mail saying (that …)'
    if (found.length > 0 && going.has(word.low)) return found;
    // 'the looking around'
    if (
      found.length === 0 &&
      determined &&
      isGerund(word.low) &&
      !nounsInIng.has(word.low) &&
      (particles.has(next) || next === 'at')
    )
      return null;
    // 'get started'
    if (found.length === 0 && !determined && /[^e]ed$/.test(word.low) && (next === '' || !isOpen(next)))
      return null;
    // 'the ideas, Ryan': somebody is called, whether a comma was heard or not.
    const isCalled = /^\p{Lu}\p{Ll}/u.test(word.text) && /^\p{Ll}+s$/u.test(found.at(-1)?.text ?? '');
    if (isCalled && !isOpen(next)) return found;
    found.push(word);
    // 'thirty minutes individual work': how long, and then what.
    if (found.length === 1 && isCounted && span.test(word.low)) return found;
    if (found.length > longestNoun) return null;
  }
}

/** 'the chip supports the microphone': a verb, not a noun, where an object follows. */
function looksFinite(low: string, next: string): boolean {
  return /[^s]s$|ed$/.test(low) && baseForm(low) !== null && determiners.has(next);
}
