import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import { tokenColumns } from '@/db/events/by-token';
import type { Actor } from '@/db/events/change';
import { Prisma, type SegmentChange, type TranscriptSegment } from '@/db/generated/client';
import type { CompanyTransaction } from '@/db/scope';

/** A line of this meeting; that of another one is none. */
export function findSegment(
  prisma: CompanyDb['prisma'] | CompanyTransaction,
  audioId: string,
  id: string,
): Promise<TranscriptSegment | null> {
  return prisma.transcriptSegment.findFirst({ where: { audioId, id } });
}

/** A line with so many before it and after it, in order of time: a meeting may have tens of thousands. */
export function findNeighbours(
  prisma: CompanyTransaction,
  { organizationId, audioId, id, startMs }: TranscriptSegment,
  most: number,
): Promise<Pick<TranscriptSegment, 'id' | 'startMs' | 'endMs' | 'text'>[]> {
  const side = (sign: '<' | '>=', order: 'desc' | 'asc') => `(
    select id, "startMs", "endMs", text from transcript_segment
    where "organizationId" = $1::uuid and "audioId" = $2::uuid and ("startMs", id) ${sign} ($3::int, $4::uuid)
    order by "startMs" ${order}, id ${order} limit $5::int)`;
  return prisma.$queryRawUnsafe(
    `select * from (${side('<', 'desc')} union all ${side('>=', 'asc')}) near order by "startMs", id`,
    ...[organizationId, audioId, startMs, id, most],
  );
}

export function updateSegmentText(
  prisma: CompanyTransaction,
  { organizationId, id, version }: TranscriptSegment,
  text: string,
): Promise<TranscriptSegment> {
  return prisma.transcriptSegment.update({
    where: { organizationId_id: { organizationId, id } },
    data: { text, version: version + 1, correctedAt: new Date() },
  });
}

interface Spoken {
  audioId: string;
  speaker: string | null;
  ids?: readonly string[] | undefined;
  /** Null is nobody. */
  from?: string | null | undefined;
}

/** A line that was another's, with whose. */
export interface Renamed {
  id: string;
  before: string | null;
}

/** Lines in one row: a transcript may have 50,000, and reading as many rows would hold everybody else up. */
const linesInRow = 500;

/**
 * Gives lines to a speaker and notes who did, with one statement: thousands of lines do not travel to be noted. The
 * lines are read once: joined with themselves, each was looked for among all of a meeting that the database does not
 * know yet to be long, which took minutes.
 * @returns those that were another's
 */
export async function updateSpeakers(
  prisma: CompanyTransaction,
  organizationId: string,
  actor: Actor,
  { audioId, speaker, ids, from }: Spoken,
): Promise<Renamed[]> {
  const { tokenId, tokenName } = tokenColumns(actor);
  const rows = await prisma.$queryRaw<{ lines: string }[]>`
    with spoken as (
      update transcript_segment set speaker = ${speaker}::text
      where "organizationId" = ${organizationId}::uuid and "audioId" = ${audioId}::uuid
        and speaker is distinct from ${speaker}::text
        and (${ids ?? null}::uuid[] is null or id = any(${ids ?? null}::uuid[]))
        and (${from === undefined}::boolean or speaker is not distinct from ${from ?? null}::text)
      returning id, old.speaker as before),
    noted as (
      insert into segment_change ("organizationId", id, "audioId", "segmentId", field, before, after, "actorId",
        "actorName", "tokenId", "tokenName")
      select ${organizationId}::uuid, gen_random_uuid(), ${audioId}::uuid, id, 'speaker', before, ${speaker}::text,
        ${actor.id}::uuid, ${actor.name}, ${tokenId}::uuid, ${tokenName} from spoken)
    select json_agg(json_build_object('id', id, 'before', before))::text as lines
    from (select *, row_number() over () as at from spoken) s group by (at - 1) / ${linesInRow}::int`;
  return rows.flatMap(({ lines }) => JSON.parse(lines) as Renamed[]);
}

/** Of `transcript_segment s`, whether its speaker was named last by somebody else than this person. */
const isNamedByOther = (personId: string) => Prisma.sql`exists (
  select 1 from (
    select c."actorId" from segment_change c
    where c."organizationId" = s."organizationId" and c."segmentId" = s.id and c.field = 'speaker'
    order by c."createdAt" desc, c.id desc limit 1
  ) last where last."actorId" is distinct from ${personId}::uuid)`;

/**
 * What speakers of a meeting are called now, each once.
 * @param byPersonId leaves out the lines that were named last by somebody else than this person
 */
export async function findSpeakers(
  prisma: CompanyTransaction,
  organizationId: string,
  audioId: string,
  byPersonId: string | null,
): Promise<string[]> {
  const isMeant = byPersonId === null ? Prisma.empty : Prisma.sql`and not ${isNamedByOther(byPersonId)}`;
  const rows = await prisma.$queryRaw<{ names: string }[]>`
    select json_agg(speaker)::text as names from (
      select speaker, row_number() over () as at from (
        select distinct s.speaker from transcript_segment s
        where s."organizationId" = ${organizationId}::uuid and s."audioId" = ${audioId}::uuid
          and s.speaker is not null ${isMeant}
      ) d
    ) s group by (at - 1) / ${linesInRow}::int`;
  return rows.flatMap(({ names }) => JSON.parse(names) as string[]);
}

/** Lines of a meeting whose speaker was named last by somebody else than this person. */
export async function findNamedByOthers(
  prisma: CompanyTransaction,
  { organizationId, audioId }: { organizationId: string; audioId: string },
  personId: string,
): Promise<ReadonlySet<string>> {
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    select s.id from transcript_segment s
    where s."organizationId" = ${organizationId}::uuid and s."audioId" = ${audioId}::uuid
      and ${isNamedByOther(personId)}`;
  return new Set(rows.map(({ id }) => id));
}

/** Notes who corrected a line, and what it said before. */
export async function insertCorrection(
  prisma: CompanyTransaction,
  { organizationId, audioId, id, text }: TranscriptSegment,
  actor: Actor,
  after: string,
): Promise<void> {
  const about = { organizationId, id: newId(), audioId, segmentId: id, field: 'text', before: text, after };
  const by = { actorId: actor.id, actorName: actor.name, ...tokenColumns(actor) };
  await prisma.segmentChange.create({ data: { ...about, ...by } });
}

export function findChanges(prisma: CompanyDb['prisma'], segmentId: string): Promise<SegmentChange[]> {
  return prisma.segmentChange.findMany({
    where: { segmentId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
  });
}
