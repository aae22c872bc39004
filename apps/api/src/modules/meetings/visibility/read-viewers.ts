import type { Change } from '@/db/events/change';
import { viewersOf } from '@/db/meeting-viewers';

const viewersSql = `select ${viewersOf('$1::uuid', '$2::uuid')} as viewers`;

/** The people who may see a meeting now; null when everybody may, or when it is not there. */
export async function readViewers(
  { organizationId, prisma }: Pick<Change, 'organizationId' | 'prisma'>,
  audioId: string,
): Promise<string[] | null> {
  const [row] = await prisma.$queryRawUnsafe<{ viewers: string[] | null }[]>(
    viewersSql,
    organizationId,
    audioId,
  );
  return row?.viewers ?? null;
}
