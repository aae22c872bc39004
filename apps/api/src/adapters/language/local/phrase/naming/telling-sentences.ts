import type { Sentence } from '@/adapters/language/local/sentences';
import { spokenWords } from '../words/spoken-words';

/** What has fewer words that mean something only says that somebody listens: 'Mm-hmm', 'Okay, great'. */
const fewest = 3;
const reach = { before: 7, after: 3 };

/** A sentence among those near it that tell something. */
export interface Telling {
  sentences: Sentence[];
  /** Its place among them. */
  at: number;
}

/** Leaves out what is only said to somebody who speaks, so that what was spoken of stands just before a sentence. */
export function tellingAround(sentences: readonly Sentence[], at: number): Telling {
  const tells = (sentence: Sentence) => spokenWords(sentence.text).length >= fewest;
  const own = sentences.slice(at, at + 1);
  const before = sentences.slice(Math.max(0, at - reach.before), at).filter(tells);
  return {
    sentences: [...before, ...own, ...sentences.slice(at + 1, at + 1 + reach.after).filter(tells)],
    at: before.length,
  };
}
