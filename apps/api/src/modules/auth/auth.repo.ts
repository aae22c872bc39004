import type { Database } from '@/db/database';

export interface KnownUser {
  organizationId: string;
  id: string;
  firstName: string;
  lastName: string;
  blocked: boolean;
}

/** The person of an address, in any company. */
export async function findUserByEmail(db: Database, email: string): Promise<KnownUser | undefined> {
  const { rows } = await db.pool.query<KnownUser>({
    name: 'user-by-email',
    text: 'select "organizationId", id, "firstName", "lastName", blocked from "user" where email = $1',
    values: [email],
  });
  return rows[0];
}
