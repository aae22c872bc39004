import type { CompanyTransaction } from '@/db/scope';
import type { UserRow } from '../users.repo';

/**
 * Whether somebody was invited at the address that they have, or has signed in since they have it; or has taken it
 * themselves, which they did with a code to it. When an administrator gave it to them stands in the audit log.
 */
export async function isAddressKnown(
  prisma: Pick<CompanyTransaction, '$queryRaw'>,
  organizationId: string,
  { id, invitedAt, lastSeenAt }: Pick<UserRow, 'id' | 'invitedAt' | 'lastSeenAt'>,
): Promise<boolean> {
  const last = Math.max(invitedAt?.getTime() ?? 0, lastSeenAt?.getTime() ?? 0);
  if (last === 0) return false;
  const rows = await prisma.$queryRaw<{ action: string }[]>`
    select action from audit_entry
    where "organizationId" = ${organizationId}::uuid and action in ('user.update', 'user.change-own-email')
      and "createdAt" > ${new Date(last)} and "targetType" = 'user' and "targetId" = ${id}
      and details->'changes'->'email' is not null
    order by "createdAt" desc, id desc limit 1`;
  return rows[0]?.action !== 'user.update';
}
