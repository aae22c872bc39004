import type { Role } from '@tavla/shared/contracts/roles';
import type { CompanyDb } from '@/db/database';
import type { CompanyPrisma } from '@/db/scope';
import { notFound } from '@/http/errors/errors';
import { selectRoles } from './roles.repo';

/** All roles of the company by name. */
export function listRoles(db: CompanyDb): Promise<Role[]> {
  return selectRoles(db.prisma, db.organizationId);
}

/** @throws HttpError 404 */
export async function getRole(db: CompanyDb, id: string): Promise<Role> {
  const role = await findRole(db.prisma, db.organizationId, id);
  if (!role) throw notFound('role');
  return role;
}

/** A role of the company, also inside a transaction. */
export async function findRole(
  prisma: Pick<CompanyPrisma, '$queryRaw' | '$executeRaw'>,
  organizationId: string,
  id: string,
): Promise<Role | undefined> {
  const [role] = await selectRoles(prisma, organizationId, [id]);
  return role;
}
