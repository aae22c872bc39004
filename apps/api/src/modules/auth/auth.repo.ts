import type { SignInType } from '@tavla/shared/contracts/auth';
import { codeGuesses, codeLifetime } from '@tavla/shared/limits';
import type { Database } from '@/db/database';
import type { CompanyTransaction } from '@/db/scope';

/** Keeps the one code that an address can use; an earlier one is void from now on. */
export async function saveCode(db: Database, email: string, type: SignInType, hash: string): Promise<void> {
  await db.pool.query({
    name: 'save-code',
    text: `insert into sign_in_code (email, type, "codeHash", attempts, "sentAt", "expiresAt")
      values ($1, $2, $3, 0, now(), now() + $4 * interval '1 ms')
      on conflict (email) do update set type = excluded.type, "codeHash" = excluded."codeHash", attempts = 0,
        "sentAt" = excluded."sentAt", "expiresAt" = excluded."expiresAt"`,
    values: [email, type, hash, codeLifetime],
  });
}

/**
 * Takes one of the guesses that the address's code allows and returns the hash to compare with; undefined when
 * there is no such code, it is too old, or its guesses are used up. Simultaneous guesses each take their own.
 */
export async function takeGuess(db: Database, email: string, type: SignInType): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ codeHash: string }>({
    name: 'take-guess',
    text: `update sign_in_code set attempts = attempts + 1
      where email = $1 and type = $2 and attempts < $3 and "expiresAt" > now() returning "codeHash"`,
    values: [email, type, codeGuesses],
  });
  return rows[0]?.codeHash;
}

/**
 * Uses the code up together with the limits that it had cost; false when somebody was faster. Whoever has read
 * the mail has shown that the address is theirs, so the turns are given back.
 */
export async function useCode(
  prisma: CompanyTransaction,
  email: string,
  hash: string,
  limitKeys: string[],
): Promise<boolean> {
  const rows = await prisma.$queryRaw<{ used: number }[]>`
    with code as (
      delete from sign_in_code where email = ${email} and "codeHash" = ${hash} returning 1
    ), turns as (
      delete from rate_limit where key = any(${limitKeys}) and exists (select 1 from code)
    )
    select count(*)::int as used from code`;
  return rows[0]?.used === 1;
}

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
