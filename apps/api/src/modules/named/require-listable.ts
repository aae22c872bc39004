import { say } from '@tavla/shared/error-words';
import type { Change } from '@/db/events/change';
import { pageBytes } from '@/db/events/page-bytes';
import { Prisma } from '@/db/generated/client';
import { HttpError } from '@/http/errors/errors';

/**
 * What one of them takes of a list beside its texts. It is more than that in bytes, for its row costs time as well:
 * there may be 5,000 positions, and 1,600 roles with all their pairs.
 */
const costs = { position: 800, department: 800, role: 2_500 };

/**
 * Refuses what makes a list longer than one answer can be. These lists have no pages: they are read as a whole, into
 * the memory that all companies share. Called in the change that made something longer, after it is written.
 * @throws HttpError 413
 */
export async function requireListable(
  { prisma, organizationId }: Pick<Change, 'prisma' | 'organizationId'>,
  table: keyof typeof costs,
): Promise<void> {
  const [list] = await prisma.$queryRaw<{ bytes: number }[]>`
    select sum(octet_length(name) + octet_length(description) + ${costs[table]})::float8 as bytes
    from ${Prisma.raw(`"${table}"`)} where "organizationId" = ${organizationId}::uuid`;
  if ((list?.bytes ?? 0) <= pageBytes) return;
  throw new HttpError(413, 'too-large', say(`${table}-list-too-long`));
}
