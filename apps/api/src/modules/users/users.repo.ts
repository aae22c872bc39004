import type { UserInput, UserState, UserTab } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import { Prisma } from '@/db/generated/client';
import type { CompanyPrisma, CompanyTransaction } from '@/db/scope';
import { isHuman, isService } from '@/db/service-accounts';
import { sortKeyOf } from './sort-key';

type Client = Pick<CompanyPrisma, '$queryRaw' | '$executeRaw'>;

export interface UserRow {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  sortKey: string;
  positionId: string | null;
  managerId: string | null;
  roleId: string;
  blocked: boolean;
  version: number;
  fieldVersions: Record<string, number>;
  lastSeenAt: Date | null;
  invitedAt: Date | null;
  departmentIds: string[];
}

export type UserField = keyof UserInput;

const columns = Prisma.sql`u.id, u.email, u."firstName", u."lastName", u."sortKey", u."positionId", u."managerId",
  u."roleId", u.blocked, u.version, u."fieldVersions", u."lastSeenAt", u."invitedAt",
  array(select d."departmentId" from user_department d
    where d."organizationId" = u."organizationId" and d."userId" = u.id order by 1) as "departmentIds"`;

export interface PeopleFilter {
  q?: string | undefined;
  tab: UserTab;
  roleId?: string | undefined;
  positionId?: string | undefined;
  departmentId?: string | undefined;
  state?: UserState | undefined;
  ids?: string[] | undefined;
}

/** One page after the given sort values, with one row more than `limit` when there is a next page. */
export function selectPage(
  prisma: Client,
  organizationId: string,
  filter: PeopleFilter,
  { limit, after }: { limit: number; after?: string[] | undefined },
): Promise<UserRow[]> {
  const [sortKey, id] = after ?? [];
  const rest =
    sortKey !== undefined && id
      ? Prisma.sql`and (u."sortKey", u.id) > (${sortKey}, ${id}::uuid)`
      : Prisma.empty;
  return prisma.$queryRaw<UserRow[]>`
    select ${columns} from "user" u where ${matching(organizationId, filter)} ${rest}
    order by u."sortKey", u.id limit ${limit + 1}`;
}

export async function countPeople(
  prisma: Client,
  organizationId: string,
  filter: PeopleFilter,
): Promise<number> {
  const rows = await prisma.$queryRaw<{ total: number }[]>`
    select count(*)::int as total from "user" u where ${matching(organizationId, filter)}`;
  return rows[0]?.total ?? 0;
}

function matching(organizationId: string, filter: PeopleFilter): Prisma.Sql {
  const all = [Prisma.sql`u."organizationId" = ${organizationId}::uuid`];
  const q = filter.q && plainLetters(filter.q.trim());
  if (q) all.push(Prisma.sql`folded(u."sortKey") like ${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  if (filter.tab === 'inactive') all.push(Prisma.sql`u.blocked`);
  if (filter.tab === 'services') all.push(Prisma.raw(isService('u')));
  if (filter.tab === 'admins') {
    all.push(Prisma.sql`u."roleId" = (select r.id from role r
      where r."organizationId" = ${organizationId}::uuid and r."nameKey" = 'admin')`);
  }
  if (filter.state) all.push(Prisma.raw(`not u.blocked and ${isHuman('u')}`));
  if (filter.state === 'never-signed-in') all.push(Prisma.sql`u."lastSeenAt" is null`);
  if (filter.ids) all.push(Prisma.sql`u.id = any(${filter.ids}::uuid[])`);
  if (filter.roleId) all.push(Prisma.sql`u."roleId" = ${filter.roleId}::uuid`);
  if (filter.positionId) all.push(Prisma.sql`u."positionId" = ${filter.positionId}::uuid`);
  if (filter.departmentId) {
    all.push(Prisma.sql`exists (select 1 from user_department d where d."organizationId" = u."organizationId"
      and d."userId" = u.id and d."departmentId" = ${filter.departmentId}::uuid)`);
  }
  return Prisma.join(all, ' and ');
}

export function selectUsers(prisma: Client, organizationId: string, ids: string[]): Promise<UserRow[]> {
  return prisma.$queryRaw<UserRow[]>`
    select ${columns} from "user" u
    where u."organizationId" = ${organizationId}::uuid and u.id = any(${ids}::uuid[])`;
}

/** Whether somebody of another company has this address, and nobody of this one. */
export async function isEmailElsewhere(
  prisma: Client,
  organizationId: string,
  email: string,
): Promise<boolean> {
  const rows = await prisma.$queryRaw<{ isElsewhere: boolean }[]>`
    select coalesce(bool_and("organizationId" <> ${organizationId}::uuid), false) as "isElsewhere"
    from "user" where email = ${email}`;
  return rows[0]?.isElsewhere === true;
}

/** One person, locked until the transaction ends. */
export async function lockUser(
  prisma: Client,
  organizationId: string,
  id: string,
): Promise<UserRow | undefined> {
  const rows = await prisma.$queryRaw<UserRow[]>`
    select ${columns} from "user" u
    where u."organizationId" = ${organizationId}::uuid and u.id = ${id}::uuid for update of u`;
  return rows[0];
}

export async function insertUser(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
  { departmentIds, ...person }: UserInput,
): Promise<void> {
  await prisma.user.create({
    data: {
      organizationId,
      id,
      ...person,
      sortKey: sortKeyOf(person),
    },
  });
  await insertDepartments(prisma, organizationId, id, departmentIds);
}

/** Writes the given fields and remembers the version at which they changed. */
export async function writeUser(
  prisma: CompanyTransaction,
  organizationId: string,
  before: UserRow,
  { departmentIds, ...fields }: Partial<UserInput>,
): Promise<void> {
  const version = before.version + 1;
  const changed = [...Object.keys(fields), ...(departmentIds ? ['departmentIds'] : [])];
  await prisma.user.update({
    where: { organizationId_id: { organizationId, id: before.id } },
    data: {
      ...fields,
      sortKey: sortKeyOf({ ...before, ...fields }),
      version,
      fieldVersions: {
        ...before.fieldVersions,
        ...Object.fromEntries(changed.map((field) => [field, version])),
      },
    },
  });
  if (!departmentIds) return;
  await prisma.userDepartment.deleteMany({ where: { userId: before.id } });
  await insertDepartments(prisma, organizationId, before.id, departmentIds);
}

async function insertDepartments(
  prisma: CompanyTransaction,
  organizationId: string,
  userId: string,
  departmentIds: string[],
): Promise<void> {
  if (departmentIds.length === 0) return;
  const data = departmentIds.map((departmentId) => ({ organizationId, userId, departmentId }));
  await prisma.userDepartment.createMany({ data });
}

/** How many people other than this one hold the role admin and can sign in. */
export async function countOtherActiveAdmins(
  prisma: Client,
  organizationId: string,
  id: string,
): Promise<number> {
  const rows = await prisma.$queryRaw<{ n: number }[]>`
    select count(*)::int as n from "user" u
    join role r on r."organizationId" = u."organizationId" and r.id = u."roleId"
    where u."organizationId" = ${organizationId}::uuid and r."nameKey" = 'admin' and not u.blocked
      and ${Prisma.raw(isHuman('u'))} and u.id <> ${id}::uuid`;
  return rows[0]?.n ?? 0;
}

/** Whether `managerId` is `id` or reports to it, over any number of steps. */
export async function isBelow(
  prisma: Client,
  organizationId: string,
  managerId: string,
  id: string,
): Promise<boolean> {
  const rows = await prisma.$queryRaw<unknown[]>`
    with recursive above as (
      select u.id, u."managerId" from "user" u
      where u."organizationId" = ${organizationId}::uuid and u.id = ${managerId}::uuid
      union
      select u.id, u."managerId" from "user" u
      join above on u."organizationId" = ${organizationId}::uuid and u.id = above."managerId"
    )
    select 1 from above where id = ${id}::uuid`;
  return rows.length > 0;
}

export function eraseUser(prisma: Client, organizationId: string, id: string) {
  return prisma.$executeRaw`
    delete from "user" where "organizationId" = ${organizationId}::uuid and id = ${id}::uuid`;
}

/** Names of roles, positions, departments and people, by id, for words that outlive them. */
export async function selectNames(
  prisma: Client,
  organizationId: string,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  type Named = { id: string; name: string | null; firstName: string; lastName: string };
  const rows = await prisma.$queryRaw<Named[]>`
    with wanted as (select ${organizationId}::uuid as org, unnest(${ids}::uuid[]) as id)
    select g.id, g.name, '' as "firstName", '' as "lastName" from role g join wanted w on g."organizationId" = w.org and g.id = w.id
    union all
    select g.id, g.name, '', '' from position g join wanted w on g."organizationId" = w.org and g.id = w.id
    union all
    select g.id, g.name, '', '' from department g join wanted w on g."organizationId" = w.org and g.id = w.id
    union all
    select u.id, null, u."firstName", u."lastName" from "user" u
    join wanted w on u."organizationId" = w.org and u.id = w.id`;
  return new Map(rows.map((row) => [row.id, row.name ?? fullName(row)]));
}
