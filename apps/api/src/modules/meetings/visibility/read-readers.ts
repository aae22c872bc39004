import type { Change } from '@/db/events/change';
import { lostOf, type Readers, readersSql } from '@/db/meeting-viewers';

type Reading = Pick<Change, 'organizationId' | 'prisma'>;

/**
 * Who may see a meeting now, in words that stay true when it is changed or deleted; null when it is not there. Never
 * their ids: a company may have ten thousand people.
 */
export async function readReaders(
  { organizationId, prisma }: Reading,
  audioId: string,
): Promise<Readers | null> {
  const [row] = await prisma.$queryRawUnsafe<{ readers: Readers }[]>(readersSql, organizationId, audioId);
  return row?.readers ?? null;
}

const countLostSql = `select cardinality(${lostOf('$1::uuid', '$2::text::jsonb', '$3::uuid')}) as count`;

/** How many people may not see a meeting any more who could before. */
export async function countLost(
  { organizationId, prisma }: Reading,
  audioId: string,
  before: Readers,
): Promise<number> {
  const [row] = await prisma.$queryRawUnsafe<{ count: number }[]>(
    countLostSql,
    organizationId,
    JSON.stringify(before),
    audioId,
  );
  return row?.count ?? 0;
}
