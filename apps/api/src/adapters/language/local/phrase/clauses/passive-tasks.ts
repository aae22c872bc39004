import type { ReadTask } from '../object-reader';
import { readNoun } from '../read-noun';
import { determiners, isTime } from '../words/english-words';
import { baseOfParticiple } from '../words/participles';
import type { SpokenWord } from '../words/spoken-words';
import { lengthOf } from './clause-cues';
import { receivedTask } from './received-task';
import { skipAdverbs } from './skip-adverbs';

const leads = [
  'will be',
  "'ll be",
  'has to be',
  'have to be',
  'needs to be',
  'need to be',
  'must be',
  'should be',
  'is to be',
  'are to be',
  'is going to be',
  'are going to be',
  'is gonna be',
  'are gonna be',
].map((phrase) => phrase.split(' '));
/** What is done to somebody says nothing of what is to be done. */
const given = new Set(['send', 'give', 'show', 'mail', 'email', 'offer', 'hand', 'provide']);
const longestThing = 6;

/** A task that is told from its object: 'the door has to be painted', 'you will be sent a transcript'. */
export interface PassiveTask extends ReadTask {
  from: number;
}

/** Finds them; the verb's base form stands before what it is done to. */
export function passiveTasks(words: readonly SpokenWord[]): PassiveTask[] {
  const received = receivedTask(words);
  if (received) return [received];
  return words.flatMap((_, at) => {
    const length = lengthOf(words, at, leads);
    const verb = length > 0 ? skipAdverbs(words, at + length) : null;
    const base = verb === null ? null : baseOfParticiple(words[verb]?.low ?? '');
    if (verb === null || base === null || words[at]?.breaks) return [];
    const before = thingBefore(words, at);
    const on = worked(words, verb + 1);
    if (before)
      return [
        {
          text: [base, ...on, lowered(before.text[0] ?? ''), ...before.text.slice(1)],
          from: before.from,
          next: verb + 1 + on.length,
        },
      ];
    const behind = given.has(base) ? readNoun(words, verb + 1) : null;
    const isTold = words[at - 1]?.low === 'you' || words[at - 1]?.low === 'they';
    if (!isTold || !behind || behind.pronoun !== null || behind.isVague) return [];
    const part = words[behind.next]?.low === 'of' ? readNoun(words, behind.next + 1) : null;
    const isNamed = part && part.pronoun === null && !part.isVague;
    const of = isNamed ? { text: ['of', ...part.text], next: part.next } : { text: [], next: behind.next };
    return [{ text: [base, ...behind.text, ...of.text], from: at - 1, next: of.next }];
  });
}

/** 'will be worked on', 'have to be looked at' */
function worked(words: readonly SpokenWord[], at: number): string[] {
  const next = words[at + 1];
  const isLoose =
    ['on', 'at', 'into', 'about'].includes(words[at]?.low ?? '') &&
    (!next || next.breaks || isTime(next.low) || determiners.has(next.low));
  return isLoose ? [words[at]?.low ?? ''] : [];
}

const lowered = (word: string) => (determiners.has(word.toLowerCase()) ? word.toLowerCase() : word);

/** The thing that ends just before a word, with all that it is of: 'the minutes of the meeting'. */
function thingBefore(words: readonly SpokenWord[], end: number) {
  const start = Math.max(0, end - longestThing);
  const near = words.slice(start, end);
  for (const [at, first] of near.entries()) {
    if (!determiners.has(first.low) && !(first.breaks && first.text === first.low)) continue;
    const noun = readNoun(near, at);
    if (!noun || noun.pronoun !== null || noun.isVague) continue;
    const from = start + at;
    if (noun.next === near.length) return { text: noun.text, from };
    const part = near[noun.next]?.low === 'of' ? readNoun(near, noun.next + 1) : null;
    if (part && part.next === near.length && part.pronoun === null && !part.isVague)
      return { text: [...noun.text, 'of', ...part.text], from };
  }
  return null;
}
