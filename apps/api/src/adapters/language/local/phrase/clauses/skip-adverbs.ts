import { isVerb } from '../words/english-verbs';
import { adverbs } from '../words/english-words';
import type { SpokenWord } from '../words/spoken-words';

/** The next word that is no adverb; null behind 'not'. */
export function skipAdverbs(words: readonly SpokenWord[], from: number): number | null {
  let at = from;
  while (
    at < from + 4 &&
    (adverbs.has(words[at]?.low ?? '') || /ly$/.test(words[at]?.low ?? '')) &&
    !isVerb(words[at]?.low ?? '')
  ) {
    if (words[at]?.low === 'not' || words[at]?.low === 'never') return null;
    at += 1;
  }
  return at;
}
