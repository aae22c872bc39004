import { Prisma } from '@/db/generated/client';
import type { CompanyTransaction } from '@/db/scope';
import { isHuman } from '@/db/service-accounts';

/** Nobody needs to hear of one webhook more often in a company. */
const most = 50;

/** The people who may change webhooks, and have a mailbox. */
export function selectCaretakers(
  prisma: CompanyTransaction,
  organizationId: string,
): Promise<{ email: string; firstName: string }[]> {
  return prisma.$queryRaw`
    select u.email, u."firstName" from "user" u
    join role_permission p on p."organizationId" = u."organizationId" and p."roleId" = u."roleId"
    where u."organizationId" = ${organizationId}::uuid and p.action = 'update' and p.resource = 'admin'
      and not u.blocked and ${Prisma.raw(isHuman('u'))}
    order by u.id limit ${most}`;
}
