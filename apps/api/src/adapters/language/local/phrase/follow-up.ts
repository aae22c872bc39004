import type { Sentence } from '../sentences';
import { lengthOf, strong, weak } from './clauses/clause-cues';
import { findClauses } from './clauses/find-clauses';
import { skipAdverbs } from './clauses/skip-adverbs';
import { findTopic, type Heard, worthOf } from './find-topic';
import { isWholeTitle, tellers } from './is-whole-title';
import { earlierTask } from './naming/earlier-task';
import { committedAt, innerTask } from './naming/inner-task';
import { personTask } from './naming/person-task';
import { questionTask } from './naming/question-task';
import { tellingAround } from './naming/telling-sentences';
import { readNoun } from './read-noun';
import { readTask } from './read-task';
import { readVerb, skipOpenings } from './read-verb';
import { namedOnce, standsForThing, TopicSearch } from './topic-search';
import { baseForm } from './words/english-verbs';
import { bodies, determiners, finite, prepositions, pronouns, questionWords } from './words/english-words';
import { type SpokenWord, spokenWords, titleFrom } from './words/spoken-words';
import { doing, halfNouns, leadOf, pointing, withTopic } from './words/verb-classes';

/**
 * For what is surely a task although no one clause says all of it: the thing that it is about, named in the sentence or
 * just beside it (`heard` counts the things of the meeting), behind what the sentence says to do, where that goes
 * together ('Look into the touch screen', 'Do some research on the touch screen'), else as 'Follow up on the touch
 * screen'. The nearest name that tells something is taken, the fullest of its sentence. Null where none is named.
 */
export function followUp(sentences: readonly Sentence[], at: number, heard: Heard): string | null {
  const words = spokenWords(sentences[at]?.text ?? '');
  const telling = tellingAround(sentences, at);
  const search = new TopicSearch(telling.sentences, telling.at, heard);
  const near = new TopicSearch(sentences, at, heard);
  const clauses = findClauses(words).sort((a, b) => b.strength - a.strength);
  for (const { verb } of clauses) {
    const title =
      questionTask(words, skipOpenings(words, verb), telling) ??
      meant(words, verb, search) ??
      completed(words, verb, near) ??
      personTask(words, verb, telling);
    if (title) return title;
  }
  const earlier = earlierTask(words, telling);
  if (earlier) return earlier;
  const verbs = clauses.map(({ verb }) => within(words, skipOpenings(words, verb)));
  const due = dueOf(words);
  for (const verb of [...verbs, ...due]) {
    const text = leadWith(words, verb, due.includes(verb));
    // 'see if I can put it': what is asked is not said before it.
    const asks = words.slice(verb + 1, verb + 4).some(({ low }) => questionWords.has(low));
    const parts = asks
      ? search.around([words.slice(verb + 1)], null, [])
      : search.before(...partsAround(words, verb));
    const title = text === null ? null : about(text.split(' '), parts);
    if (title) return title;
  }
  const committed = committedAt(words);
  for (const verb of [...(committed < 0 ? [] : [committed]), ...clauses.map((clause) => clause.verb)]) {
    const title = innerTask(words, verb);
    if (title) return title;
  }
  const given = clauses.length === 0 ? assigned(words, heard) : null;
  const [first] = clauses;
  const pronoun = first ? objectPronoun(words, first.verb) : null;
  return given ?? about(['follow', 'up', 'on'], near.around([words], pronoun));
}

/** What a title has before its thing; null where the verb with its particle is another one: 'work this out', 'look for it'. */
function leadWith(words: readonly SpokenWord[], verb: number, isDue: boolean): string | null {
  const read = readVerb(words, verb, 0)?.verb ?? baseForm(words[verb]?.low ?? '') ?? '';
  const out = words.slice(verb + 1, verb + 5).findIndex(({ low, breaks }) => low === 'out' && !breaks) >= 0;
  const at = words.findIndex(({ low }, index) => index > verb && index < verb + 6 && prepositions.has(low));
  const next = words[at]?.low;
  const isOther =
    (out && read === 'work') || (!out && read === 'find') || (read === 'look' && next === 'for');
  if (words[verb]?.low === 'look' && words[verb + 1]?.low === 'forward') return null;
  if (read === 'help') return next === 'with' ? 'help with' : null;
  // With whom is not with what.
  if (read === 'work' && next === 'with')
    return somebodies.has(words[at + 1]?.low ?? '') ? null : 'work with';
  // 'that is something we have to expand': any verb that its sentence ends with.
  const isLast = words[verb + 1]?.breaks ?? true;
  return isOther ? null : (withTopic[read] ?? (isLast && isDue ? read : null));
}

const somebodies = new Set(['you', 'us', 'me', 'him', 'her', 'them', 'people']);

/** 'Kate, that is you, for the roof': who does what, without a verb. */
function assigned(words: readonly SpokenWord[], heard: Heard): string | null {
  const often = findTopic(words, heard);
  const topic = often.length > 0 ? often : namedOnce(words);
  const isNamed = words.some(
    ({ low, text }, at) =>
      bodies.has(low) || low === 'you' || (/^\p{Lu}\p{L}/u.test(text) && words[at + 1]?.breaks === true),
  );
  const others = words.filter(({ low }) => finite.has(low) && low !== "'s" && low !== 'is');
  if (words.length > mostAssigned || others.length > 0 || !isNamed || worthOf(topic, heard) < 2) return null;
  return about(['work', 'on'], topic);
}

/**
 * By what fits every meeting, or was named once, or without saying about what ('Do some research'): enough for what is
 * only possible. Null where nothing is named.
 */
export function followUpWidely(sentences: readonly Sentence[], at: number): string | null {
  // What a pronoun stands for was said before it.
  const isPointing = /\b(?:do|take|handle) (?:it|that|this|them)\b/.test(sentences[at]?.folded ?? '');
  for (const step of isPointing ? [0, -1, -2] : [0, -1, 1, -2, 2]) {
    const topic = findTopic(spokenWords(sentences[at + step]?.text ?? ''), null);
    if (topic.length > 0) return about(['follow', 'up', 'on'], topic);
  }
  const words = spokenWords(sentences[at]?.text ?? '');
  const halves = findClauses(words).map(({ verb }) => readTask(words, verb, () => null)?.text ?? []);
  const half = halves.find((text) => text.length > 1 && leadOf(text.at(-1) ?? '') !== null);
  return half ? titleFrom(half) : null;
}

/** What is to be done with a thing, as a title; null where the thing is missing or the words do not fit together. */
function about(lead: readonly string[], topic: readonly string[]): string | null {
  const text = [...lead, ...topic];
  return topic.length > 0 && isWholeTitle(text) ? titleFrom(text) : null;
}

/** More words do not only say who does what. */
const mostAssigned = 12;

/** 'send it' where 'it' stands for what was named just before. */
function meant(words: readonly SpokenWord[], verb: number, search: TopicSearch): string | null {
  const at = skipOpenings(words, verb);
  const isPointing = pointing.has(baseForm(words[at]?.low ?? '') ?? '');
  const task = readTask(words, verb, (pronoun, index) => {
    if (!standsForThing(pronoun) || !(isPointing || prepositions.has(words[index - 1]?.low ?? '')))
      return null;
    const before = words.slice(0, index);
    return search.closely(before, pronoun) ?? named(search.around([before], pronoun, [-1]));
  });
  return task && isWholeTitle(task.text) ? titleFrom(task.text) : null;
}

const named = (topic: string[]) => (topic.length > 0 ? topic : null);

/** 'do some research' on what the talk is about, 'ask the supplier' about it. */
function completed(words: readonly SpokenWord[], verb: number, search: TopicSearch): string | null {
  const teller = words[skipOpenings(words, verb)]?.low ?? '';
  const person = tellers.has(teller) ? readNoun(words, skipOpenings(words, verb) + 1) : null;
  if (person?.text.some(isSomebody)) {
    const behind = words.slice(person.next);
    // What is asked is said behind the person: what was spoken of before is not it.
    const own = behind.some(({ low }) => questionWords.has(low) || low === 'about');
    const parts = own ? search.around([behind], null, []) : search.around([words.slice(0, verb)]);
    return about([teller, ...person.text, 'about'], parts) ?? checked(teller, person.text);
  }
  const task = readTask(words, verb, () => null);
  const last = task?.text.at(-1)?.toLowerCase() ?? '';
  const lead = leadOf(last);
  if (!task || !halfNouns.has(last) || lead === null) return null;
  return about([...task.text, lead], search.around([words.slice(0, verb), words.slice(task.next)]));
}

/** 'ask the plumber', nobody says what: a colleague knows at least whom to turn to. */
function checked(teller: string, person: readonly string[]): string | null {
  const isNamed = determiners.has(person[0]?.toLowerCase() ?? '') && person.length > 1;
  return teller === 'ask' && isNamed ? about(['check', 'with'], person) : null;
}

/** 'keep working on it' is work on it. */
function within(words: readonly SpokenWord[], verb: number): number {
  const leads = doing.has(baseForm(words[verb]?.low ?? '') ?? '') || words[verb]?.low === 'committed';
  const next = ['to', 'with', 'on'].includes(words[verb + 1]?.low ?? '') ? verb + 2 : verb + 1;
  return leads && baseForm(words[next]?.low ?? '') ? next : verb;
}

const isSomebody = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) || bodies.has(word.toLowerCase());

/** 'that is something we have to look at': the verb's index. */
function dueOf(words: readonly SpokenWord[]): number[] {
  return words.flatMap(({ low }, at) => {
    if (!/^(?:something|things?|factors?|areas?|point|issue|question)$/.test(low)) return [];
    const that = ['that', 'which'].includes(words[at + 1]?.low ?? '') ? 2 : 1;
    const length = Math.max(lengthOf(words, at + that + 1, strong), lengthOf(words, at + that + 1, weak));
    const verb = length === 0 ? null : skipAdverbs(words, at + that + 1 + length);
    return verb === null ? [] : [skipOpenings(words, verb)];
  });
}

/**
 * Where its object may be named, in the order to ask: behind it, then before it; only before it where a pronoun stands
 * for it, which is the second of the two.
 */
function partsAround(words: readonly SpokenWord[], verb: number): [SpokenWord[][], string | null] {
  const before = words.slice(0, verb);
  const isPointing = words.slice(verb + 1, verb + 4).some(({ low }) => pronouns.has(low));
  return [isPointing ? [before] : [words.slice(verb + 1), before], objectPronoun(words, verb)];
}

/** The pronoun that a verb has for its object, if it may stand for a thing. */
function objectPronoun(words: readonly SpokenWord[], verb: number): string | null {
  const pointed = words.slice(verb + 1, verb + 4).find(({ low }) => pronouns.has(low))?.low ?? '';
  return standsForThing(pointed) ? pointed : null;
}
