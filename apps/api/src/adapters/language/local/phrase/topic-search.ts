import type { Sentence } from '../sentences';
import { findTopic, type Heard, worthOf } from './find-topic';
import { nameInFull } from './naming/name-in-full';
import { readNoun } from './read-noun';
import { type SpokenWord, spokenWords } from './words/spoken-words';

/** 'the user requirement specification' says which one by itself, though it is spoken of once in the meeting. */
const fullName = 4;
const definite = new Set(['the', 'this', 'that', 'our', 'your']);

/** A thing that a part of a sentence names in full and as one that is known; empty where there is none. */
export function namedOnce(words: readonly SpokenWord[]): string[] {
  const topic = findTopic(words, null);
  const first = topic[1]?.toLowerCase();
  const isKnown = words.some(({ low }, at) => low === first && definite.has(words[at - 1]?.low ?? ''));
  return topic.length >= fullName && isKnown ? topic : [];
}

/** Where a thing is looked for when the sentence itself does not name it. */
export class TopicSearch {
  constructor(
    private readonly sentences: readonly Sentence[],
    private readonly at: number,
    private readonly heard: Heard,
  ) {}

  /**
   * Of the sentence's own parts, of what was said before it, behind it, and before that; empty when there is none. What
   * a pronoun stands for was said before it, and agrees with it in number.
   */
  around(
    own: readonly (readonly SpokenWord[])[],
    pronoun: string | null = null,
    steps: readonly number[] = pronoun === null ? [-1, 1, -2] : [-1, -2],
  ): string[] {
    let best: string[] = [];
    const look = (words: readonly SpokenWord[], topic = findTopic(words, this.heard)) => {
      const agrees = pronoun === null || isEither.has(pronoun) || isPlural(topic) === plural.has(pronoun);
      if (!agrees) return false;
      if (worthOf(topic, this.heard) > worthOf(best, this.heard)) best = topic;
      return worthOf(best, this.heard) > 1;
    };
    const isNamed =
      own.some((words) => look(words)) ||
      // Rather that than another thing that was named more often.
      own.some((words) => look(words, namedOnce(words))) ||
      steps.some((step) => look(this.said(step)));
    return isNamed ? nameInFull(best, this.sentences, this.at) : [];
  }

  /** The same, but not of what somebody says behind it: 'look into' is joined to nothing that nobody had named. */
  before(own: readonly (readonly SpokenWord[])[], pronoun: string | null): string[] {
    return this.around(own, pronoun, [-1]);
  }

  /** What stands closely before: what a pronoun means more often than anything else. */
  closely(words: readonly SpokenWord[], pronoun: string): string[] | null {
    for (const part of [words, this.said(-1)]) {
      const topic = findTopic(part, this.heard);
      if (worthOf(topic, this.heard) < 2) continue;
      return isPlural(topic) === plural.has(pronoun) ? topic : null;
    }
    return null;
  }

  private said(step: number): SpokenWord[] {
    return withoutPlaces(spokenWords(this.sentences[this.at + step]?.text ?? ''));
  }
}

/** 'the kinds of paint' are several, 'the kind of paints' is one. */
const isPlural = (topic: readonly string[]) => {
  const of = topic.indexOf('of');
  return /[^s]s$/.test(topic.at(of < 0 ? -1 : of - 1) ?? '');
};
const plural = new Set(['them', 'these', 'those', 'ones']);
/** 'I'll do that' is about one thing or several. */
const isEither = new Set(['that', 'this']);
const singular = new Set(['it', 'that', 'this']);

/** Whether a pronoun may stand for what was named: 'it', 'them', not 'me'. */
export const standsForThing = (pronoun: string) => plural.has(pronoun) || singular.has(pronoun);

/** 'on your desk', 'in the folder': where something is, which is not what the talk is about. */
function withoutPlaces(words: readonly SpokenWord[]): SpokenWord[] {
  const left: SpokenWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const noun = places.has(word?.low ?? '') ? readNoun(words, at + 1) : null;
    if (word) left.push(word);
    if (noun && noun.pronoun === null) at = noun.next - 1;
  }
  return left;
}
const places = new Set(['on', 'in', 'at', 'into', 'onto', 'from', 'inside', 'near']);
