import type { Language } from '@tavla/shared/meetings/languages';
import { indexedText } from '@/adapters/transcripts/cue';
import type { CompanyDb } from '@/db/database';
import { seesThis } from '@/db/meeting-viewers';
import { type Lexeme, type SearchTerm, startLength, startsOf } from './search-terms';

/** What the words of a search are in each language. */
export async function findTerms(
  { pool }: CompanyDb,
  words: readonly string[],
  languages: readonly Language[],
): Promise<SearchTerm[]> {
  const { rows } = await pool.query<SearchTerm>(
    `select l.language, w.place::int as word, folded(w.word) as folded,
       array(select lexeme from unnest(to_tsvector(dictionary_of(l.language), w.word))) as stems
     from unnest($1::text[]) with ordinality w (word, place), unnest($2::text[]) l (language)`,
    [words, languages],
  );
  return rows;
}

export interface Filter {
  createdById?: string | undefined;
  /** Who was there; whose name was only said in it was not. */
  attendeeId?: string | undefined;
  /** Days of UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Moments, the first included. */
  since?: string | undefined;
  before?: string | undefined;
  status?: string | undefined;
}

/** Blocks of a meeting that are looked through for a line of somebody: five hours of talk. */
const blocksMax = 20;

/** A meeting with words that are looked for, and the first of its blocks that have them. */
export interface Match {
  id: string;
  name: string;
  recordedAt: Date;
  language: Language;
  indices: number[];
}

/**
 * One page of the meetings that have the words, newest first, and one more if there is one: each with the first block
 * that has them, or with several, where somebody is to say them who may only be heard there beside them.
 */
export async function findMatches(
  { pool, organizationId, viewerId }: CompanyDb,
  { query, isBySpeaker }: { query: string; isBySpeaker: boolean },
  { createdById, attendeeId, from, to, since, before, status }: Filter,
  { limit, after }: { limit: number; after: readonly [string, string] | undefined },
): Promise<Match[]> {
  const { rows } = await pool.query<Match>(
    `with found as materialized (
       select of_audio as id,
         ${isBySpeaker ? `(array_agg(number order by number))[1:${blocksMax}]` : 'array[min(number)]'} as indices
       from find_blocks($2::tsquery) where of_company = $1::uuid group by of_audio)
     select a.id, a.name, a."recordedAt", a.language, f.indices
     from found f join audio a on a."organizationId" = $1::uuid and a.id = f.id
     where ($3::uuid is null or a."createdById" = $3) and ($4::date is null or a."recordedAt" >= $4::date)
       and ($5::date is null or a."recordedAt" < $5::date + 1) and ($6::text is null or a.status = $6)
       and ($7::timestamptz is null or (a."recordedAt", a.id) < ($7, $8::uuid))
       and ($11::timestamptz is null or a."recordedAt" >= $11) and ($12::timestamptz is null or a."recordedAt" < $12)
       and ($13::uuid is null or exists (
         select 1 from meeting_attendee m where m."organizationId" = $1::uuid and m."audioId" = a.id
           and m."userId" = $13 and m.source <> 'named'))
       and ${seesThis('$10::uuid')}
     order by a."recordedAt" desc, a.id desc limit $9`,
    [
      ...[organizationId, query, createdById ?? null, from ?? null, to ?? null, status ?? null],
      ...[after?.[0] ?? null, after?.[1] ?? null, limit + 1, viewerId],
      ...[since ?? null, before ?? null, attendeeId ?? null],
    ],
  );
  return rows;
}

/** Lines of each meeting that a search shows. */
const linesMax = 5;

export interface FoundLine {
  audioId: string;
  id: string;
  startMs: number;
  text: string;
  speaker: string | null;
}

/**
 * The lines with most of the words, of the first block of each meeting in which they are said, by this speaker if there
 * is one; in order of time. Unpacking a block takes milliseconds: more of them would be what a search costs. Its words
 * are held against those looked for only when they begin alike. Of a longer line than anybody
 * says, what the index has is read.
 */
export async function findLines(
  { pool, organizationId }: CompanyDb,
  matches: readonly Match[],
  lexemes: readonly Lexeme[],
  speaker: string | null,
): Promise<FoundLine[]> {
  const asked = matches.map(({ id, language, indices }) => ({ id, language, indices }));
  const { rows } = await pool.query<FoundLine>(
    `with asked as (
       select * from jsonb_to_recordset($2::jsonb) as m (id uuid, language text, indices int[])
     ), lexemes as materialized (
       select * from jsonb_to_recordset($3::jsonb) as t (language text, word int, lexeme text, prefix boolean)
     ), ranked as (
       select m.id as "audioId", f."segmentIds"[h.place] as id,
         row_number() over (partition by m.id order by h.score desc, h.place) as rank
       from asked m
       cross join lateral (
         select b."segmentIds", t.places, t.scores
         from transcript_block b
         cross join lateral (
           with said as materialized (
             select lexeme, positions from unnest(b.words) where starts_with(lexeme, $4) or left(lexeme, ${startLength}) = any ($5)
           )
           select array_agg(o.place) as places, array_agg(o.score) as scores
           from (
             select o.place, count(distinct t.word) as score
             from said u
             join lexemes t on t.language = m.language
               and (u.lexeme = t.lexeme or t.prefix and starts_with(u.lexeme, t.lexeme))
             cross join lateral unnest(u.positions) o (place)
             where $4::text is null
               or exists (select 1 from said s where starts_with(s.lexeme, $4) and o.place = any (s.positions))
             group by o.place
           ) o
         ) t
         where b."organizationId" = $1::uuid and b."audioId" = m.id and b.index = any (m.indices)
           and t.places is not null
         order by b.index limit 1
       ) f
       cross join lateral unnest(f.places, f.scores) h (place, score)
     )
     select r."audioId", s.id, s."startMs", left(s.text, ${indexedText}) as text, s.speaker
     from ranked r join transcript_segment s on s."organizationId" = $1::uuid and s.id = r.id
     where r.rank <= ${linesMax} order by s."startMs", s.id`,
    [organizationId, JSON.stringify(asked), JSON.stringify(lexemes), speaker, startsOf(lexemes)],
  );
  return rows;
}

/** The stems of words, each in the language of its line. */
export async function findStems(
  { pool }: CompanyDb,
  words: readonly { language: Language; word: string }[],
): Promise<{ language: Language; word: string; stems: string[] }[]> {
  const { rows } = await pool.query<{ language: Language; word: string; stems: string[] }>(
    `select w.language, w.word,
       array(select lexeme from unnest(to_tsvector(dictionary_of(w.language), w.word))) as stems
     from jsonb_to_recordset($1::jsonb) as w (language text, word text)`,
    [JSON.stringify(words)],
  );
  return rows;
}
