import type { FoundMeeting } from '@tavla/shared/contracts/transcripts';
import { Id, Instant } from '@tavla/shared/fields';
import { type Language, languages } from '@tavla/shared/meetings/languages';
import { searchWords, wordsOf } from '@tavla/shared/meetings/search-words';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import { decodeCursor, encodeCursor } from '@/http/bodies/cursor';
import { foldWord, showHit } from './highlight';
import { type Filter, type FoundLine, findLines, findMatches, findStems, findTerms } from './search.repo';
import { isPrefix, lexemesOf, queryOf, type SearchTerm, speakerLexeme } from './search-terms';

/** Time and id of the last meeting of a page. */
const Place = z.tuple([Instant, Id]);

interface Search extends Filter {
  q: string;
  speaker?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * Meetings in which words were said, newest first, with the lines that have most of them. What it costs does not grow
 * with how common the words are: the index knows blocks of lines, and lines are looked for in those of one page.
 * @throws HttpError 400 for a cursor of nobody's making
 */
export async function searchTranscripts(
  db: CompanyDb,
  { q, speaker, limit, cursor, ...filter }: Search,
): Promise<{ data: FoundMeeting[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, Place);
  const words = searchWords(q);
  if (words.length === 0) return { data: [], nextCursor: null };
  const terms = await findTerms(db, words, languages);
  const lexemes = terms.flatMap((term) => lexemesOf(db.organizationId, term));
  const by = speaker === undefined ? null : speakerLexeme(db.organizationId, foldWord(speaker.toLowerCase()));
  const found = await findMatches(db, queryOf(lexemes, by), filter, { limit, after });
  const page = found.slice(0, limit);
  const lines = page.length ? await findLines(db, page, lexemes, by) : [];
  const languageOf = new Map(page.map(({ id, language }) => [id, language]));
  const isFound = await wordTest(db, terms, lines, languageOf);
  const last = page.at(-1);
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
    nextCursor: last && found.length > limit ? encodeCursor([last.recordedAt.toISOString(), last.id]) : null,
  };
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
    const folded = foldWord(word);
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
