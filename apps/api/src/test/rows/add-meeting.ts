import { v7 as newId } from 'uuid';
import type { Prisma, PrismaClient } from '@/db/generated/client';

/** The row of a meeting that is done, with whatever else a test says of it; answers its id. */
export async function addMeeting(
  prisma: Pick<PrismaClient, 'audio'>,
  organizationId: string,
  about: Partial<Prisma.AudioUncheckedCreateInput> = {},
): Promise<string> {
  const id = about.id ?? newId();
  const file = { language: 'en', sizeBytes: 1n, mimeType: 'audio/webm', blobKey: id };
  const when = { recordedAt: new Date(), timeZone: 'UTC' };
  await prisma.audio.create({
    data: { organizationId, id, name: 'Meeting', status: 'done', ...file, ...when, ...about },
  });
  return id;
}
