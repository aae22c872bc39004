import type { Findings } from '@tavla/shared/meetings/findings';
import type { CompanyDb } from '@/db/database';
import { seesThis } from '@/db/meeting-viewers';
import { type StandingItem, standing } from '../items/standing-items';

/** Which meetings may be told of: what not everybody may see is left out where others read the answer too. */
export interface Hearing {
  db: CompanyDb;
  forEverybody: boolean;
  /** The meeting that is asked about; null for all. */
  audioId: string | null;
}

/** Something that was said in a meeting. */
export interface Said {
  audioId: string;
  meetingName: string;
  recordedAt: Date;
  quote: string;
  startMs: number;
}

export interface SaidDecision extends Said {
  text: string;
}

/** What somebody took on. */
export interface SaidPromise extends Said {
  title: string;
  endDate: string | null;
  taskId: string | null;
}

/** A line of a transcript. */
export interface SaidLine {
  startMs: number;
  text: string;
  speaker: string | null;
}

/** A meeting with what was found in it. */
export interface HeardMeeting {
  audioId: string;
  meetingName: string;
  recordedAt: Date;
  analysis: Findings | null;
}

/** $1 company, $2 viewer, $3 whether everybody reads along. */
const isHeard = `a."organizationId" = $1::uuid and ${seesThis('$2::uuid')}
  and (a.visibility = 'company' or not $3::boolean)`;
const meeting = `a.id as "audioId", a.name as "meetingName", a."recordedAt"`;
const valuesOf = ({ db, forEverybody }: Hearing) => [db.organizationId, db.viewerId, forEverybody];

/** From the beginning of a day in a zone on; of all time where there is none. */
export interface Since {
  since: string | null;
  /** The last day that counts. */
  until?: string | null;
  timeZone: string;
}

/** What was decided, the newest first. */
export async function findDecisions(
  hearing: Hearing,
  { since, until = null, timeZone }: Since,
  most: number,
): Promise<SaidDecision[]> {
  const { rows } = await hearing.db.pool.query<SaidDecision>(
    `select ${meeting}, d.text, coalesce(d.quote, '') as quote, d."startMs"
     from audio a cross join lateral jsonb_to_recordset(a.analysis->'decisions') d (text text, quote text, "startMs" int)
     where ${isHeard} and a.status = 'done' and jsonb_typeof(a.analysis->'decisions') = 'array'
       and ($4::date is null or a."recordedAt" >= $4::date::timestamp at time zone $5::text)
       and ($7::uuid is null or a.id = $7)
       and ($8::date is null or a."recordedAt" < ($8::date + 1)::timestamp at time zone $5::text)
     order by a."recordedAt" desc, a.id, d."startMs" limit $6::int`,
    [...valuesOf(hearing), since, timeZone, most, hearing.audioId, until],
  );
  return rows;
}

/** What somebody took on in meetings, or was given there or since; the newest first. What was put aside is none. */
export async function findPromises(hearing: Hearing, userId: string, most: number): Promise<SaidPromise[]> {
  const { rows } = await hearing.db.pool.query<SaidPromise>(
    `select ${meeting}, ${standing.taskId} as "taskId", ${standing.columns}
     from action_item i join audio a on a."organizationId" = i."organizationId" and a.id = i."audioId" ${standing.task}
     where ${isHeard} and i."organizationId" = $1::uuid and ${standing.isOwnedBy('$4::uuid')} and ${standing.isThere}
       and ($6::uuid is null or a.id = $6)
     order by a."recordedAt" desc, a.id, i."startMs" limit $5::int`,
    [...valuesOf(hearing), userId, most, hearing.audioId],
  );
  return rows;
}

/** What a meeting asks for, in order; what was put aside or dismissed is none. `isLoose`: only what no task stands for. */
export async function findAsked(
  { db }: Hearing,
  audioId: string,
  most: number,
  isLoose = false,
): Promise<StandingItem[]> {
  const { rows } = await db.pool.query<StandingItem>(
    `select ${standing.columns} from action_item i ${standing.task}
     where i."organizationId" = $1::uuid and i."audioId" = $2::uuid and ${standing.isThere}
       and (not $4::boolean or ${standing.taskId} is null)
     order by i."startMs", i.id limit $3::int`,
    [db.organizationId, audioId, most, isLoose],
  );
  return rows;
}

/** The lines of a stretch of a meeting, in order; none where nobody may hear them. */
export async function findLines(
  hearing: Hearing,
  { audioId, fromMs, toMs }: { audioId: string; fromMs: number; toMs: number },
  most: number,
): Promise<(SaidLine & { meetingName: string })[]> {
  const { rows } = await hearing.db.pool.query(
    `select a.name as "meetingName", s."startMs", s.text, s.speaker
     from audio a join transcript_segment s on s."organizationId" = a."organizationId" and s."audioId" = a.id
     where ${isHeard} and a.id = $4::uuid and s."endMs" >= $5::int and s."startMs" <= $6::int
     order by s."startMs", s.id limit $7::int`,
    [...valuesOf(hearing), audioId, fromMs, toMs, most],
  );
  return rows;
}

/** A place in a transcript: a moment, or right after one of its lines. */
export interface TalkPlace {
  ms: number;
  afterId: string | null;
}

/**
 * The lines of a meeting from a place on, in order; none where nobody may hear them. From a moment in which nobody begins
 * to speak, the line that is just being said is the first.
 */
export async function findTalk(
  hearing: Hearing,
  audioId: string,
  { ms, afterId }: TalkPlace,
  most: number,
): Promise<(SaidLine & { id: string })[]> {
  const { rows } = await hearing.db.pool.query(
    `with line as not materialized (
       select s.id, s."startMs", s."endMs", s.text, s.speaker
       from audio a join transcript_segment s on s."organizationId" = a."organizationId" and s."audioId" = a.id
       where ${isHeard} and a.id = $4::uuid
     ), spoken as (
       select id from line where "startMs" < $5::int and "endMs" > $5::int
         and not exists (select 1 from line where "startMs" = $5::int)
       order by "startMs" desc, id desc limit 1
     )
     select id, "startMs", text, speaker from line
     where case when $6::uuid is null then "startMs" >= $5::int or id = (select id from spoken)
       else ("startMs", id) > ($5::int, $6::uuid) end
     order by "startMs", id limit $7::int`,
    [...valuesOf(hearing), audioId, ms, afterId, most],
  );
  return rows;
}

/** One meeting by its id, or the newest that is read through; nothing where nobody may hear it. */
export async function findHeard(hearing: Hearing, audioId: string | null): Promise<HeardMeeting | undefined> {
  const { rows } = await hearing.db.pool.query<HeardMeeting>(
    `select ${meeting}, a.analysis from audio a
     where ${isHeard} and a.status = 'done' and ($4::uuid is null or a.id = $4)
     order by a."recordedAt" desc, a.id limit 1`,
    [...valuesOf(hearing), audioId],
  );
  return rows[0];
}

/** The newest meeting whose name has all of these beginnings of words, folded. */
export async function findCalled(
  hearing: Hearing,
  words: readonly (readonly string[])[],
): Promise<HeardMeeting | undefined> {
  const { rows } = await hearing.db.pool.query<HeardMeeting>(
    `select ${meeting}, a.analysis from audio a
     where ${isHeard} and a.status = 'done'
       and (select bool_and(exists (select from jsonb_array_elements_text(word) stem
             where position(folded(stem) in folded(a.name)) > 0))
           from jsonb_array_elements($4::jsonb) word)
     order by a."recordedAt" desc, a.id limit 1`,
    [...valuesOf(hearing), JSON.stringify(words)],
  );
  return rows[0];
}

/** Meetings of some days, the newest first; of all days where none are given. */
export async function findHeardWithin(
  hearing: Hearing,
  { since, until = null, timeZone }: Since,
  most: number,
): Promise<HeardMeeting[]> {
  const { rows } = await hearing.db.pool.query<HeardMeeting>(
    `select ${meeting}, a.analysis from audio a
     where ${isHeard} and a.status = 'done'
       and ($4::date is null or a."recordedAt" >= $4::date::timestamp at time zone $6::text)
       and ($5::date is null or a."recordedAt" < ($5::date + 1)::timestamp at time zone $6::text)
     order by a."recordedAt" desc, a.id limit $7::int`,
    [...valuesOf(hearing), since, until, timeZone, most],
  );
  return rows;
}

/** Who was in a meeting; whose name was only said in it was not. */
export async function findPresent({ db }: Hearing, audioId: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ userId: string }>(
    `select "userId" from meeting_attendee
     where "organizationId" = $1::uuid and "audioId" = $2::uuid and source <> 'named'`,
    [db.organizationId, audioId],
  );
  return rows.map(({ userId }) => userId);
}
