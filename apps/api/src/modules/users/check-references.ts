import type { Role } from '@tavla/shared/contracts/roles';
import type { UserInput } from '@tavla/shared/contracts/users';
import { say } from '@tavla/shared/error-words';
import type { InCompany } from '@/db/events/change';
import type { CompanyTransaction } from '@/db/scope';
import { invalid } from '@/http/errors/errors';
import { findRole } from '@/modules/roles/read-roles';
import { isBelow, selectUsers } from './users.repo';

/** The role that a person is to get. @throws HttpError 400 on roleId when the company has none such */
export async function requireRole(
  prisma: CompanyTransaction,
  organizationId: string,
  roleId: string,
): Promise<Role> {
  const role = await findRole(prisma, organizationId, roleId);
  if (!role) throw invalid('roleId', say('unknown-role'));
  return role;
}

/**
 * Whether position, departments and manager are there and fit; `id` is the person, null for a new one.
 * @throws HttpError 400 on the field
 */
export async function checkReferences(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string | null,
  { positionId, departmentIds, managerId }: Partial<UserInput>,
): Promise<void> {
  if (positionId && (await prisma.position.count({ where: { id: positionId } })) === 0)
    throw invalid('positionId', say('unknown-position'));
  if (departmentIds?.length) {
    const found = await prisma.department.count({ where: { id: { in: departmentIds } } });
    if (found < departmentIds.length) throw invalid('departmentIds', say('unknown-department'));
  }
  if (managerId) await checkManager(prisma, organizationId, id, managerId);
}

async function checkManager(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string | null,
  managerId: string,
): Promise<void> {
  const [manager] = await selectUsers(prisma, organizationId, [managerId]);
  if (!manager) throw invalid('managerId', say('unknown-manager'));
  if (manager.blocked) throw invalid('managerId', say('inactive-manager'));
  if (managerId === id) throw invalid('managerId', say('own-manager'));
  if (id && (await isBelow(prisma, organizationId, managerId, id)))
    throw invalid('managerId', say('manager-circle'));
}

/** Those of these people who are there and not blocked: they can be given tasks, and be managers. */
export async function findActive(
  { prisma }: Pick<InCompany, 'prisma'>,
  ids: readonly string[],
): Promise<ReadonlySet<string | null>> {
  if (ids.length === 0) return new Set();
  const where = { id: { in: [...new Set(ids)] }, blocked: false };
  const rows = await prisma.user.findMany({ where, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}
