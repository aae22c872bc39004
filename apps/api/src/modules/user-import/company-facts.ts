import type { Permission } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import type { InCompany } from '@/db/events/change';
import { departments } from '@/modules/departments/department-kind';
import type { Kind } from '@/modules/named/kind';
import { nameKeyOf } from '@/modules/named/name-key';
import { listNamed } from '@/modules/named/read-named';
import { positions } from '@/modules/positions/position-kind';
import { listRoles } from '@/modules/roles/read-roles';
import type { CompanyFacts } from './plan-import';

/** What a plan must know of a file with these addresses: four queries, however long it is. */
export async function loadFacts(
  db: CompanyDb,
  held: readonly Permission[],
  addresses: readonly string[],
): Promise<CompanyFacts> {
  const [roles, positionIds, departmentIds, people] = await Promise.all([
    listRoles(db),
    loadIds(db, positions),
    loadIds(db, departments),
    loadPeople(db, addresses),
  ]);
  return {
    held,
    roles,
    positions: positionIds,
    departments: departmentIds,
    people,
  };
}

/** Ids of all positions or departments by the key of their name. */
export async function loadIds(db: InCompany, kind: Kind): Promise<Map<string, string>> {
  return new Map((await listNamed(db, kind)).map(({ id, name }) => [nameKeyOf(name), id]));
}

/** Looks at the company alone: what an import does tells nothing of any other. Decision 012 says why. */
async function loadPeople(db: CompanyDb, addresses: readonly string[]): Promise<CompanyFacts['people']> {
  const found = await db.pool.query<{ email: string; id: string; blocked: boolean }>(
    'select email, id, blocked from "user" where "organizationId" = $1 and email = any($2::text[])',
    [db.organizationId, addresses],
  );
  return new Map(found.rows.map(({ email, ...person }) => [email, person]));
}
