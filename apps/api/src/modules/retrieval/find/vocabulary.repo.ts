import { seesThis } from '@/db/meeting-viewers';
import { markOf, quoted } from '@/modules/meetings/search/search-terms';
import { type Asker, valuesOf } from './asker';

/** Letters in which a word begins that may be meant; names of people may begin otherwise. */
const begins = 2;
/** So many passages and blocks are looked through for each word, and names altogether. */
const passagesRead = 300;
const blocksRead = 5;
const namesRead = 20_000;

/** $1 company, $2 beginnings with their queries, $3 who sees, $4 shortest and $5 longest name. */
const vocabularySql = `
  with start as (select * from jsonb_to_recordset($2::jsonb) s (passages text, blocks text, begins text[]))
  select folded(w.word) as word from (
      select u."firstName" || ' ' || u."lastName" as name from "user" u
      where u."organizationId" = $1::uuid limit ${namesRead}
    ) u cross join lateral regexp_split_to_table(u.name, '[^[:alnum:]]+') w (word)
    where length(w.word) between $4 and $5
  union
  select split_part(l.lexeme, '=', 2) from start s
    cross join lateral (select passage from find_passages(s.passages::tsquery)
      where of_company = $1::uuid limit ${passagesRead}) f
    join passage p on p."organizationId" = $1::uuid and p.id = f.passage
    cross join lateral unnest(p.words) l
    where starts_with(l.lexeme, s.begins[1])
  union
  select split_part(l.lexeme, '=', 2) from start s
    cross join lateral (
      select b.words from find_blocks(s.blocks::tsquery) f
      join audio a on a."organizationId" = $1::uuid and a.id = f.of_audio
      join transcript_block b on b."organizationId" = $1::uuid and b."audioId" = f.of_audio and b.index = f.number
      where f.of_company = $1::uuid and ${seesThis('$3::uuid')}
      order by a."recordedAt" desc, b.index limit ${blocksRead}) b
    cross join lateral unnest(b.words) l
    where l.lexeme ^@ any (s.begins[2:])`;

/**
 * Words that are in use and may be meant by words that nobody uses: of names, and those that begin alike. They are only
 * looked for in their turn, and tell nobody that they are there.
 */
export async function findVocabulary(
  asker: Asker,
  words: readonly string[],
  { least, most }: { least: number; most: number },
): Promise<string[]> {
  const { company, sight } = valuesOf(asker);
  const mark = markOf(company);
  const starts = [...new Set(words.map((word) => word.slice(0, begins)))].map((start) => {
    const ofBlocks = ['en', 'es', 'sv'].map((language) => `${mark}${language}=${start}`);
    return {
      passages: `${quoted(`${mark}=${start}`)}:*`,
      blocks: ofBlocks.map((lexeme) => `${quoted(lexeme)}:*`).join(' | '),
      begins: [`${mark}=${start}`, ...ofBlocks],
    };
  });
  const { rows } = await asker.db.pool.query<{ word: string }>(vocabularySql, [
    ...[company, JSON.stringify(starts), sight, least, most],
  ]);
  return rows.map(({ word }) => word);
}
