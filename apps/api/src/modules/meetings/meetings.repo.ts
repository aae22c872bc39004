import { meetingsListedMax } from '@tavla/shared/limits';
import type { Segment } from '@tavla/shared/meetings/findings';
import type { Words } from '@tavla/shared/words';
import { v7 as newId } from 'uuid';
import type { SpeechSpan } from '@/adapters/speech/speech';
import type { ChunkVoice } from '@/adapters/speech/voices/voice';
import type { Transcript } from '@/adapters/transcripts/read-transcript';
import type { CompanyDb } from '@/db/database';
import { type Audio, Prisma, type TranscriptSegment } from '@/db/generated/client';
import { seesThis } from '@/db/meeting-viewers';
import type { CompanyTransaction } from '@/db/scope';

type Prismas = CompanyDb['prisma'] | CompanyTransaction;

const key = (organizationId: string, id: string) => ({ organizationId_id: { organizationId, id } });

const listed = [
  'id',
  'name',
  'kind',
  'status',
  'progress',
  'etaSeconds',
  'language',
  'durationMs',
  'sizeBytes',
  'createdAt',
  'recordedAt',
  'createdById',
  'error',
  'cause',
  'waiting',
  'visibility',
  'visibleToIds',
  'summarySentAt',
  'summarySentById',
  'summarySentTo',
] as const;

/** What a list shows of a meeting. */
export type ListedMeeting = Pick<Audio, (typeof listed)[number]>;

/** Sorted by name without regard to case, as every list of meetings. Plain, because there may be thousands. */
export async function findMeetings(
  db: CompanyDb,
  isTranscribed: boolean | undefined,
): Promise<ListedMeeting[]> {
  const { rows } = await db.pool.query<ListedMeeting>(
    `select ${listed.map((column) => `"${column}"`).join(', ')}
     from audio a where "organizationId" = $1::uuid and ($2::boolean is null or (status = 'done') = $2)
       and ${seesThis('$3::uuid')}
     order by "createdAt" desc, id desc limit ${meetingsListedMax}`,
    [db.organizationId, isTranscribed ?? null, db.viewerId],
  );
  return byName(rows);
}

/** What there is beside that, and is hidden from whoever asks. */
export async function findClosedMeetings(db: CompanyDb): Promise<Pick<Audio, 'id' | 'name' | 'sizeBytes'>[]> {
  const { rows } = await db.pool.query(
    `select id, name, "sizeBytes" from audio a where "organizationId" = $1::uuid and not ${seesThis('$2::uuid')}
     order by "createdAt" desc, id desc limit ${meetingsListedMax}`,
    [db.organizationId, db.viewerId],
  );
  return byName(rows);
}

function byName<Row extends { id: string; name: string }>(rows: Row[]): Row[] {
  const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return rows.sort((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

export function findMeeting(prisma: Prismas, organizationId: string, id: string): Promise<Audio | null> {
  return prisma.audio.findUnique({ where: key(organizationId, id) });
}

/** The row, locked until the transaction ends: jobs of one meeting take turns. */
export async function lockMeeting(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
): Promise<Audio | null> {
  await prisma.$queryRaw`select id from audio where "organizationId" = ${organizationId}::uuid and id = ${id}::uuid for update`;
  return findMeeting(prisma, organizationId, id);
}

/** What went wrong with a meeting, as it is kept; null takes it away. */
export function errorColumns(words: Words | null) {
  if (!words) return { error: null, cause: Prisma.DbNull };
  const { message, reason, params } = words;
  return { error: message, cause: { reason, params } };
}

export function updateMeetingRow(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
  data: Prisma.AudioUncheckedUpdateInput,
): Promise<Audio> {
  return prisma.audio.update({ where: key(organizationId, id), data });
}

/** So many lines come as one row. */
const linesInPiece = 500;

/** What was said, in order. */
export async function findSegments(
  db: Pick<CompanyDb, 'pool' | 'organizationId'>,
  audioId: string,
): Promise<Segment[]> {
  const pieces = await findSegmentPieces(db, audioId);
  return pieces.flatMap((lines) => JSON.parse(lines) as Segment[]);
}

/**
 * The same as JSON, in pieces: a long meeting has thousands of lines, and reading as many rows would hold everybody
 * else up.
 */
export async function findSegmentPieces(
  db: Pick<CompanyDb, 'pool' | 'organizationId'>,
  audioId: string,
): Promise<string[]> {
  const { rows } = await db.pool.query<{ lines: string }>(
    `select json_agg(json_build_object('id', id, 'startMs', "startMs", 'endMs', "endMs", 'text', text,
       'speaker', speaker, 'version', version, 'isCorrected', "correctedAt" is not null) order by at)::text as lines
     from (
       select *, row_number() over (order by "startMs", id) as at
       from transcript_segment where "organizationId" = $1::uuid and "audioId" = $2::uuid
     ) s group by (at - 1) / ${linesInPiece} order by min(at)`,
    [db.organizationId, audioId],
  );
  return rows.map(({ lines }) => lines);
}

type NewSegment = Pick<TranscriptSegment, 'startMs' | 'endMs' | 'text' | 'speaker'>;

/** Lines that one statement writes: what goes into it is written, and passed on, in one turn of the event loop. */
const linesAtOnce = 500;

/** Writes a whole transcript, of which there may be 50,000 lines, some at a time. */
async function insertSegments(
  prisma: CompanyTransaction,
  organizationId: string,
  audioId: string,
  segments: readonly NewSegment[],
): Promise<void> {
  for (let start = 0; start < segments.length; start += linesAtOnce) {
    const rows = segments
      .slice(start, start + linesAtOnce)
      .map(({ startMs, endMs, text, speaker }) => ({ id: newId(), startMs, endMs, text, speaker }));
    await prisma.$executeRaw`
      insert into transcript_segment ("organizationId", id, "audioId", "chunkIndex", "startMs", "endMs", text, speaker)
      select ${organizationId}::uuid, s.id, ${audioId}::uuid, 0, s."startMs", s."endMs", s.text, s.speaker
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as s (id uuid, "startMs" int, "endMs" int, text text, speaker text)`;
  }
}

/** Writes what a file says: its lines, and where it has none although somebody spoke. */
export async function insertTranscript(
  prisma: CompanyTransaction,
  organizationId: string,
  audioId: string,
  { cues, durationMs: endMs, about: { gaps = [] } }: Transcript,
): Promise<void> {
  await insertSegments(prisma, organizationId, audioId, cues);
  const whole = { organizationId, audioId, index: 0, startMs: 0, endMs, spans: [], doneAt: new Date() };
  if (gaps.length > 0) await prisma.audioChunk.create({ data: { ...whole, gaps } });
}

export function findChunk(prisma: Prismas, organizationId: string, audioId: string, index: number) {
  return prisma.audioChunk.findUnique({
    where: { organizationId_audioId_index: { organizationId, audioId, index } },
  });
}

/** Where somebody spoke and no words could be made out, in order of time. */
export async function findGaps(db: CompanyDb, audioId: string): Promise<SpeechSpan[]> {
  const { rows } = await db.pool.query<SpeechSpan>(
    `select g."startMs", g."endMs" from audio_chunk c
       cross join lateral jsonb_to_recordset(c.gaps) as g ("startMs" int, "endMs" int)
     where c."organizationId" = $1::uuid and c."audioId" = $2::uuid order by 1`,
    [db.organizationId, audioId],
  );
  return rows;
}

/** How far each chunk is, without the speech in it: the end of every chunk looks at all of them. */
export function findChunks(prisma: Prismas, audioId: string) {
  return prisma.audioChunk.findMany({
    where: { audioId },
    orderBy: { index: 'asc' },
    select: { index: true, startMs: true, endMs: true, doneAt: true },
  });
}

/** Marks a chunk as done; false when another run of the same job was quicker. */
export async function finishChunk(
  prisma: CompanyTransaction,
  audioId: string,
  index: number,
  { gaps, voices }: { gaps: readonly SpeechSpan[]; voices: readonly ChunkVoice[] },
): Promise<boolean> {
  const { count } = await prisma.audioChunk.updateMany({
    where: { audioId, index, doneAt: null },
    data: {
      doneAt: new Date(),
      gaps: gaps.map(({ startMs, endMs }) => ({ startMs, endMs })),
      voices: voices.map(({ spans, embedding }) => ({
        spans: spans.map(({ startMs, endMs }) => ({ startMs, endMs })),
        embedding: [...embedding],
      })),
    },
  });
  return count === 1;
}
