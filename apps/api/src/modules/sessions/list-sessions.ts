import { type Session, SignInWay } from '@tavla/shared/contracts/sessions';
import type { CompanyDb } from '@/db/database';

/** Where a person is signed in, the last seen first. */
export async function listSessions(db: CompanyDb, userId: string, currentId: string): Promise<Session[]> {
  const rows = await db.prisma.session.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { lastSeenAt: 'desc' },
    take: 200,
  });
  return rows.map(({ id, way, userAgent, ip, createdAt, lastSeenAt }) => ({
    id,
    way: SignInWay.parse(way),
    userAgent,
    ip,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === currentId,
  }));
}
