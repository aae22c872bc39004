import { v7 as newId } from 'uuid';
import type { Database } from '@/db/database';
import type { CompanyPrisma, CompanyTransaction } from '@/db/scope';

/** A passkey with what its signatures are checked by. */
export interface PasskeyRow {
  organizationId: string;
  id: string;
  userId: string;
  /** Its person's. */
  email: string;
  name: string;
  publicKey: Buffer;
  transports: string[];
}

/** The passkey that a device names, of whichever company. */
export async function findByCredential(db: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  const { rows } = await db.pool.query<PasskeyRow>({
    name: 'passkey-by-credential',
    text: `select p."organizationId", p.id, p."userId", u.email, p.name, p."publicKey", p.transports
      from passkey p join "user" u on u."organizationId" = p."organizationId" and u.id = p."userId"
      where p."credentialId" = $1`,
    values: [credentialId],
  });
  return rows[0];
}

export interface PasskeyUser {
  id: string;
  firstName: string;
  lastName: string;
}

/**
 * Notes that a passkey was shown, and locks it until the transaction ends. The counter only grows: a device that has
 * signed less often than before is a copy, or the original of one. Some devices do not count and always say 0.
 * @returns whose it is; `copied` when the counter went back; undefined when it was removed or its person is blocked
 */
export async function notePasskeyUse(
  prisma: CompanyTransaction,
  { organizationId, id }: Pick<PasskeyRow, 'organizationId' | 'id'>,
  counter: number,
): Promise<PasskeyUser | 'copied' | undefined> {
  const [found] = await prisma.$queryRaw<(PasskeyUser & { isGrown: boolean })[]>`
    select u.id, u."firstName", u."lastName",
      p.counter < ${counter}::bigint or (p.counter = 0 and ${counter}::bigint = 0) as "isGrown"
    from passkey p join "user" u on u."organizationId" = p."organizationId" and u.id = p."userId"
    where p."organizationId" = ${organizationId}::uuid and p.id = ${id}::uuid and not u.blocked for update of p`;
  if (!found) return undefined;
  const { isGrown, ...person } = found;
  if (!isGrown) return 'copied';
  await prisma.$executeRaw`update passkey set counter = ${counter}::bigint, "lastUsedAt" = now()
    where "organizationId" = ${organizationId}::uuid and id = ${id}::uuid`;
  return person;
}

export interface NewPasskey {
  userId: string;
  name: string;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
}

/** @throws a unique violation when the credential is here already */
export function insertPasskey(prisma: CompanyTransaction, organizationId: string, passkey: NewPasskey) {
  return prisma.passkey.create({ data: { organizationId, id: newId(), ...passkey } });
}

/** All of one person's, the newest first. */
export function selectPasskeys(prisma: Pick<CompanyPrisma, 'passkey'>, userId: string) {
  return prisma.passkey.findMany({ where: { userId }, orderBy: { id: 'desc' } });
}

/** Takes passkeys of a person away and answers which they were. */
export function erasePasskeys(
  prisma: CompanyTransaction,
  organizationId: string,
  { userId, id = null }: { userId: string; id?: string | null },
): Promise<{ id: string; name: string }[]> {
  return prisma.$queryRaw<{ id: string; name: string }[]>`
    delete from passkey where "organizationId" = ${organizationId}::uuid and "userId" = ${userId}::uuid
      and (${id}::uuid is null or id = ${id}::uuid)
    returning id, name`;
}
