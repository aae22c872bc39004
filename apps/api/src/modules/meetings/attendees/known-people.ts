import type { AnalysisInput, Person } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import { isHuman } from '@/db/service-accounts';

/** Whose names are looked for: those who were here last. */
const mostPeople = 10_000;

/** The people of a company whose names may be said in a meeting: no program was there. Plain, because there may be thousands. */
export async function findKnownPeople({
  organizationId,
  pool,
}: Pick<CompanyDb, 'organizationId' | 'pool'>): Promise<AnalysisInput['people']> {
  const { rows } = await pool.query<Person>(
    `select id, "firstName", "lastName", email from "user" u where "organizationId" = $1::uuid and not blocked
       and ${isHuman('u')}
     order by "lastSeenAt" desc nulls last limit $2`,
    [organizationId, mostPeople],
  );
  return rows;
}
