import { plainLetters } from '@tavla/shared/text/plain-letters';

/** Whom a question names of those who speak, and which of its words do so. */
export interface Named {
  speakers: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

const split = (text: string) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/**
 * The speakers that a question names: by the whole of their name, or by how it begins where that is written as a name is,
 * with a capital letter inside the question; in a question without capitals any word may be. Pure.
 */
export function namedSpeakers(question: string, speakers: Iterable<string>): Named {
  const words = split(question);
  const folded = words.map(plainLetters);
  const isBare = question === question.toLowerCase();
  const firsts = new Set(folded.filter((_, at) => isBare || (at > 0 && /^\p{Lu}/u.test(words[at] ?? ''))));
  const text = ` ${folded.join(' ')} `;
  const named = { speakers: new Set<string>(), words: new Set<string>() };
  for (const speaker of new Set(speakers)) {
    const own = split(speaker).map(plainLetters);
    const length = own.findLastIndex((_, at) => text.includes(` ${own.slice(0, at + 1).join(' ')} `)) + 1;
    const [first = ''] = own;
    if (length === 0 || (length < own.length && !(first.length > 2 && firsts.has(first)))) continue;
    named.speakers.add(speaker);
    for (const word of own.slice(0, length)) named.words.add(word);
  }
  return named;
}
