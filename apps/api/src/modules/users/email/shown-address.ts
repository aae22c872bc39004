import type { CompanyTransaction } from '@/db/scope';

/**
 * Whether somebody has shown that they read the mail of the address that they have: not where another person has given it
 * to them since they last signed in with a code. When either was stands in the audit log, which outlasts sessions; it has
 * not always named the way of a code.
 */
export async function hasShownAddress(
  prisma: Pick<CompanyTransaction, '$queryRaw'>,
  organizationId: string,
  userId: string,
): Promise<boolean> {
  const [row] = await prisma.$queryRaw<{ isGiven: boolean }[]>`
    select a.action = 'user.update' and not exists (
      select from audit_entry s where s."organizationId" = a."organizationId" and s.action = 'session.sign-in'
        and s."actorId" = ${userId}::uuid and coalesce(s.details->>'way', 'code') = 'code'
        and s."createdAt" > a."createdAt"
    ) as "isGiven"
    from audit_entry a
    where a."organizationId" = ${organizationId}::uuid and a.action in ('user.update', 'user.change-own-email')
      and a."targetType" = 'user' and a."targetId" = ${userId}
      and a.details->'changes'->'email' is not null
    order by a."createdAt" desc, a.id desc limit 1`;
  return !row?.isGiven;
}
