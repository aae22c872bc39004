import { fold } from '@/adapters/language/fold-text';
import { translationsOf } from '@/adapters/language/translations/word-pairs';
import type { CompanyDb } from '@/db/database';
import { lettersOf, mayBeNames, similarNames } from '@/modules/meetings/search/similar-names';
import type { Asker } from './find/asker';
import { findBlocks } from './find/blocks.repo';
import { findParts } from './find/parts.repo';
import { findPassages } from './find/passages.repo';
import { blockQuery, passageQuery, type Term, termsOf } from './find/term';
import { type Stemmed, stemWords } from './find/terms.repo';
import { findVocabulary } from './find/vocabulary.repo';
import { presentRetrieved } from './present-retrieved';
import { questionWords, readable } from './question-words';
import { matchTerms, wordsLike } from './rank/match-terms';
import { rankPassages } from './rank/rank-passages';
import { namedSpeakers } from './rank/speakers';
import { spreadApart } from './rank/spread-apart';
import { sumUp, within } from './rank/sums';
import { joinBlocks, talkPassages } from './rank/talk';
import { readTexts } from './rank/texts';
import type { Retrieval, Retrieved } from './retrieved';

/** More than anybody reads of one answer. */
const limitMax = 50;

/**
 * Passages of what the viewer may see that a question is about, the best first: of meetings, tasks, messages, files and
 * decisions. Nothing where the question has no word of its own, or the viewer may read nothing. What it costs is bounded
 * however long the question and what is said is, and however common its words: two statements find what is worth reading, and what they
 * found is ranked here. A word that nothing has is taken for one that is like it.
 * @param viewerId who asks: what they may not see is not found, whoever serves them
 */
export async function retrieve(
  db: CompanyDb,
  viewerId: string,
  asked: string,
  about: Retrieval,
): Promise<Retrieved[]> {
  const question = readable(asked);
  const asker = { db, viewerId, about };
  const own = termsOf(await stemWords(db, questionWords(question)), about.language);
  if (own.length === 0) return [];
  const terms = about.isTranslated ? await translated(db, own) : own;
  const typed = await gather(asker, question, terms);
  const meant = await findMeant(asker, typed.missing);
  const { pool } = meant.size === 0 ? typed : await gather(asker, question, withMeant(terms, meant));
  const ranked = rankPassages(pool);
  const limit = Math.min(about.limit, limitMax);
  const best = about.isDense ? ranked.slice(0, limit) : spreadApart(ranked, limit);
  const parts = await findParts(
    db,
    best.flatMap(({ row }) => row ?? []),
  );
  return best.map((one) => presentRetrieved(one, pool.talk, (one.row && parts.get(one.row)) ?? []));
}

/** What has the terms, read word by word, and the terms that nothing has. */
async function gather(asker: Asker, question: string, terms: readonly Term[]) {
  const { organizationId } = asker.db;
  const [blocks, rows] = await Promise.all([
    findBlocks(
      asker,
      terms.map((term) => blockQuery(organizationId, term)),
    ),
    findPassages(
      asker,
      terms.map((term) => passageQuery(organizationId, term)),
    ),
  ]);
  const talk = joinBlocks(blocks);
  const texts = readTexts([
    ...talk.lines.map(({ text, meeting: { language } }) => ({ text, language })),
    ...rows.map(({ name, text }) => ({ text: `${name} ${text}`, language: null })),
  ]);
  const bits = matchTerms(terms, texts, await stemWords(asker.db, wordsLike(terms, texts)));
  const sums = sumUp(texts.read, bits, terms.length);
  const named = namedSpeakers(question, speakersOf(talk.lines));
  const all = { from: 0, to: texts.read.length };
  const missing = terms.filter(
    ({ forms }, at) =>
      within(sums.terms[at] ?? new Float64Array(0), all) === 0 &&
      !forms.some(({ folded }) => named.words.has(folded)),
  );
  return { pool: { terms, talk, passages: talkPassages(talk), rows, sums, named }, missing };
}

/** Terms with what they mean in the other language beside them, in one more look at the words. */
async function translated(db: CompanyDb, terms: readonly Term[]): Promise<Term[]> {
  const others = new Map(
    terms.map(({ word }) => [word, translationsOf(fold(word)).slice(0, translationsMost)]),
  );
  const words = [...new Set([...others.values()].flat())];
  const stemmed = words.length === 0 ? [] : await stemWords(db, words);
  return terms.map(({ word, forms }) => ({
    word,
    forms: [...forms, ...stemmed.filter((one) => others.get(word)?.includes(one.word))],
  }));
}

/** A word that means more than so many says little. */
const translationsMost = 4;

const speakersOf = (lines: readonly { speaker: string | null }[]) =>
  lines.flatMap(({ speaker }) => speaker ?? []);

/** The words that may be meant by terms that nothing has, by the term as it was typed. */
async function findMeant(asker: Asker, missing: readonly Term[]): Promise<Map<string, Stemmed[]>> {
  const words = mayBeNames(missing.flatMap(({ forms }) => forms.map(({ folded }) => folded)));
  if (words.length === 0) return new Map();
  const similar = similarNames(words, await findVocabulary(asker, words, lettersOf(words)));
  const stemmed = await stemWords(asker.db, [...new Set([...similar.values()].flat())]);
  const meant = words.map((word) => {
    const like = new Set(similar.get(word));
    return [word, stemmed.filter((one) => like.has(one.word))] as const;
  });
  return new Map(meant.filter(([, found]) => found.length > 0));
}

/** Terms with the words beside them that they may be a slip for. */
const withMeant = (terms: readonly Term[], meant: ReadonlyMap<string, Stemmed[]>): Term[] =>
  terms.map(({ word, forms }) => ({
    word,
    forms: forms.flatMap((form) => [form, ...(meant.get(form.folded) ?? [])]),
  }));
