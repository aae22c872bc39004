import { allPermissions, memberPermissions, type Permission } from '@tavla/shared/permissions';
import { v7 as newId } from 'uuid';
import type { Change } from '@/db/events/change';
import { insertOrganization } from './organizations.repo';

/**
 * Creates the company that the change is about, with the two roles that every company has. The first admin is
 * the caller's business, in the same change.
 * @returns ids of the roles
 * @throws a unique violation when name or domain are taken
 */
export async function createOrganization(
  change: Change,
  { name, domain }: { name: string; domain: string },
): Promise<{ admin: string; user: string }> {
  const { organizationId: id, prisma } = change;
  await insertOrganization(prisma, { id, name, domain });
  return {
    admin: await createRole(change, 'admin', 'Access to the Admin Portal and every setting', allPermissions),
    user: await createRole(change, 'user', 'Works on the board', memberPermissions),
  };
}

async function createRole(
  { organizationId, prisma }: Change,
  name: string,
  description: string,
  permissions: readonly Permission[],
): Promise<string> {
  const id = newId();
  await prisma.role.create({
    data: { organizationId, id, name, nameKey: name, description, isSystem: true },
  });
  await prisma.rolePermission.createMany({
    data: permissions.map(({ action, resource }) => ({ organizationId, roleId: id, action, resource })),
  });
  return id;
}
