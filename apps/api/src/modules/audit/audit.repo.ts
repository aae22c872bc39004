import type { AuditFilter } from '@tavla/shared/contracts/audit';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import type { z } from 'zod';
import type { TokenColumns } from '@/db/events/by-token';
import { Prisma } from '@/db/generated/client';
import type { CompanyPrisma } from '@/db/scope';

type Client = Pick<CompanyPrisma, '$queryRaw'>;
type Filter = z.infer<typeof AuditFilter>;

export interface AuditRow extends TokenColumns {
  id: string;
  createdAt: Date;
  actorId: string | null;
  actorName: string;
  action: string;
  targetType: string;
  targetId: string;
  targetName: string;
  details: Record<string, unknown>;
  ip: string;
  userAgent: string;
}

/** Newest first, from after the given place, with one row more than `limit` when there is a next page. */
export function selectAudit(
  prisma: Client,
  organizationId: string,
  filter: Filter,
  { limit, after }: { limit: number; after?: string[] | undefined },
): Promise<AuditRow[]> {
  const [createdAt, id] = after ?? [];
  const rest =
    createdAt && id
      ? Prisma.sql`and ("createdAt", id) < (${createdAt}::timestamptz, ${id}::uuid)`
      : Prisma.empty;
  return prisma.$queryRaw<AuditRow[]>`
    select id, "createdAt", "actorId", "actorName", action, "targetType", "targetId", "targetName", details,
      ip, "userAgent", "tokenId", "tokenName"
    from audit_entry where ${matching(organizationId, filter)} ${rest}
    order by "createdAt" desc, id desc limit ${limit + 1}`;
}

export async function countAudit(prisma: Client, organizationId: string, filter: Filter): Promise<number> {
  const rows = await prisma.$queryRaw<{ total: number }[]>`
    select count(*)::int as total from audit_entry where ${matching(organizationId, filter)}`;
  return rows[0]?.total ?? 0;
}

/** `action` is a whole action, or the noun before its dot. */
function matching(organizationId: string, { action, actorId, q, from, to }: Filter): Prisma.Sql {
  const all = [Prisma.sql`"organizationId" = ${organizationId}::uuid`];
  if (action) all.push(Prisma.sql`(action = ${action} or starts_with(action, ${`${action}.`}))`);
  if (actorId) all.push(Prisma.sql`"actorId" = ${actorId}::uuid`);
  if (from) all.push(Prisma.sql`"createdAt" >= ${from}::timestamptz`);
  if (to) all.push(Prisma.sql`"createdAt" < ${to}::timestamptz`);
  const words = q && plainLetters(q.trim());
  if (words) {
    all.push(Prisma.sql`folded(concat_ws(' ', action, "actorName", "tokenName", "targetName", ip, "userAgent", details::text))
      like ${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  }
  return Prisma.join(all, ' and ');
}
