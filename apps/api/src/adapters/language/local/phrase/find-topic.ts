import { fold } from '@/adapters/language/fold-text';
import type { Sentence } from '../sentences';
import { wordSet } from '../word-set';
import { isWholeTitle } from './is-whole-title';
import { readNoun } from './read-noun';
import { isGerund } from './words/english-verbs';
import {
  determiners,
  finite,
  isAdjectival,
  isTime,
  nounsInIng,
  particles,
  prepositions,
} from './words/english-words';
import { type SpokenWord, spokenWords } from './words/spoken-words';
import { halfNouns } from './words/verb-classes';

/** How often each thing was named in the meeting, by its last word and by all of them, folded. */
export type Heard = ReadonlyMap<string, number>;

const longestTopic = 6;

/** Counts the things that a meeting names with an article. Takes time in proportion to what was said. */
export function countThings(sentences: readonly Sentence[]): Map<string, number> {
  const heard = new Map<string, number>();
  for (const { text } of sentences)
    for (const thing of thingsIn(spokenWords(text)))
      for (const name of new Set([headOf(thing), nameOf(thing)])) heard.set(name, (heard.get(name) ?? 0) + 1);
  return heard;
}

/**
 * The thing with an article of its own that tells most; empty when there is none. Of two alike, the later one. It was
 * `heard` more than once in the meeting, or where that is null, may have been said here alone.
 */
export function findTopic(words: readonly SpokenWord[], heard: Heard | null): string[] {
  let best: string[] = [];
  for (const thing of thingsIn(words)) {
    if (heard && (heard.get(headOf(thing)) ?? 0) < 2) continue;
    const worth = worthOf(thing, heard);
    if (worth > 0 && worth >= worthOf(best, heard)) best = thing;
  }
  return best;
}

/**
 * What else a thing is called with more words, 'the report of the lawyer' for 'the report': the one fuller name that
 * these words have for it; the thing itself where they have none, or several.
 */
export function fullerName(thing: readonly string[], words: readonly SpokenWord[]): readonly string[] {
  const fuller = thingsIn(words).filter(
    (other) => other.length > thing.length && wholeHeadOf(other) === wholeHeadOf(thing),
  );
  const [only = thing] = fuller;
  return fuller.every((other) => nameOf(other) === nameOf(only)) ? only : thing;
}

const wholeHeadOf = (thing: readonly string[]) => {
  const of = thing.indexOf('of');
  return fold(thing.at(of < 0 ? -1 : of - 1) ?? '');
};

/** Its last word, or what stands before 'of': 'size' of 'the sizes of the report'. */
function headOf(thing: readonly string[]): string {
  const of = thing.indexOf('of');
  return fold(thing.at(of < 0 ? -1 : of - 1) ?? '').replace(/(?<=[^s])s$/, '');
}

const nameOf = (thing: readonly string[]) => fold(thing.slice(1).join(' '));

/** How much a name tells: its words, and hardly anything where it fits all meetings. */
export function worthOf(topic: readonly string[], heard: Heard | null): number {
  const said = fold(topic.at(-1) ?? '');
  const last = hollow.has(said.replace(/s$/, '')) ? said.replace(/s$/, '') : said;
  if (topic.length === 2 && (halfNouns.has(last) || hollow.has(last))) return 0;
  // 'the sorts of issues' are as good as none.
  const of = topic.indexOf('of');
  const head = fold(topic[of - 1] ?? '').replace(/s$/, '');
  if (of > 0 && hollow.has(head) && (halfNouns.has(last) || hollow.has(last))) return 0;
  if (people.has(said) || people.has(said.replace(/s$/, ''))) return 1;
  if (topic.length === 2 && (bare.has(last) || tooWide.has(last))) return 1;
  if (hollow.has(last) && !topic.includes('of')) return 1;
  return topic.length + ((heard?.get(nameOf(topic)) ?? 0) > 1 ? 1 : 0);
}

function thingsIn(words: readonly SpokenWord[]): string[][] {
  const found: string[][] = [];
  for (let at = 0; at < words.length; at++) {
    if (!determiners.has(words[at]?.low ?? '')) continue;
    // 'Next slide, please.'
    if (/^(?:next|last)$/.test(words[at]?.low ?? '')) continue;
    const noun = readNoun(words, at);
    if (!noun || noun.pronoun !== null || noun.isVague) continue;
    // 'in thirty minutes'
    if (noun.text.at(-1) === 'minutes' && noun.text[0] !== 'the') continue;
    const thing = asThing(noun.text);
    const named = isThing(thing) ? [withOf(thing, noun.next, words), { text: thing, next: noun.next }] : [];
    const whole = named.find(({ text, next }) => isWhole(text, words[next]));
    if (whole) found.push(whole.text);
    at = noun.next - 1;
  }
  return found;
}

function isWhole(text: readonly string[], after: SpokenWord | undefined): boolean {
  const ends =
    !after ||
    after.breaks ||
    finite.has(after.low) ||
    prepositions.has(after.low) ||
    particles.has(after.low);
  return ends && after?.low !== 'of' && isWholeTitle(['follow', 'up', 'on', ...text]);
}

/** 'my report', 'a report', 'some more reports': the meeting knows which. */
function asThing(text: readonly string[]): string[] {
  const nouns = text.findIndex((word) => !determiners.has(word.toLowerCase()));
  const counts = text.slice(0, Math.max(0, nouns)).filter((word) => numbers.has(word));
  return nouns < 0 ? [...text] : ['the', ...counts, ...text.slice(nouns)];
}

const numbers = new Set(['two', 'three', 'four', 'five']);

/** 'the size' of what. */
function withOf(text: readonly string[], next: number, words: readonly SpokenWord[]) {
  const part = words[next]?.low === 'of' && !words[next]?.breaks ? readNoun(words, next + 1) : null;
  const isNamed = part && part.pronoun === null && !part.isVague;
  const whole = isNamed ? [...text, 'of', ...part.text] : [];
  return isNamed && whole.length <= longestTopic && !whole.some((word) => isTime(word.toLowerCase()))
    ? { text: whole, next: part.next }
    : { text: [...text], next };
}

/** Somebody, whatever stands before it. */
const people = wordSet(
  'expert person people founder gang minister member coach counsellor teacher transcriber designer engineer developer manager secretary professor student officer official assistant lawyer accountant clerk chair director doctor treasurer institution family child children pupil learner parent',
);
/** Who is there or spoken of, and what any meeting is about: alone they name a task only where nothing else does. */
const tooWide = wordSet(
  'user users customer customers client clients minister ministers member members government committee company group team speaker chair economy future season opinion world country area level number part side agenda discussion meeting project product design office market result results outcome outcomes goal goals aim aims target targets objective objectives coach counsellor teacher transcriber designers institutions school schools authority authorities families children pupils learner learners student students department provinces military public parents home',
);
/** Words for how something is, goes or seems: nobody can follow up on them, whatever stands before them. */
const hollow = wordSet(
  'subject sort help access understanding ground purpose purposes session process attendance majority set lack amount kind type extent degree range variety sense feeling impression fun luck trouble fact start stop beginning go try turn role place position situation circumstances context basis term terms means standpoint perspective direction sake behalf event hope desire wish intention expectation expectations permission chance risk moment past present choice benefit look anybody nobody everybody contrary opposite worry recollection prospect questioner phase stage step seconds guess cusp ability difference assistance interest progress experience importance',
);
/** Places and people: of these a colleague has to know which. */
const bare = wordSet(
  'board table screen room door word phrase term name page line front back top bottom left middle centre center head hand hands eye eyes mind heart voice face body lunch coffee break matter person people man woman guy colleague colleagues counterparts friend friends boss someone picture difficulty difficulties challenge challenges advantage disadvantage folder open expensive',
);

function isThing(text: readonly string[]): boolean {
  const low = text.map((word) => word.toLowerCase());
  return (
    low.length >= 2 &&
    low.length <= longestTopic &&
    low[0] === 'the' &&
    // 'the Industrial Designer' is somebody, 'the Noisy' something else.
    !/^\p{Lu}\p{Ll}/u.test(text.at(-1) ?? '') &&
    !isAdjectival(low.at(-1) ?? '') &&
    !(isGerund(low.at(-1) ?? '') && !nounsInIng.has(low.at(-1) ?? '')) &&
    !isBegunAnew(low) &&
    !(low.length > 2 && numbers.has(low[1] ?? '') && low.at(-1) === 'minutes') &&
    !clock.has(low.at(-1) ?? '') &&
    // 'the government designing programs'
    !low.some((word, at) => at > 1 && at < low.length - 1 && isGerund(word)) &&
    !low.some((word) => isTime(word) || (finite.has(word) && word !== "'s") || notThings.test(word))
  );
}

/** 'by five PM' */
const clock = new Set(['am', 'pm', "o'clock"]);

/** 'the produ project product' */
const isBegunAnew = (low: readonly string[]) =>
  low.some(
    (word, at) =>
      at > 0 && [low[at + 1], low[at + 2]].some((next) => next !== word && next?.startsWith(word)),
  );

/** 'the same', 'the other one', 'the lot', 'the first': only the meeting knows what. */
const notThings =
  /^(?:same|ones?|lot|bit|way|ways|thing|things|stuff|kind|sort|point|case|fact|moment|everyone|everybody|want|time|times|guys?|people|idea|reason|problem|question|first|second|last|next|other|others|whole|end|beginning|rest|minute|meeting|of|sec|couple|most|best|only|right|wrong|left|much|many|little|few|more|less|another|previous|lying)$/;
