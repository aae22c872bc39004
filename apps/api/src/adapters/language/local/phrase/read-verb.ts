import { isOpen, readNoun } from './read-noun';
import { baseForm, isGerund, isIdle } from './words/english-verbs';
import { adverbs, questionWords } from './words/english-words';
import type { SpokenWord } from './words/spoken-words';

/** A verb as a title begins with it. */
export interface ReadVerb {
  verb: string;
  /** With what belongs to it whatever follows: 'find out', 'make sure'. */
  text: string[];
  /** Index of the word behind it. */
  next: number;
}

/** Words before the verb that say how sure it is, not what is done. */
const openings = [
  'try to',
  'try and',
  'go ahead and',
  'go and',
  'come and',
  'want to',
  'need to',
  'have to',
  'be able to',
  'like to',
  'be going to',
  'gonna',
  'to',
  'each',
  'hafta',
  'sit down and',
  'take the time to',
  'go back and',
  'be sure to',
  'make sure to',
  'get to',
  'manage to',
  'go to',
  'remember to',
  'not forget to',
  'get together and',
  'start to',
  'begin to',
  'be happy to',
  'be glad to',
  'be pleased to',
  'decide to',
  'look to',
  'aim to',
  'hope to',
  'help to',
  'better',
  'find a way to',
  'find ways to',
  'find some way to',
].map((phrase) => phrase.split(' '));

/** The index of the verb itself: 'try to check' tries nothing, it checks. */
export function skipOpenings(words: readonly SpokenWord[], from: number): number {
  let at = from;
  for (let skips = 0; skips < 4; skips += 1) {
    while (adverbs.has(words[at]?.low ?? '') && !words[at]?.breaks) at += 1;
    const [length = 0] = openings.flatMap((phrase) => lengthAt(words, at, phrase));
    if (length === 0 || !baseForm(words[at + length]?.low ?? '')) return at;
    at += length;
  }
  return at;
}

/** How many words the phrase has there, with an adverb between two of its words: 'try now to'. Empty where it is not. */
function lengthAt(words: readonly SpokenWord[], from: number, phrase: readonly string[]): number[] {
  let at = from;
  for (const part of phrase) {
    if (at > from && words[at]?.low !== part && adverbs.has(words[at]?.low ?? '')) at += 1;
    if (words[at]?.low !== part) return [];
    at += 1;
  }
  return [at - from];
}

/** What people have with one another. */
const meetings = new Set(
  'meeting discussion session workshop chat call conversation review talk word'.split(' '),
);

/** The verb and where its objects begin: 'have a look at' is 'look at'. */
export function readVerb(words: readonly SpokenWord[], at: number, depth: number): ReadVerb | null {
  const low = (step: number) => words[at + step]?.low ?? '';
  const made = (verb: string, next: number) => ({ verb, text: [verb], next: at + next });
  if (low(0) === 'be' && isGerund(low(1))) return readVerb(words, at + 1, depth);
  if (/^suggest/.test(low(0)) && isGerund(low(1))) return readVerb(words, at + 1, depth);
  if (low(0) === 'know' && questionWords.has(low(1)) && low(1) !== 'when')
    return { verb: 'find', text: ['find', 'out'], next: at + 1 };
  if (low(0) === 'having' && depth > 0) return made('have', 1);
  if (low(0) === 'be' && low(1) === 'responsible' && low(2) === 'for')
    return { verb: 'be', text: ['be', 'responsible'], next: at + 2 };
  if (low(0) === 'have' || low(0) === 'take' || low(0) === 'having' || low(0) === 'taking') {
    let to = ['a', 'an', 'another'].includes(low(1)) ? 2 : 1;
    while (['closer', 'close', 'quick', 'more', 'good', 'brief', 'further'].includes(low(to))) to += 1;
    if (low(to) === 'look') return made('look', to + 1);
    const held = [to, to + 1, to + 2].some((step) => meetings.has(low(step)));
    if (/^ha/.test(low(0)) && !held) return null;
    if (/^ha/.test(low(0))) return made('have', 1);
  }
  if (low(0) === 'check' && low(1) === 'to' && low(2) === 'see') return made('check', 3);
  if (low(0) === 'see' && ['if', 'whether', 'how', 'what', 'which'].includes(low(1))) return made('check', 1);
  if (low(0) === 'make' && low(1) === 'sure') {
    const to = low(2) === 'that' || low(2) === 'of' ? 3 : 2;
    return { verb: 'ensure', text: ['make', 'sure'], next: at + (low(2) === 'of' ? 3 : to) };
  }
  if (low(0) === 'double' && low(1) === 'check') return made('double-check', 2);
  const verb = baseForm(low(0)) ?? (depth === 0 && isUnknownVerb(words, at) ? low(0) : null);
  if (verb === null) return null;
  const found = made(verb, 1);
  if (verb === 'look' && low(1) === 'forward') return null;
  if (verb === 'look' && ['what', 'which', 'whether'].includes(low(1))) return made('check', 1);
  if (!isIdle(verb)) return found;
  if (verb === 'go')
    return low(1) === 'through' || low(1) === 'over' || low(1) === 'to' || low(1) === 'back' ? found : null;
  if (verb === 'come') return low(1) === 'up' && low(2) === 'with' ? found : null;
  if (verb === 'let') {
    const know = [at + 2, at + 3, at + 4].find((index) => words[index]?.low === 'know');
    const noun = readNoun(words.slice(0, know ?? 0), at + 1);
    if (!noun || noun.pronoun !== null || noun.isVague || noun.next !== know) return null;
    return { verb: 'tell', text: ['let', ...noun.text, 'know'], next: noun.next + 1 };
  }
  return null;
}

/** 'rewire the room': behind a modal a word is a verb, also where the lists do not have it. */
export function isUnknownVerb(words: readonly SpokenWord[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (
    !word ||
    !next ||
    next.breaks ||
    word.text !== word.low ||
    !['the', 'a', 'an', 'our', 'my', 'your'].includes(next.low)
  )
    return false;
  return (
    !isIdle(word.low) &&
    isOpen(word.low) &&
    /^[a-z]{4,}$/.test(word.low) &&
    !/(?:s|ed|ing|ly|er|tion|ment|ness|thing)$/.test(word.low)
  );
}
