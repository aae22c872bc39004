import { fold } from '@/adapters/language/fold-text';
import type { Sentence } from '../sentences';
import { determiners, finite, isTime, prepositions } from './english-words';
import { isWholeTitle } from './is-whole-title';
import { readNoun } from './read-noun';
import { type SpokenWord, spokenWords, written } from './spoken-words';

/** Beside the sentence itself, in the order in which they are asked. */
const around = [0, -1, 1, -2];
const longestTopic = 6;

/**
 * For what is surely a task although nobody said in one clause what to do: the thing that it is about, named in the
 * sentence or just beside it ('Follow up on the final report'), and more than once in the meeting (`heard` counts its
 * words, folded). Null where no such thing is named.
 */
export function followUp(
  sentences: readonly Sentence[],
  at: number,
  heard: ReadonlyMap<string, number>,
): string | null {
  for (const step of around) {
    const sentence = sentences[at + step];
    const topic = sentence ? topicOf(spokenWords(sentence.text), heard) : null;
    const text = topic && ['Follow', 'up', 'on', ...topic];
    if (text && isWholeTitle(text)) return written(text.map((word) => ({ text: word })));
  }
  return null;
}

/** The fullest thing with an article of its own. */
function topicOf(words: readonly SpokenWord[], heard: ReadonlyMap<string, number>): string[] | null {
  let best: string[] | null = null;
  for (let at = 0; at < words.length; at++) {
    if (!determiners.has(words[at]?.low ?? '')) continue;
    const noun = readNoun(words, at);
    if (!noun || noun.pronoun !== null || noun.isVague) continue;
    const text = noun.text.map((word, index) =>
      index === 0 && /^(?:the|an?|some|any|no)$/i.test(word) ? 'the' : word,
    );
    const after = words[noun.next];
    const isWhole = !after || after.breaks || finite.has(after.low) || prepositions.has(after.low);
    const isKnown = (heard.get(fold(text.at(-1) ?? '')) ?? 0) >= 2;
    if (isWhole && isKnown && isThing(text) && text.length > (best?.length ?? 0)) best = text;
    at = noun.next - 1;
  }
  return best;
}

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
