import type { RequestContext } from '@/adapters/language/local/requests/request';
import type { CompanyDb } from '@/db/database';

/** Whom and which departments somebody may name. */
export async function findNames({
  pool,
  organizationId,
}: CompanyDb): Promise<Pick<RequestContext, 'people' | 'departments'>> {
  const [people, departments] = await Promise.all([
    pool.query(
      `select u.id, u."firstName", u."lastName", not u.blocked as "isActive", p.name as position
       from "user" u
       left join position p on p."organizationId" = u."organizationId" and p.id = u."positionId"
       where u."organizationId" = $1::uuid order by u."sortKey", u.id`,
      [organizationId],
    ),
    pool.query(`select id, name from department where "organizationId" = $1::uuid order by "nameKey"`, [
      organizationId,
    ]),
  ]);
  return { people: people.rows, departments: departments.rows };
}

/** Where somebody stands in the company. */
export interface Place {
  id: string;
  email: string;
  position: string | null;
  managerId: string | null;
  departmentIds: string[];
}

/** Addresses, positions, managers and departments of these people. */
export async function findPlaces(
  { pool, organizationId }: CompanyDb,
  ids: readonly string[],
): Promise<Place[]> {
  const { rows } = await pool.query<Place>(
    `select u.id, u.email, p.name as position, u."managerId",
       array(select ud."departmentId"::text from user_department ud
         where ud."organizationId" = u."organizationId" and ud."userId" = u.id) as "departmentIds"
     from "user" u
     left join position p on p."organizationId" = u."organizationId" and p.id = u."positionId"
     where u."organizationId" = $1::uuid and u.id = any($2::uuid[])`,
    [organizationId, ids],
  );
  return rows;
}
