import { Language } from '@tavla/shared/contracts/audios';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import type { Prisma } from '@/db/generated/client';
import type { UploadSettings } from './upload-settings';

/** What is remembered of a resumable upload. */
export interface StoredUpload {
  fileName: string;
  mimeType: string;
  settings: UploadSettings;
  audioId: string | null;
}

const Metadata = z.object({
  fileName: z.string(),
  mimeType: z.string(),
  settings: z.object({
    language: Language,
    recordedAt: z.string(),
    timeZone: z.string(),
    name: z.string().nullable(),
  }),
});

const key = (organizationId: string, id: string) => ({ organizationId_id: { organizationId, id } });

export async function createUpload(
  db: CompanyDb,
  id: string,
  userId: string,
  sizeBytes: number,
  { fileName, mimeType, settings }: Omit<StoredUpload, 'audioId'>,
): Promise<void> {
  const { recordedAt, ...rest } = settings;
  const metadata: Prisma.InputJsonObject = {
    fileName,
    mimeType,
    settings: { ...rest, name: settings.name ?? null, recordedAt: recordedAt.toISOString() },
  };
  await db.prisma.upload.create({
    data: { organizationId: db.organizationId, id, userId, sizeBytes: BigInt(sizeBytes), metadata },
  });
}

/** An upload of this person; somebody else's does not exist. */
export async function findUpload(
  db: CompanyDb,
  id: string,
  userId: string,
): Promise<StoredUpload | undefined> {
  const row = await db.prisma.upload.findUnique({ where: key(db.organizationId, id) });
  if (!row || row.userId !== userId) return undefined;
  const { fileName, mimeType, settings } = Metadata.parse(row.metadata);
  const recordedAt = new Date(settings.recordedAt);
  const name = settings.name ?? undefined;
  return { fileName, mimeType, settings: { ...settings, recordedAt, name }, audioId: row.audioId };
}

export async function endUpload(db: CompanyDb, id: string, audioId: string): Promise<void> {
  await db.prisma.upload.update({ where: key(db.organizationId, id), data: { audioId } });
}
