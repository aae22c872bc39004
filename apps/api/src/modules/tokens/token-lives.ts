import type { CompanyDb } from '@/db/database';
import type { Change } from '@/db/events/change';

/** Whether what was begun with a token may go on: it is there, and its time is not over; also in an open change. */
export async function tokenLives(
  { prisma, organizationId }: Pick<CompanyDb | Change, 'prisma' | 'organizationId'>,
  tokenId: string,
): Promise<boolean> {
  const row = await prisma.apiToken.findUnique({
    where: { organizationId_id: { organizationId, id: tokenId } },
    select: { expiresAt: true },
  });
  return row !== null && (row.expiresAt === null || row.expiresAt > new Date());
}
