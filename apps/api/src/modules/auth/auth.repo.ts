import { codesOff, joinProvider } from '@/db/codes-off';
import type { Database } from '@/db/database';

export interface KnownUser {
  organizationId: string;
  id: string;
  firstName: string;
  lastName: string;
  blocked: boolean;
  /** Whether their company lets them in through its provider alone; admins never. */
  codesOff: boolean;
  /** The domain whose addresses their company's provider lets in; null without one. */
  provedDomain: string | null;
}

/** The person of an address, in any company. */
export async function findUserByEmail(db: Database, email: string): Promise<KnownUser | undefined> {
  const { rows } = await db.pool.query<KnownUser>({
    name: 'user-by-email',
    text: `select u."organizationId", u.id, u."firstName", u."lastName", u.blocked,
        ${codesOff('r', 'p')} as "codesOff", p."provedDomain"
      from "user" u
      join role r on r."organizationId" = u."organizationId" and r.id = u."roleId"
      ${joinProvider('u', 'p')}
      where u.email = $1`,
    values: [email],
  });
  return rows[0];
}
