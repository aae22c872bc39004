import { say } from '@tavla/shared/error-words';
import { Language } from '@tavla/shared/meetings/languages';
import { MissingSound } from '@tavla/shared/meetings/missing-sound';
import { Visibility } from '@tavla/shared/meetings/visibility';
import { z } from 'zod';
import type { CompanyDb, Database } from '@/db/database';
import type { Prisma } from '@/db/generated/client';
import type { RunSql } from '@/db/run-sql';
import type { CompanyTransaction } from '@/db/scope';
import { HttpError, notFound } from '@/http/errors/errors';
import { overruled, type UploadSettings } from './upload-settings';

/** Recordings that are still being sent, or were left lying: of one person, and of a company. */
export const openUploads = { person: 50, company: 500 };

/** What is remembered of a resumable upload. */
export interface StoredUpload {
  fileName: string;
  mimeType: string;
  settings: UploadSettings;
  audioId: string | null;
  /** The folder that holds it; null where every process reaches it. */
  folder: string | null;
  sizeBytes: number;
  /** SHA-256 of the file as the client has it, when it said so; in hexadecimal. */
  announced: string | undefined;
  /** SHA-256 of the file as it is stored, once it has become a meeting. */
  sha256: string | undefined;
}

const Metadata = z.object({
  fileName: z.string(),
  mimeType: z.string(),
  announced: z.string().optional(),
  sha256: z.string().optional(),
  settings: z.object({
    language: Language,
    recordedAt: z.string(),
    timeZone: z.string(),
    name: z.string().nullable(),
    visibility: Visibility.default({ to: 'company', ids: [] }),
    attendeeIds: z.array(z.string()).default([]),
    missing: z.array(MissingSound).default([]),
    unsaid: z.array(z.enum(overruled)).default([]),
  }),
});

/** `given` is the metadata as the client gave it. */
type NewUpload = Omit<StoredUpload, 'audioId' | 'sha256'> & { given: Record<string, string> };

const key = (organizationId: string, id: string) => ({ organizationId_id: { organizationId, id } });

/** An upload that was left lying can be taken up again for so long, in milliseconds. */
export const uploadKept = 7 * 24 * 3_600_000;

/**
 * Remembers an upload that is about to begin.
 * @throws HttpError 429 when the person, or the company, has as many that have not ended as they may
 */
export async function createUpload(
  db: CompanyDb,
  id: string,
  userId: string,
  { fileName, mimeType, settings, folder, sizeBytes, announced, given }: NewUpload,
): Promise<void> {
  const { recordedAt, ...rest } = settings;
  const metadata: Prisma.InputJsonObject = {
    fileName,
    mimeType,
    ...(announced && { announced }),
    given,
    settings: {
      ...rest,
      attendeeIds: [...rest.attendeeIds],
      missing: [...rest.missing],
      name: settings.name ?? null,
      recordedAt: recordedAt.toISOString(),
    },
  };
  const { organizationId } = db;
  await db.prisma.$transaction(async (tx) => {
    await requireTurn(tx, organizationId, userId);
    await tx.upload.create({
      data: { organizationId, id, userId, sizeBytes: BigInt(sizeBytes), metadata, folder },
    });
  });
}

/** One after the other in a company, so that many at once are counted, too. */
async function requireTurn(tx: CompanyTransaction, organizationId: string, userId: string): Promise<void> {
  const lock = `uploads of ${organizationId}`;
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`;
  const since = new Date(Date.now() - uploadKept);
  const [open] = await tx.$queryRaw<{ person: number; company: number }[]>`
    select count(*) filter (where "userId" = ${userId}::uuid)::int as person, count(*)::int as company
    from upload where "organizationId" = ${organizationId}::uuid and "audioId" is null and "createdAt" > ${since}
      and not metadata ? 'refused'`;
  if (open && open.person >= openUploads.person) throw tooMany('person', openUploads.person);
  if (open && open.company >= openUploads.company) throw tooMany('company', openUploads.company);
}

function tooMany(who: 'person' | 'company', count: number): HttpError {
  const days = uploadKept / 86_400_000;
  const words = say(`${who}-has-too-many-uploads`, { count, days });
  return new HttpError(429, 'too-many-requests', words, { retryAfterSeconds: 60 });
}

/** An upload of this person; somebody else's does not exist. */
export async function findUpload(
  db: CompanyDb,
  id: string,
  userId: string,
): Promise<StoredUpload | undefined> {
  const row = await db.prisma.upload.findUnique({ where: key(db.organizationId, id) });
  if (!row || row.userId !== userId) return undefined;
  const { settings, announced, sha256, ...rest } = Metadata.parse(row.metadata);
  const recordedAt = new Date(settings.recordedAt);
  const name = settings.name ?? undefined;
  const { audioId, folder } = row;
  const sizeBytes = Number(row.sizeBytes);
  return {
    ...rest,
    announced,
    sha256,
    settings: { ...settings, recordedAt, name },
    audioId,
    folder,
    sizeBytes,
  };
}

/**
 * The upload becomes the meeting of its id, of a file with this checksum: part of the change that makes the meeting, so
 * that there is either the one or the other. Of several requests that end it one does; the others wait for it.
 * @returns whether it does so now: one that has ended before is no meeting anew, which may have been deleted since
 * @throws HttpError 404 when the person has given it up meanwhile
 */
export async function endUpload(
  sql: RunSql,
  organizationId: string,
  id: string,
  sha256: string,
): Promise<boolean> {
  const ended = await sql(
    `update upload set "audioId" = $2, metadata = metadata || jsonb_build_object('sha256', $3::text)
     where "organizationId" = $1 and id = $2 and "audioId" is null returning id`,
    organizationId,
    id,
    sha256,
  );
  if (ended.length > 0) return true;
  const known = await sql(
    'select id from upload where "organizationId" = $1 and id = $2',
    organizationId,
    id,
  );
  if (known.length === 0) throw notFound('upload');
  return false;
}

/**
 * Forgets an upload that the person gave up; one that became a meeting stays known.
 * @returns whether it is forgotten, and becomes no meeting any more
 */
export async function forgetUpload(db: CompanyDb, id: string): Promise<boolean> {
  const where = { organizationId: db.organizationId, id, audioId: null };
  return (await db.prisma.upload.deleteMany({ where })).count > 0;
}

/**
 * The file arrived whole and becomes no meeting, ever: its person may send another in its place. It stays known, so that
 * who asks again is told why.
 */
export async function refuseUpload(db: CompanyDb, id: string): Promise<void> {
  await db.prisma.$executeRaw`
    update upload set metadata = metadata || '{"refused": true}'
    where "organizationId" = ${db.organizationId}::uuid and id = ${id}::uuid`;
}

/** Uploads of all companies that began before, became no meeting and have something in the bucket, parts or the whole. */
export async function findExpiredUploads(
  { prisma }: Database,
  before: Date,
): Promise<{ organizationId: string; id: string; multipartId: string | null }[]> {
  return prisma.upload.findMany({
    where: {
      createdAt: { lt: before },
      audioId: null,
      OR: [{ multipartId: { not: null } }, { folder: null, storedBytes: { gt: 0 } }],
    },
    select: { organizationId: true, id: true, multipartId: true },
  });
}

/** The meeting that an upload became; null where it became none, undefined where there is no such upload. */
export async function meetingOf(db: CompanyDb, id: string): Promise<string | null | undefined> {
  const row = await db.prisma.upload.findUnique({ where: key(db.organizationId, id) });
  return row?.audioId;
}
