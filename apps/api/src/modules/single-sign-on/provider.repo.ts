import type { Database } from '@/db/database';
import { Prisma } from '@/db/generated/client';
import type { CompanyPrisma } from '@/db/scope';
import { isHuman } from '@/db/service-accounts';

const include = { roles: { orderBy: { place: 'asc' as const } } };

/** A company's domain, its proof and its provider, with the lines that give roles. */
export type ProviderRow = Prisma.SignInProviderGetPayload<{ include: typeof include }>;

/** One that people can sign in with: the domain is proved and a provider set. */
export type UsableProvider = ProviderRow &
  Record<'provedDomain' | 'issuer' | 'clientId' | 'clientSecret', string>;

type Client = Pick<CompanyPrisma, 'signInProvider' | '$queryRaw'>;

export async function selectProvider(
  { signInProvider }: Client,
  organizationId: string,
): Promise<ProviderRow | null> {
  return signInProvider.findUnique({ where: { organizationId }, include });
}

/** The provider of whichever company has proved the domain. */
export function selectByDomain({ prisma }: Database, domain: string): Promise<ProviderRow | null> {
  return prisma.signInProvider.findUnique({ where: { provedDomain: domain }, include });
}

export function isUsable(row: ProviderRow | null): row is UsableProvider {
  return Boolean(row?.provedDomain && row.issuer && row.clientId && row.clientSecret);
}

export interface ProviderFacts {
  /** Whether this person has signed in through the provider. */
  isTried: boolean;
  linked: number;
  /** Active people but admins whose address is elsewhere and who have no link. */
  outside: number;
}

/** How many people a provider reaches. */
export async function selectFacts(
  prisma: Client,
  organizationId: string,
  userId: string,
  domain: string,
): Promise<ProviderFacts> {
  const rows = await prisma.$queryRaw<ProviderFacts[]>`
    select coalesce(bool_or(u.id = ${userId}::uuid and l."userId" is not null), false) as "isTried",
      count(l."userId")::int as linked,
      (count(*) filter (where l."userId" is null and not u.blocked
        and not (r."isSystem" and r."nameKey" = 'admin')
        and split_part(u.email, '@', -1) <> ${domain}))::int as outside
    from "user" u
    join role r on r."organizationId" = u."organizationId" and r.id = u."roleId"
    left join sign_in_link l on l."organizationId" = u."organizationId" and l."userId" = u.id
    where u."organizationId" = ${organizationId}::uuid and ${Prisma.raw(isHuman('u'))}`;
  return rows[0] ?? { isTried: false, linked: 0, outside: 0 };
}
