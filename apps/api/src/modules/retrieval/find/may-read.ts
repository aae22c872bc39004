import type { Resource } from '@tavla/shared/permissions';

/**
 * Whether somebody of the company may read a resource, as SQL; whoever is blocked may read nothing. Each argument but
 * the resource is an expression of SQL.
 */
export const mayRead = (company: string, viewer: string, resource: Resource) => `exists (
  select 1 from "user" u
    join role_permission p on p."organizationId" = u."organizationId" and p."roleId" = u."roleId"
  where u."organizationId" = ${company} and u.id = ${viewer} and not u.blocked
    and p.action = 'read' and p.resource = '${resource}'
)`;
