import { type Language, languages } from '@tavla/shared/meetings/languages';
import type { CompanyDb } from '@/db/database';

/** The stems of a word by language; none where it is one of the words that stand between all others. */
export type Stems = Readonly<Record<Language, readonly string[]>>;

/** A word as the indexes have it, folded, with its stems. */
export interface Stemmed {
  word: string;
  folded: string;
  stems: Stems;
}

/** What words are in each language; by one statement, however many there are. */
export async function stemWords(
  { pool }: Pick<CompanyDb, 'pool'>,
  words: readonly string[],
): Promise<Stemmed[]> {
  if (words.length === 0) return [];
  const { rows } = await pool.query<Stemmed>({
    name: 'stem-words',
    text: `select w.word, folded(w.word) as folded, (
        select jsonb_object_agg(l.language,
          to_jsonb(array(select lexeme from unnest(to_tsvector(dictionary_of(l.language), w.word)))))
        from unnest($2::text[]) l (language)) as stems
      from unnest($1::text[]) with ordinality w (word, place) order by w.place`,
    values: [words, languages],
  });
  return rows;
}
