import type { Permission } from '@tavla/shared/permissions';
import type pg from 'pg';

interface OfCompany {
  organizationId: string;
  id: string;
}

/** Rows of companies and of who is in them, by table; what a table's row does not say is the column's default. */
export interface PeopleRows {
  organizations?: { id: string; name: string; domain: string; nameKey: string; domainKey: string }[];
  roles?: (OfCompany & {
    name: string;
    nameKey: string;
    isSystem: boolean;
    permissions: readonly Permission[];
  })[];
  users?: (OfCompany & {
    email: string;
    firstName: string;
    lastName: string;
    sortKey: string;
    roleId: string;
  })[];
  sessions?: (OfCompany & { userId: string; accessHash: string; expiresAt: Date })[];
}

const text = `with
  organizations as (
    insert into organization (id, name, domain, "nameKey", "domainKey")
    select id, name, domain, "nameKey", "domainKey"
    from jsonb_populate_recordset(null::organization, $1::jsonb -> 'organizations')),
  roles as (
    insert into role ("organizationId", id, name, "nameKey", "isSystem")
    select "organizationId", id, name, "nameKey", "isSystem"
    from jsonb_populate_recordset(null::role, $1::jsonb -> 'roles')),
  pairs as (
    insert into role_permission ("organizationId", "roleId", action, resource)
    select (role ->> 'organizationId')::uuid, (role ->> 'id')::uuid, action, resource
    from jsonb_array_elements($1::jsonb -> 'roles') as role,
      jsonb_to_recordset(role -> 'permissions') as pair(action text, resource text)),
  users as (
    insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId")
    select "organizationId", id, email, "firstName", "lastName", "sortKey", "roleId"
    from jsonb_populate_recordset(null::"user", $1::jsonb -> 'users'))
  insert into session ("organizationId", id, "userId", "accessHash", "accessExpiresAt", "expiresAt")
  select "organizationId", id, "userId", "accessHash", "expiresAt", "expiresAt"
  from jsonb_populate_recordset(null::session, $1::jsonb -> 'sessions')`;

/** Inserts all of them in one statement: nearly every test begins with a company, and row by row that took most of it. */
export async function insertPeople(pool: pg.Pool, rows: PeopleRows): Promise<void> {
  await pool.query({ name: 'insert-people', text, values: [JSON.stringify(rows)] });
}
