import type { FoundMeeting } from '@tavla/shared/contracts/transcripts';
import { Id, Instant } from '@tavla/shared/fields';
import { type Language, languages } from '@tavla/shared/meetings/languages';
import { searchWords, wordsOf } from '@tavla/shared/meetings/search-words';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import { decodeCursor, encodeCursor } from '@/http/bodies/cursor';
import { showHit } from './highlight';
import { findNames } from './names.repo';
import { type Filter, type FoundLine, findLines, findMatches, findStems, findTerms } from './search.repo';
import { isPrefix, lexemesOf, queryOf, type SearchTerm, speakerLexeme } from './search-terms';
import { lettersOf, mayBeNames, partsOf, similarNames } from './similar-names';

/** Time and id of the last meeting of a page. */
const Place = z.tuple([Instant, Id]);

/**
 * Pages of meetings that are looked through in vain for a line of a speaker, before an answer says so and leaves the
 * rest to the next.
 */
const roundsMax = 5;

interface Search extends Filter {
  q: string;
  speaker?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * Meetings in which words were said, newest first, with the lines that have most of them. What it costs does not grow
 * with how common the words are: the index knows blocks of lines, and lines are looked for in those of one page. Where
 * nothing is found, names are looked for that are like the words: of colleagues, and of whom and what was named.
 * @throws HttpError 400 for a cursor of nobody's making
 */
export async function searchTranscripts(
  db: CompanyDb,
  { q, speaker, limit, cursor, ...filter }: Search,
): Promise<{ data: FoundMeeting[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, Place);
  const words = searchWords(q);
  if (words.length === 0) return { data: [], nextCursor: null };
  const by = speaker === undefined ? null : speakerLexeme(db.organizationId, plainLetters(speaker));
  const find = async (terms: readonly SearchTerm[]) => {
    const lexemes = terms.flatMap((term) => lexemesOf(db.organizationId, term));
    const of = { query: queryOf(lexemes, by), isBySpeaker: by !== null };
    let found = await findMatches(db, of, filter, { limit, after });
    for (let round = 1; ; round++) {
      const page = found.slice(0, limit);
      const lines = page.length ? await findLines(db, page, lexemes, by) : [];
      const last = page.at(-1);
      const next = last && found.length > limit ? ([last.recordedAt.toISOString(), last.id] as const) : null;
      if (lines.length > 0 || next === null || round === roundsMax) return { terms, page, lines, next };
      found = await findMatches(db, of, filter, { limit, after: next });
    }
  };
  const typed = await findTerms(db, words, languages);
  let result = await find(typed);
  if (result.page.length === 0) {
    const meant = await findMeant(db, typed);
    if (meant.length > 0) result = await find([...typed, ...meant]);
  }
  const { terms, page, lines, next } = result;
  const languageOf = new Map(page.map(({ id, language }) => [id, language]));
  const isFound = await wordTest(db, terms, lines, languageOf);
  return {
    data: page.flatMap(({ id, name, recordedAt, language }) => {
      const hits = lines
        .filter(({ audioId }) => audioId === id)
        .map((line) => ({
          segmentId: line.id,
          startMs: line.startMs,
          speaker: line.speaker,
          ...showHit(line.text, ({ text }) => isFound(language, text)),
        }));
      return hits.length ? [{ audioId: id, name, recordedAt: recordedAt.toISOString(), hits }] : [];
    }),
    nextCursor: next && encodeCursor([...next]),
  };
}

/** Names that words may stand for which nobody said as they are typed. */
async function findMeant(db: CompanyDb, terms: readonly SearchTerm[]): Promise<SearchTerm[]> {
  const words = mayBeNames([...new Set(terms.map(({ folded }) => folded))]);
  if (words.length === 0) return [];
  const similar = similarNames(words, await findNames(db, lettersOf(words), partsOf(words)));
  return terms.flatMap(({ language, word, folded }) =>
    (similar.get(folded) ?? []).map((name) => ({ language, word, folded: name, stems: [] })),
  );
}

/** Whether a word of a line is one that was looked for, as the index would say. */
async function wordTest(
  db: CompanyDb,
  terms: readonly SearchTerm[],
  lines: readonly FoundLine[],
  languageOf: ReadonlyMap<string, Language>,
): Promise<(language: Language, word: string) => boolean> {
  const keys = new Map<string, { language: Language; word: string }>();
  for (const { audioId, text } of lines) {
    const language = languageOf.get(audioId) ?? 'en';
    for (const { text: word } of wordsOf(text)) keys.set(`${language} ${word}`, { language, word });
  }
  const stems = keys.size ? await findStems(db, [...keys.values()]) : [];
  const found = new Set<string>();
  for (const { language, word, stems: own } of stems) {
    const folded = plainLetters(word);
    const isOne = terms.some(
      (term) =>
        term.language === language &&
        (term.folded === folded ||
          (isPrefix(term.folded) && folded.startsWith(term.folded)) ||
          term.stems.some((stem) => own.includes(stem))),
    );
    if (isOne) found.add(`${language} ${word}`);
  }
  return (language, word) => found.has(`${language} ${word}`);
}
