import { codesOff, joinProvider } from '@/db/codes-off';
import type { Database } from '@/db/database';
import type { CompanyTransaction } from '@/db/scope';

export interface KnownUser {
  organizationId: string;
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  blocked: boolean;
  /** Whether their company lets them in through its provider alone; admins never. */
  codesOff: boolean;
  /** The domain whose addresses their company's provider lets in; null without one. */
  provedDomain: string | null;
}

const knownUserSql = `
  select u."organizationId", u.id, u.email, u."firstName", u."lastName", u.blocked,
    ${codesOff('r', 'p')} as "codesOff", p."provedDomain"
  from "user" u
  join role r on r."organizationId" = u."organizationId" and r.id = u."roleId"
  ${joinProvider('u', 'p')}`;

/** The person of an address, in any company. */
export async function findUserByEmail(db: Database, email: string): Promise<KnownUser | undefined> {
  const { rows } = await db.pool.query<KnownUser>({
    name: 'user-by-email',
    text: `${knownUserSql} where u.email = $1`,
    values: [email],
  });
  return rows[0];
}

/** Somebody as they are by now, within a change. */
export async function readKnownUser(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
): Promise<KnownUser | undefined> {
  const [user] = await prisma.$queryRawUnsafe<KnownUser[]>(
    `${knownUserSql} where u."organizationId" = $1::uuid and u.id = $2::uuid`,
    organizationId,
    id,
  );
  return user;
}
