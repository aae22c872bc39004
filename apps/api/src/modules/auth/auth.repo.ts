import type { Database } from '@/db/database';

export interface KnownUser {
  organizationId: string;
  id: string;
  firstName: string;
  lastName: string;
  blocked: boolean;
  /** Whether their company lets them in through its provider alone; admins never. */
  codesOff: boolean;
}

/** The person of an address, in any company. */
export async function findUserByEmail(db: Database, email: string): Promise<KnownUser | undefined> {
  const { rows } = await db.pool.query<KnownUser>({
    name: 'user-by-email',
    text: `select u."organizationId", u.id, u."firstName", u."lastName", u.blocked,
        coalesce(p."codesOff", false) and not (r."isSystem" and r."nameKey" = 'admin') as "codesOff"
      from "user" u
      join role r on r."organizationId" = u."organizationId" and r.id = u."roleId"
      left join sign_in_provider p on p."organizationId" = u."organizationId"
        and p."provedDomain" is not null and p.issuer is not null
      where u.email = $1`,
    values: [email],
  });
  return rows[0];
}
