import type { CompanyDb } from '@/db/database';

/** Whether what was begun with a token may go on: it is there, and its time is not over. */
export async function tokenLives(db: CompanyDb, tokenId: string): Promise<boolean> {
  const { organizationId } = db;
  const row = await db.prisma.apiToken.findUnique({
    where: { organizationId_id: { organizationId, id: tokenId } },
    select: { expiresAt: true },
  });
  return row !== null && (row.expiresAt === null || row.expiresAt > new Date());
}
