import type { Database } from '@/db/database';

export interface KnownUser {
  organizationId: string;
  id: string;
  firstName: string;
  lastName: string;
  blocked: boolean;
}

/**
 * The person whom an address signs in. An import may name it in a second company: it leads to the oldest person
 * who has it and is active.
 */
export async function findUserByEmail(db: Database, email: string): Promise<KnownUser | undefined> {
  const { rows } = await db.pool.query<KnownUser>({
    name: 'user-by-email',
    text: `select "organizationId", id, "firstName", "lastName", blocked from "user" where email = $1
      order by blocked, "createdAt", id limit 1`,
    values: [email],
  });
  return rows[0];
}
