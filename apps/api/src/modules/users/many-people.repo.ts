import { Prisma } from '@/db/generated/client';
import type { CompanyPrisma } from '@/db/scope';
import type { UserField } from './users.repo';

type Client = Pick<CompanyPrisma, '$queryRaw' | '$executeRaw'>;

/** What the table holds of somebody who is added with many others. */
export interface NewPersonRow {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  sortKey: string;
  roleId: string;
  positionId: string | null;
  managerId: string | null;
  departmentIds: string[];
}

/** Two statements, however many people. */
export async function insertPeople(
  prisma: Client,
  organizationId: string,
  rows: NewPersonRow[],
): Promise<void> {
  await prisma.$executeRaw`
    insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId",
      "positionId", "managerId")
    select ${organizationId}::uuid, id, email, "firstName", "lastName", "sortKey", "roleId",
      "positionId", "managerId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(id uuid, email text, "firstName" text,
      "lastName" text, "sortKey" text, "roleId" uuid, "positionId" uuid, "managerId" uuid)`;
  const pairs = rows.flatMap(({ id, departmentIds }) =>
    departmentIds.map((departmentId) => [id, departmentId]),
  );
  await prisma.$executeRaw`
    insert into user_department ("organizationId", "userId", "departmentId")
    select ${organizationId}::uuid, *
    from unnest(${pairs.map(([id = '']) => id)}::uuid[], ${pairs.map(([, id = '']) => id)}::uuid[])`;
}

/** Those of the addresses that anybody in the product has. */
export async function selectTakenEmails(prisma: Client, emails: string[]): Promise<Set<string>> {
  const rows = await prisma.$queryRaw<{ email: string }[]>`
    select email from "user" where email = any(${emails}::text[])`;
  return new Set(rows.map(({ email }) => email));
}

export async function setInvitedAt(
  prisma: Client,
  organizationId: string,
  ids: string[],
  invitedAt: Date,
): Promise<void> {
  await prisma.$executeRaw`update "user" set "invitedAt" = ${invitedAt}
    where "organizationId" = ${organizationId}::uuid and id = any(${ids}::uuid[])`;
}

/** Takes the manager from everyone who reports to this person; answers their ids. */
export async function clearManager(prisma: Client, organizationId: string, id: string): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    update "user" set "managerId" = null, ${touched('managerId')}
    where "organizationId" = ${organizationId}::uuid and "managerId" = ${id}::uuid returning id`;
  return rows.map((row) => row.id);
}

/** Gives everyone of one position another, or none; answers their ids. */
export async function replacePositionOfPeople(
  prisma: Client,
  organizationId: string,
  fromId: string,
  intoId: string | null,
): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    update "user" set "positionId" = ${intoId}::uuid, ${touched('positionId')}
    where "organizationId" = ${organizationId}::uuid and "positionId" = ${fromId}::uuid returning id`;
  return rows.map((row) => row.id);
}

/** Puts everyone of one department into another, or takes them out; answers their ids. */
export async function replaceDepartmentOfPeople(
  prisma: Client,
  organizationId: string,
  fromId: string,
  intoId: string | null,
): Promise<string[]> {
  const left = await prisma.$queryRaw<{ id: string }[]>`
    delete from user_department
    where "organizationId" = ${organizationId}::uuid and "departmentId" = ${fromId}::uuid
    returning "userId" as id`;
  const ids = left.map((row) => row.id);
  if (intoId) {
    await prisma.$executeRaw`
      insert into user_department ("organizationId", "userId", "departmentId")
      select ${organizationId}::uuid, id, ${intoId}::uuid from unnest(${ids}::uuid[]) as id
      on conflict do nothing`;
  }
  await prisma.$executeRaw`
    update "user" set ${touched('departmentIds')}
    where "organizationId" = ${organizationId}::uuid and id = any(${ids}::uuid[])`;
  return ids;
}

function touched(field: UserField): Prisma.Sql {
  return Prisma.sql`version = version + 1, "updatedAt" = now(),
    "fieldVersions" = "fieldVersions" || jsonb_build_object(${field}::text, version + 1)`;
}
