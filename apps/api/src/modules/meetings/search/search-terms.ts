import type { Language } from '@tavla/shared/meetings/languages';

/** A word of a search in one language: as it is typed, without accents, and its stems there. */
export interface SearchTerm {
  language: Language;
  /** Which of the words it is. */
  word: number;
  folded: string;
  stems: string[];
}

/** How a word of the index begins: all words of a company and language stand together there. */
const markLength = 8;
export const markOf = (organizationId: string) => organizationId.slice(-markLength);

/** From so many letters on, a word is found by its beginning. */
const prefixMin = 3;
/** Letters as the database counts them, not units of UTF-16. */
export const isPrefix = (folded: string) => [...folded].length >= prefixMin;

/** What is looked for in the words of a block. */
export interface Lexeme {
  language: Language;
  word: number;
  lexeme: string;
  prefix: boolean;
}

/** The words of the index that a term stands for. */
export function lexemesOf(organizationId: string, { language, word, folded, stems }: SearchTerm): Lexeme[] {
  const mark = markOf(organizationId) + language;
  return [
    { language, word, lexeme: `${mark}=${folded}`, prefix: isPrefix(folded) },
    ...stems.map((stem) => ({ language, word, lexeme: `${mark}~${stem}`, prefix: false })),
  ];
}

/** Letters in which every word of the index begins as a lexeme that finds it: mark, language, sign and `prefixMin`. */
export const startLength = markLength + 2 + 1 + prefixMin;

/** How the words that lexemes find begin. */
export const startsOf = (lexemes: readonly Lexeme[]) => [
  ...new Set(lexemes.map(({ lexeme }) => [...lexeme].slice(0, startLength).join(''))),
];

/** How the words of the index for whoever speaks begin: 'Priya' means Priya Shah too. */
export const speakerLexeme = (organizationId: string, folded: string) =>
  `${markOf(organizationId)}@${folded}`;

/**
 * The query for the index: in one of the languages all words, each as typed or in another form; and the speaker, if
 * there is one. Pure.
 */
export function queryOf(lexemes: readonly Lexeme[], speaker: string | null): string {
  const languages = [...new Set(lexemes.map(({ language }) => language))].map((language) => {
    const ofIt = lexemes.filter((one) => one.language === language);
    const words = [...new Set(ofIt.map(({ word }) => word))].map((word) =>
      either(
        ofIt.filter((one) => one.word === word).map((one) => quoted(one.lexeme) + (one.prefix ? ':*' : '')),
      ),
    );
    return `(${words.join(' & ')})`;
  });
  const said = either(languages);
  return speaker === null ? said : `${said} & ${quoted(speaker)}:*`;
}

const either = (parts: readonly string[]) => `(${parts.join(' | ')})`;
/** A lexeme as a query has it. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
