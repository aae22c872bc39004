import type { Language } from '@tavla/shared/meetings/languages';
import { plainLetters } from '@tavla/shared/text/plain-letters';

const isPlain = (text: string) => /^[\0-\x7f]*$/.test(text);

/** The words of a text in lower case; quicker than with their places, and most where no letter is marked. Pure. */
function wordsIn(text: string): string[] {
  const lower = text.toLowerCase();
  return lower.match(isPlain(lower) ? /[a-z0-9]+/g : /[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Texts as the ranking reads them: each distinct word once, texts as numbers of words. */
export interface Texts {
  /** Of each text its words, as places in `words`. */
  read: Uint32Array[];
  words: { word: string; folded: string; language: Language | null }[];
}

/** What is to be ranked: a text, and the language in which its words are inflected; null where nobody says. */
export interface Said {
  text: string;
  language: Language | null;
}

/** Reads texts word by word. Pure, and linear in their length. */
export function readTexts(said: readonly Said[]): Texts {
  const places = new Map<Language | null, Map<string, number>>();
  const words: Texts['words'] = [];
  const read = said.map(({ text, language }) => {
    let known = places.get(language);
    if (!known) {
      known = new Map();
      places.set(language, known);
    }
    const found = wordsIn(text);
    const numbers = new Uint32Array(found.length);
    for (const [at, word] of found.entries()) {
      let place = known.get(word);
      if (place === undefined) {
        place = words.push({ word, folded: isPlain(word) ? word : plainLetters(word), language }) - 1;
        known.set(word, place);
      }
      numbers[at] = place;
    }
    return numbers;
  });
  return { read, words };
}
