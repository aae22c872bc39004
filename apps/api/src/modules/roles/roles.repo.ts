import type { Role } from '@tavla/shared/contracts/roles';
import type { Permission } from '@tavla/shared/permissions';
import { Prisma } from '@/db/generated/client';
import type { CompanyPrisma } from '@/db/scope';
import type { Versioned } from '@/http/errors/refuse-stale';

type Client = Pick<CompanyPrisma, '$queryRaw' | '$executeRaw'>;

/** All roles of the company by name with pairs and number of people, or those of `ids`, in one query. */
export function selectRoles(prisma: Client, organizationId: string, ids?: string[]): Promise<Role[]> {
  const only = ids ? Prisma.sql`and r.id = any(${ids}::uuid[])` : Prisma.empty;
  return prisma.$queryRaw<Role[]>`
    select r.id, r.name, r.description, r."isSystem", r.version,
      coalesce((select jsonb_agg(jsonb_build_object('action', p.action, 'resource', p.resource)
          order by p.resource, p.action)
        from role_permission p where p."organizationId" = r."organizationId" and p."roleId" = r.id), '[]')
        as permissions,
      (select count(*)::int from "user" u where u."organizationId" = r."organizationId" and u."roleId" = r.id)
        as "userCount"
    from role r where r."organizationId" = ${organizationId}::uuid ${only}
    order by r."nameKey", r.id`;
}

/** What people hold by their role. */
export function selectPairs(prisma: Client, organizationId: string, userIds: string[]) {
  return prisma.$queryRaw<{ id: string; blocked: boolean; permissions: Permission[] }[]>`
    select u.id, u.blocked,
      coalesce((select jsonb_agg(jsonb_build_object('action', p.action, 'resource', p.resource)
          order by p.resource, p.action)
        from role_permission p where p."organizationId" = u."organizationId" and p."roleId" = u."roleId"), '[]')
        as permissions
    from "user" u where u."organizationId" = ${organizationId}::uuid and u.id = any(${userIds}::uuid[])`;
}

/** By how many lines of its settings single sign-on gives a role; they are written under the lock of `lockPeople`. */
export async function countSignInLines(prisma: Client, organizationId: string, id: string): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from sign_in_role
    where "organizationId" = ${organizationId}::uuid and "roleId" = ${id}::uuid`;
  return row?.count ?? 0;
}

/** Locks a role, so that it is neither changed by two at once nor given while it goes. Undefined when it is gone. */
export async function lockRole(
  prisma: Client,
  organizationId: string,
  id: string,
): Promise<Versioned | undefined> {
  const [row] = await prisma.$queryRaw<Versioned[]>`
    select version, "fieldVersions" from role
    where "organizationId" = ${organizationId}::uuid and id = ${id}::uuid for update`;
  return row;
}

export interface RoleRow {
  id: string;
  name: string;
  nameKey: string;
  description: string;
}

export function insertRole(prisma: Client, organizationId: string, role: RoleRow) {
  return prisma.$executeRaw`
    insert into role ("organizationId", id, name, "nameKey", description)
    values (${organizationId}::uuid, ${role.id}::uuid, ${role.name}, ${role.nameKey}, ${role.description})`;
}

/** Writes a role but its pairs; `changed` are the fields, those included, that have the next version from now on. */
export function writeRole(prisma: Client, organizationId: string, role: RoleRow, changed: readonly string[]) {
  return prisma.$executeRaw`
    update role set name = ${role.name}, "nameKey" = ${role.nameKey}, description = ${role.description},
      "updatedAt" = now(), version = version + 1, "fieldVersions" = "fieldVersions" ||
        coalesce((select jsonb_object_agg(field, version + 1) from unnest(${changed}::text[]) field), '{}')
    where "organizationId" = ${organizationId}::uuid and id = ${role.id}::uuid`;
}

/** Makes these the role's pairs, and no others. */
export async function writePermissions(
  prisma: Client,
  organizationId: string,
  roleId: string,
  permissions: readonly Permission[],
): Promise<void> {
  await prisma.$executeRaw`
    delete from role_permission where "organizationId" = ${organizationId}::uuid and "roleId" = ${roleId}::uuid`;
  await prisma.$executeRaw`
    insert into role_permission ("organizationId", "roleId", action, resource)
    select ${organizationId}::uuid, ${roleId}::uuid, *
    from unnest(${permissions.map(({ action }) => action)}::text[],
      ${permissions.map(({ resource }) => resource)}::text[])`;
}

export function eraseRole(prisma: Client, organizationId: string, id: string) {
  return prisma.$executeRaw`
    delete from role where "organizationId" = ${organizationId}::uuid and id = ${id}::uuid`;
}
