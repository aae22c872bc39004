import { type Language, languages } from '@tavla/shared/meetings/languages';
import type { Term } from '../find/term';
import type { Stemmed, Stems } from '../find/terms.repo';
import type { Texts } from './texts';

/** A dictionary changes how a word ends, and hardly ever its first letters. */
const begins = 3;
const beginning = (folded: string) => folded.slice(0, begins);

/** The words of texts whose stems are worth asking for: those that begin as one of the terms does. Pure. */
export function wordsLike(terms: readonly Term[], { words }: Texts): string[] {
  const starts = new Set(terms.flatMap(({ forms }) => forms.map(({ folded }) => beginning(folded))));
  const like = words.filter(({ folded }) => starts.has(beginning(folded)));
  return [...new Set(like.map(({ word }) => word))];
}

/**
 * Which of the terms each word of the texts stands for, as bits.
 * @param stemmed the words that `wordsLike` names, with their stems
 */
export function matchTerms(
  terms: readonly Term[],
  { words }: Texts,
  stemmed: readonly Stemmed[],
): Uint32Array {
  const bitsOfForm = new Map<string, number>();
  const bitsOfStem = new Map<string, number>();
  const add = (bits: Map<string, number>, key: string, term: number) =>
    bits.set(key, (bits.get(key) ?? 0) | (1 << term));
  for (const [term, { forms }] of terms.entries())
    for (const { folded, stems } of forms) {
      add(bitsOfForm, folded, term);
      for (const key of stemKeys(stems, languages)) add(bitsOfStem, key, term);
    }
  const stemsOf = new Map(stemmed.map(({ word, stems }) => [word, stems]));
  return Uint32Array.from(words, ({ word, folded, language }) => {
    const own = bitsOfForm.get(folded) ?? 0;
    const stems = stemsOf.get(word);
    if (!stems) return own;
    const keys = stemKeys(stems, language === null ? languages : [language]);
    return keys.reduce((bits, key) => bits | (bitsOfStem.get(key) ?? 0), own);
  });
}

const stemKeys = (stems: Stems, of: readonly Language[]) =>
  of.flatMap((language) => stems[language].map((stem) => `${language} ${stem}`));
