import { type Language, languages } from '@tavla/shared/meetings/languages';
import { markOf, quoted, speakerLexeme } from '@/modules/meetings/search/search-terms';
import { onlyAsks } from '../asking-words';
import type { Stemmed } from './terms.repo';

/** A word that a question is about, with every form that stands for it: its own, and others that it may be a slip for. */
export interface Term {
  word: string;
  forms: readonly Stemmed[];
}

/** So many words of a question count, the longest: each costs a look into the indexes. */
const termsMax = 12;

/**
 * What a question is about: neither what stands between words nor what only asks, unless it says nothing else. Pure.
 */
export function termsOf(words: readonly Stemmed[], language: Language): Term[] {
  const said = words.filter(({ folded, stems }) => stems[language].length > 0 && folded.length > 1);
  const meant = said.filter(({ folded }) => !onlyAsks(language, folded));
  const about = meant.length > 0 ? meant : said;
  const longest = new Set([...about].sort((a, b) => b.folded.length - a.folded.length).slice(0, termsMax));
  const known = new Set<string>();
  return about.flatMap((one) => {
    // Two forms of one word are one: 'decide the budgets of the budget'.
    const stem = one.stems[language].join(' ');
    if (!longest.has(one) || known.has(stem)) return [];
    known.add(stem);
    return [{ word: one.word, forms: [one] }];
  });
}

const either = (lexemes: readonly string[]) => lexemes.join(' | ');

/**
 * The query for blocks of lines that have a term, in whichever language, or somebody speaking whose
 * name begins with it. Pure.
 */
export function blockQuery(organizationId: string, { forms }: Term): string {
  const mark = markOf(organizationId);
  return either(
    forms.flatMap(({ folded, stems }) => [
      ...languages.flatMap((language) => [
        quoted(`${mark}${language}=${folded}`),
        ...stems[language].map((stem) => quoted(`${mark}${language}~${stem}`)),
      ]),
      quoted(speakerLexeme(organizationId, folded)),
      `${quoted(speakerLexeme(organizationId, `${folded} `))}:*`,
    ]),
  );
}

/** The query for passages that have a term. Pure. */
export function passageQuery(organizationId: string, { forms }: Term): string {
  const mark = markOf(organizationId);
  return either(
    forms.flatMap(({ folded, stems }) => [
      quoted(`${mark}=${folded}`),
      ...languages.flatMap((language) => stems[language].map((stem) => quoted(`${mark}${language}~${stem}`))),
    ]),
  );
}
