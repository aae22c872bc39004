import type { CompanyDb, Database } from '@/db/database';

/**
 * Uploads of all companies in a folder, or in the bucket, that began before and of which no row tells of a byte. The
 * lock of one that began before `deadBefore` is that of a process that is gone.
 */
export function findSilentUploads(
  { prisma }: Database,
  folder: string | null,
  { before, deadBefore }: { before: Date; deadBefore: Date },
): Promise<{ organizationId: string; id: string }[]> {
  return prisma.upload.findMany({
    where: {
      ...{ createdAt: { lt: before }, audioId: null, folder, storedBytes: 0 },
      OR: [{ lockToken: null }, { createdAt: { lt: deadBefore } }],
    },
    select: { organizationId: true, id: true },
  });
}

/** Takes an upload that no request has in hand, so that none begins. */
export async function claimUpload(
  db: CompanyDb,
  id: string,
  token: string,
  deadBefore: Date,
): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    `update upload set "lockToken" = $3
     where "organizationId" = $1 and id = $2 and ("lockToken" is null or "createdAt" < $4) and "audioId" is null`,
    [db.organizationId, id, token, deadBefore],
  );
  return rowCount === 1;
}

export async function releaseUpload(db: CompanyDb, id: string, token: string): Promise<void> {
  await db.pool.query(
    `update upload set "lockToken" = null where "organizationId" = $1 and id = $2 and "lockToken" = $3`,
    [db.organizationId, id, token],
  );
}

/** Forgets an upload, unless a request has taken it over. @returns what the bucket calls it */
export async function forgetClaimed(
  db: CompanyDb,
  id: string,
  token: string,
): Promise<{ multipartId: string | null } | undefined> {
  const { rows } = await db.pool.query<{ multipartId: string | null }>(
    `delete from upload where "organizationId" = $1 and id = $2 and "lockToken" = $3 returning "multipartId"`,
    [db.organizationId, id, token],
  );
  return rows[0];
}

/** Which of these uploads, that began before, have become meetings. */
export async function findEnded({ prisma }: Database, ids: string[], before: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await prisma.upload.findMany({
    where: { id: { in: ids }, audioId: { not: null }, createdAt: { lt: before } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
