import type { CompanyPrisma } from '@/db/scope';

/**
 * Lets the changes of a company's people happen one after the other until the transaction ends. What must
 * hold over all of them (an active admin, no circle of managers) is checked under it, and no role, position
 * or department goes while somebody is given it.
 */
export async function lockPeople(
  prisma: Pick<CompanyPrisma, '$executeRaw'>,
  organizationId: string,
): Promise<void> {
  await prisma.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`people:${organizationId}`}, 0))`;
}

/** Lets what changes one person, or all that is theirs, happen one after the other until the transaction ends. */
export async function lockPerson(
  prisma: Pick<CompanyPrisma, '$queryRaw'>,
  organizationId: string,
  userId: string,
): Promise<void> {
  await prisma.$queryRaw`select 1 from "user"
    where "organizationId" = ${organizationId}::uuid and id = ${userId}::uuid for update`;
}
