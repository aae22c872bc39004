import { say } from '@tavla/shared/error-words';
import { may, Permission } from '@tavla/shared/permissions';
import type pg from 'pg';
import { z } from 'zod';
import type { SignedIn } from '@/http/access/access';
import { HttpError } from '@/http/errors/errors';

interface Row {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  timeZone: string | null;
  permissions: unknown;
}

/**
 * Who asked a question, with what they may do now: they may have been blocked since, or have another role. It is no
 * session of theirs, which may have ended: whoever closes the laptop still gets the answer. What an API token
 * asked is answered with what that token may read, and not at all once it is gone.
 * @throws HttpError 403 when they may not ask any more
 */
export async function readAsker(
  pool: pg.Pool,
  organizationId: string,
  userId: string | null,
  tokenId: string | null,
): Promise<SignedIn> {
  const { rows } = await pool.query<Row>(
    `select u.id, u.email, u."firstName", u."lastName", coalesce(u."timeZone", o."timeZone") as "timeZone",
       coalesce((select jsonb_agg(jsonb_build_object('action', p.action, 'resource', p.resource))
         from role_permission p where p."organizationId" = u."organizationId" and p."roleId" = u."roleId"
           and ($3::uuid is null or p.action || ' ' || p.resource = any(t.permissions))), '[]') as permissions
     from "user" u join organization o on o.id = u."organizationId"
     left join api_token t on t."organizationId" = u."organizationId" and t.id = $3::uuid
     where u."organizationId" = $1::uuid and u.id = $2::uuid and not u.blocked`,
    [organizationId, userId, tokenId],
  );
  const { permissions: held, ...user } = rows[0] ?? {};
  const permissions = z.array(Permission).parse(held ?? []);
  if (!may(permissions, 'create', 'chat')) throw new HttpError(403, 'not-allowed', say('asker-may-not'));
  return {
    id: '',
    lacksPasskey: false,
    organizationId,
    token: null,
    user: user as SignedIn['user'],
    permissions,
  };
}
