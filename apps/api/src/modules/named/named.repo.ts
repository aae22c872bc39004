import type { NamedWithCount } from '@tavla/shared/contracts/named';
import { Prisma } from '@/db/generated/client';
import type { CompanyPrisma } from '@/db/scope';
import type { Kind } from './kind';

type Client = Pick<CompanyPrisma, '$queryRaw' | '$executeRaw'>;

/** Where a group stands in the rows of its people, whichever way a person has it. */
const members = {
  position: { table: Prisma.sql`"user"`, id: Prisma.sql`"positionId"` },
  department: { table: Prisma.sql`user_department`, id: Prisma.sql`"departmentId"` },
};

/** All of the company by name, or those of `ids`, in one query. */
export function selectNamed(prisma: Client, { table }: Kind, organizationId: string, ids?: string[]) {
  const member = members[table];
  const only = ids ? Prisma.sql`and g.id = any(${ids}::uuid[])` : Prisma.empty;
  const onlyTheirs = ids ? Prisma.sql`and ${member.id} = any(${ids}::uuid[])` : Prisma.empty;
  return prisma.$queryRaw<NamedWithCount[]>`
    select g.id, g.name, g.description, coalesce(c.n, 0) as "userCount"
    from ${identifier(table)} g
    left join (select ${member.id} as id, count(*)::int as n from ${member.table}
      where "organizationId" = ${organizationId}::uuid ${onlyTheirs} group by 1) c on c.id = g.id
    where g."organizationId" = ${organizationId}::uuid ${only}
    order by g."nameKey", g.id`;
}

export interface NamedRow {
  id: string;
  name: string;
  nameKey: string;
  description: string;
}

/** Locks one, so that two who rename or merge it do so one after the other. */
export async function lockNamed(
  prisma: Client,
  { table }: Kind,
  organizationId: string,
  ids: string[],
): Promise<NamedRow[]> {
  return prisma.$queryRaw<NamedRow[]>`
    select id, name, "nameKey", description from ${identifier(table)}
    where "organizationId" = ${organizationId}::uuid and id = any(${ids}::uuid[])
    order by id for update`;
}

/** Inserts those whose name is free; answers the ids of the rows that were made. */
export async function insertNamed(
  prisma: Client,
  { table }: Kind,
  organizationId: string,
  rows: NamedRow[],
): Promise<string[]> {
  const made = await prisma.$queryRaw<{ id: string }[]>`
    insert into ${identifier(table)} ("organizationId", id, name, "nameKey", description)
    select ${organizationId}::uuid, *
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ nameKey }) => nameKey)}::text[], ${rows.map(({ description }) => description)}::text[])
    on conflict ("organizationId", "nameKey") do nothing
    returning id`;
  return made.map(({ id }) => id);
}

export function writeNamed(prisma: Client, { table }: Kind, organizationId: string, row: NamedRow) {
  return prisma.$executeRaw`
    update ${identifier(table)}
    set name = ${row.name}, "nameKey" = ${row.nameKey}, description = ${row.description}, "updatedAt" = now()
    where "organizationId" = ${organizationId}::uuid and id = ${row.id}::uuid`;
}

export function eraseNamed(prisma: Client, { table }: Kind, organizationId: string, id: string) {
  return prisma.$executeRaw`
    delete from ${identifier(table)} where "organizationId" = ${organizationId}::uuid and id = ${id}::uuid`;
}

function identifier(table: Kind['table']): Prisma.Sql {
  return Prisma.raw(`"${table}"`);
}
