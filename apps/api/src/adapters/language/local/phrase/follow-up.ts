import { fold } from '@/adapters/language/fold-text';
import type { Sentence } from '../sentences';
import { isWholeTitle } from './is-whole-title';
import { readNoun } from './read-noun';
import { determiners, finite, isTime, prepositions } from './words/english-words';
import { type SpokenWord, spokenWords, written } from './words/spoken-words';

/** Beside the sentence itself, in the order in which they are asked. */
const around = [0, -1, 1, -2];
const longestTopic = 6;

/**
 * For what is surely a task although nobody said in one clause what to do: the thing that it is about, named in the
 * sentence or just beside it ('Follow up on the size of the final report'), and more than once in the meeting (`heard`
 * counts its words, folded). The nearest name that tells something is taken, the fullest of its sentence. Null where no
 * such thing is named, or only one that fits every meeting and the task is not likely.
 */
export function followUp(
  sentences: readonly Sentence[],
  at: number,
  heard: ReadonlyMap<string, number>,
  isLikely: boolean,
): string | null {
  let best: string[] = [];
  for (const step of around) {
    const sentence = sentences[at + step];
    const topic = sentence ? topicOf(spokenWords(sentence.text), heard) : [];
    if (worth(topic) > worth(best)) best = topic;
    if (worth(best) > 1) break;
  }
  const isEnough = worth(best) > (isLikely ? 0 : 1);
  return isEnough ? written([...lead, ...best].map((word) => ({ text: word }))) : null;
}

const lead = ['Follow', 'up', 'on'];

/** How much a name tells: its words, and hardly anything where it fits all meetings. */
function worth(topic: readonly string[]): number {
  return topic.length === 2 && tooWide.has(fold(topic[1] ?? '')) ? 1 : topic.length;
}

/** The fullest thing with an article of its own; empty when there is none. */
function topicOf(words: readonly SpokenWord[], heard: ReadonlyMap<string, number>): string[] {
  let best: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!determiners.has(words[at]?.low ?? '')) continue;
    const noun = readNoun(words, at);
    if (!noun || noun.pronoun !== null || noun.isVague) continue;
    const thing = asThing(noun.text);
    const isKnown = (heard.get(fold(thing.at(-1) ?? '')) ?? 0) >= 2;
    const named =
      isKnown && isThing(thing) ? [withOf(thing, noun.next, words), { text: thing, next: noun.next }] : [];
    const whole = named.find(({ text, next }) => isWhole(text, words[next]));
    if (whole && worth(whole.text) > worth(best)) best = whole.text;
    at = noun.next - 1;
  }
  return best;
}

function isWhole(text: readonly string[], after: SpokenWord | undefined): boolean {
  const ends = !after || after.breaks || finite.has(after.low) || prepositions.has(after.low);
  return ends && isWholeTitle([...lead, ...text]);
}

/** 'my report', 'a report': the meeting knows which. */
const asThing = (text: readonly string[]) =>
  text.map((word, index) => (index === 0 && /^(?:the|an?|some|any|no)$/i.test(word) ? 'the' : word));

/** 'the size' of what. */
function withOf(text: readonly string[], next: number, words: readonly SpokenWord[]) {
  const part = words[next]?.low === 'of' && !words[next]?.breaks ? readNoun(words, next + 1) : null;
  const isNamed = part && part.pronoun === null && !part.isVague;
  const whole = isNamed ? [...text, 'of', ...part.text] : [];
  return isNamed && whole.length <= longestTopic && !whole.some((word) => isTime(word.toLowerCase()))
    ? { text: whole, next: part.next }
    : { text: [...text], next };
}

/** Who is there or spoken of, and what any meeting is about: alone they name a task only where nothing else does. */
const tooWide = new Set(
  'user users customer customers client clients minister ministers member members government committee company group team speaker chair economy future season opinion world country area level number part side agenda work discussion meeting'.split(
    ' ',
  ),
);

function isThing(text: readonly string[]): boolean {
  const low = text.map((word) => word.toLowerCase());
  return (
    low.length >= 2 &&
    low.length <= longestTopic &&
    low[0] === 'the' &&
    // 'the Industrial Designer' is somebody, 'the Noisy' something else.
    !/^\p{Lu}\p{Ll}/u.test(text.at(-1) ?? '') &&
    !low.some((word) => isTime(word) || finite.has(word) || notThings.test(word))
  );
}

/** 'the same', 'the other one', 'the lot', 'the first': only the meeting knows what. */
const notThings =
  /^(?:same|ones?|lot|bit|way|ways|thing|things|stuff|kind|sort|point|case|fact|moment|time|times|guys?|people|idea|reason|problem|question|first|second|last|next|other|others|whole|end|beginning|next|rest|minute|meeting|of|sec|couple|most|best|only|right|wrong|left|much|many|little|few|two|three|four|five|little)$/;
