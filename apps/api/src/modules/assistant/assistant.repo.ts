import type { RequestContext } from '@/adapters/language/local/requests/request';
import type { CompanyDb } from '@/db/database';

/** Whom and which departments somebody may name. */
export async function findNames({
  pool,
  organizationId,
}: CompanyDb): Promise<Pick<RequestContext, 'people' | 'departments'>> {
  const [people, departments] = await Promise.all([
    pool.query(
      `select id, "firstName", "lastName", not blocked as "isActive" from "user"
       where "organizationId" = $1::uuid order by "sortKey", id`,
      [organizationId],
    ),
    pool.query(`select id, name from department where "organizationId" = $1::uuid order by "nameKey"`, [
      organizationId,
    ]),
  ]);
  return { people: people.rows, departments: departments.rows };
}
