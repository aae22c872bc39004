import type { CurrentUser, Theme } from '@tavla/shared/contracts/auth';
import { say } from '@tavla/shared/error-words';
import type { Permission } from '@tavla/shared/permissions';
import type { z } from 'zod';
import type { Deps } from '@/deps';
import { lacksPasskeySql } from '@/http/access/second-factor';
import { HttpError } from '@/http/errors/errors';
import { presentOrganization, type StoredOrganization } from '@/modules/organizations/organization.presenter';

interface Row {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  timeZone: string | null;
  theme: z.infer<typeof Theme>;
  organization: StoredOrganization;
  roleId: string;
  roleName: string;
  permissions: Permission[];
  hasPasskey: boolean;
  isPasskeyAsked: boolean;
}

/**
 * The signed-in person with their company, role and permissions, in the wire shape.
 * @param sessionId in which they ask, or the token's
 */
export async function findCurrentUser(
  { db, language }: Pick<Deps, 'db' | 'language'>,
  organizationId: string,
  userId: string,
  sessionId: string,
): Promise<CurrentUser> {
  const { rows } = await db.pool.query<Row>({
    name: 'current-user',
    text: `select u.id, u.email, u."firstName", u."lastName", u."timeZone", u.theme,
        jsonb_build_object('id', o.id, 'name', o.name, 'domain', o.domain, 'timeZone', o."timeZone",
          'recordingLanguage', o."recordingLanguage", 'retentionDays', o."retentionDays", 'retentionFrom', o."retentionFrom",
          'assistant', o.assistant, 'assistantTokens', o."assistantTokens",
          'tokensOfPeople', o."tokensOfPeople", 'endlessTokens', o."endlessTokens",
          'asksForPasskey', o."asksForPasskey", 'version', o.version) as organization,
        r.id as "roleId", r.name as "roleName",
        coalesce((select jsonb_agg(jsonb_build_object('action', p.action, 'resource', p.resource))
          from role_permission p where p."organizationId" = r."organizationId" and p."roleId" = r.id), '[]')
          as permissions,
        exists (select 1 from passkey p where p."organizationId" = u."organizationId" and p."userId" = u.id)
          as "hasPasskey",
        exists (select 1 from session s where s."organizationId" = u."organizationId" and s.id = $3
          and ${lacksPasskeySql('s', 'o')}) as "isPasskeyAsked"
      from "user" u
      join organization o on o.id = u."organizationId"
      join role r on r."organizationId" = u."organizationId" and r.id = u."roleId"
      where u."organizationId" = $1 and u.id = $2`,
    values: [organizationId, userId, sessionId],
  });
  const row = rows[0];
  if (!row) throw new HttpError(401, 'not-signed-in', say('not-signed-in'));
  return { ...present(row), seesPictures: language.picturesMost > 0 };
}

function present(row: Row): Omit<CurrentUser, 'seesPictures'> {
  const { id, email, firstName, lastName, timeZone, theme, organization, hasPasskey, isPasskeyAsked } = row;
  return {
    data: {
      id,
      email,
      firstName,
      lastName,
      timeZone,
      theme,
      organization: presentOrganization(organization),
      role: { id: row.roleId, name: row.roleName },
    },
    // Who lacks the passkey may do nothing: the pages draw what these allow.
    permissions: isPasskeyAsked ? [] : row.permissions,
    ...{ hasPasskey, isPasskeyAsked },
  };
}
