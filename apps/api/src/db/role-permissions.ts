import type { Permission } from '@tavla/shared/permissions';

/** Whether somebody holds a permission by their role, as SQL. @param user the row of people, by its name */
export const holds = ({ action, resource }: Permission, user = 'u') => `exists (
  select 1 from role_permission p where p."organizationId" = ${user}."organizationId" and p."roleId" = ${user}."roleId"
    and p.action = '${action}' and p.resource = '${resource}')`;
