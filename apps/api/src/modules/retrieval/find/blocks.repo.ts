import type { Language } from '@tavla/shared/meetings/languages';
import { indexedText } from '@/adapters/transcripts/cue';
import { seesThis } from '@/db/meeting-viewers';
import { originOf } from '@/modules/tasks/task-sight';
import { type Asker, valuesOf } from './asker';
import { mayRead } from './may-read';

/** So many blocks are read, some three hours of talk; of one meeting more than it has. */
const blocksMax = { ofAll: 10, ofOne: 20 };
/**
 * After so many characters no further block is read: as many as twenty blocks have of the longest lines that a document
 * is cut into. A file may have lines that nobody says, and all that are found are read word by word in one go.
 */
const readMost = 2_000_000;

/** A line of a transcript: id, start and end in milliseconds, speaker, text. */
type Line = [id: string, startMs: number, endMs: number, speaker: string | null, text: string];

/** Lines of a meeting that follow each other and have words of a question. */
export interface Block {
  audioId: string;
  name: string;
  recordedAt: Date;
  language: Language;
  index: number;
  lines: Line[];
}

/**
 * $1 company, $2 a query for each term, $3 viewer, $4 who sees, $5 meeting, $6 task, $7 the most blocks. A term is worth the more the fewer
 * of the blocks have it that the viewer may see.
 */
const blocksSql = `
  with asked as (
    select query, term from unnest($2::text[]) with ordinality q (query, term)
    where ${mayRead('$1::uuid', '$3::uuid', 'actions')}
  ), hit as materialized (
    select a.term, f.of_audio as id, f.number from asked a cross join lateral find_blocks(a.query::tsquery) f
    where f.of_company = $1::uuid and ($5::uuid is null or f.of_audio = $5)
      and ($6::uuid is null or f.of_audio = ${originOf('$1::uuid', '$6::uuid', '$4::uuid')})
  ), seen as materialized (
    select a.id, a.name, a."recordedAt", a.language from audio a
    where a."organizationId" = $1::uuid and a.id in (select id from hit) and ${seesThis('$4::uuid')}
  ), worth as (
    select h.term, ln(1 + max(count(*)) over () / count(*)::float8) as weight
    from hit h join seen s using (id) group by h.term
  ), best as materialized (
    select s.*, h.number, row_number() over (order by sum(w.weight) desc, s."recordedAt" desc, s.id, h.number) as rank
    from hit h join seen s using (id) join worth w using (term)
    group by s.id, s.name, s."recordedAt", s.language, h.number
    order by rank limit $7
  ), found as (
    select b.*, l.lines, sum(l.letters) over (order by b.rank) - l.letters as before
    from best b
    join transcript_block k on k."organizationId" = $1::uuid and k."audioId" = b.id and k.index = b.number
    cross join lateral (
      select json_agg(json_build_array(s.id, s."startMs", s."endMs", s.speaker, left(s.text, ${indexedText})) order by o.place) as lines,
        sum(least(length(s.text), ${indexedText})) as letters
      from unnest(k."segmentIds") with ordinality o (id, place)
      join transcript_segment s on s."organizationId" = $1::uuid and s.id = o.id
    ) l
    where l.lines is not null
  )
  select f.id as "audioId", f.name, f."recordedAt", f.language, f.number as index, f.lines
  from found f where f.before < ${readMost} order by f.id, f.number`;

/** The blocks of transcripts that the viewer may see with most of the terms, by meeting and in the order of their lines. */
export async function findBlocks(asker: Asker, queries: readonly string[]): Promise<Block[]> {
  const { company, viewer, sight, audioId, taskId } = valuesOf(asker);
  const { rows } = await asker.db.pool.query<Block>({
    name: 'retrieve-blocks',
    text: blocksSql,
    values: [
      ...[company, queries, viewer, sight, audioId, taskId],
      asker.about.scope.of === 'everything' ? blocksMax.ofAll : blocksMax.ofOne,
    ],
  });
  return rows;
}
