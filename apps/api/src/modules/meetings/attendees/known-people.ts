import type { AnalysisInput } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';

/** Whose names are looked for: those who were here last. */
const mostPeople = 10_000;

/** The people of a company whose names may be said in a meeting. The statement names it, whichever client it runs in. */
export function findKnownPeople({
  organizationId,
  prisma,
}: Pick<CompanyDb, 'organizationId'> & { prisma: Pick<CompanyDb['prisma'], 'user'> }): Promise<
  AnalysisInput['people']
> {
  return prisma.user.findMany({
    where: { organizationId, blocked: false },
    select: { id: true, firstName: true, lastName: true, email: true },
    orderBy: { lastSeenAt: { sort: 'desc', nulls: 'last' } },
    take: mostPeople,
  });
}
