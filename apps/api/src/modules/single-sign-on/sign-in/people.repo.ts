import type { CompanyTransaction } from '@/db/scope';

/** Somebody whom a provider may mean. */
export interface MeantPerson {
  organizationId: string;
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  roleId: string;
  blocked: boolean;
  /** Which account of the provider they are; null: none is known. */
  subject: string | null;
  /** By the account, not only by the address. */
  isLinked: boolean;
}

/**
 * The person of an account at the provider, else the one of the address, in whichever company: an address is one
 * person's in the whole product. They are locked until the transaction ends.
 */
export async function lockMeantPerson(
  prisma: CompanyTransaction,
  organizationId: string,
  { issuer, subject, email }: { issuer: string; subject: string; email: string },
): Promise<MeantPerson | undefined> {
  const rows = await prisma.$queryRaw<MeantPerson[]>`
    select u."organizationId", u.id, u.email, u."firstName", u."lastName", u."roleId", u.blocked, l.subject,
      coalesce(l."organizationId" = ${organizationId}::uuid and l.issuer = ${issuer} and l.subject = ${subject}, false)
        as "isLinked"
    from "user" u
    left join sign_in_link l on l."organizationId" = u."organizationId" and l."userId" = u.id
    where u.email = ${email} or (u."organizationId" = ${organizationId}::uuid and u.id in (
      select "userId" from sign_in_link where "organizationId" = ${organizationId}::uuid
        and issuer = ${issuer} and subject = ${subject}))
    order by "isLinked" desc limit 1
    for update of u`;
  return rows[0];
}

/**
 * Whether an account was that of somebody who is not there any more, or its address: somebody who always came by code
 * has no account that is known.
 */
export async function isAccountOfDeleted(
  prisma: CompanyTransaction,
  organizationId: string,
  { issuer, subject, email }: { issuer: string; subject: string; email: string },
): Promise<boolean> {
  const rows = await prisma.$queryRaw<unknown[]>`
    select 1 from sign_in_link l
    where l."organizationId" = ${organizationId}::uuid and l.issuer = ${issuer} and l.subject = ${subject}
      and not exists (select 1 from "user" u where u."organizationId" = l."organizationId" and u.id = l."userId")
    union all
    select 1 from audit_entry a
    where a."organizationId" = ${organizationId}::uuid and a.action = 'user.delete' and a."targetType" = 'user'
      and a.details->>'email' = ${email}
    limit 1`;
  return rows.length > 0;
}

/** Forgets which accounts people are. Those of deleted people stay: they come back only when somebody adds them. */
export async function forgetLinks(
  prisma: Pick<CompanyTransaction, '$executeRaw'>,
  organizationId: string,
): Promise<void> {
  await prisma.$executeRaw`
    delete from sign_in_link l using "user" u
    where l."organizationId" = ${organizationId}::uuid
      and u."organizationId" = l."organizationId" and u.id = l."userId"`;
}

/** Notes which account a person is, in place of whoever was deleted and had it before. */
export async function linkPerson(
  prisma: CompanyTransaction,
  link: { organizationId: string; userId: string; issuer: string; subject: string },
): Promise<void> {
  const { issuer, subject } = link;
  await prisma.signInLink.deleteMany({ where: { issuer, subject } });
  await prisma.signInLink.create({ data: link });
}

/** The two roles that every company has. */
export async function selectSystemRoles(
  prisma: CompanyTransaction,
): Promise<{ admin: string; user: string }> {
  const rows = await prisma.role.findMany({ where: { isSystem: true }, select: { id: true, nameKey: true } });
  const idOf = (name: string) => rows.find(({ nameKey }) => nameKey === name)?.id ?? '';
  return { admin: idOf('admin'), user: idOf('user') };
}
