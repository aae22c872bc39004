import type { Permission } from '@tavla/shared/permissions';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import { Prisma } from '@/db/generated/client';
import type { CompanyPrisma, CompanyTransaction } from '@/db/scope';

type Client = Pick<CompanyPrisma, '$queryRaw'>;

/** A token as it is kept, without its hash; what it may do as `read actions`. */
export interface TokenRow {
  id: string;
  userId: string;
  name: string;
  permissions: string[];
  mayWrite: boolean;
  createdAt: Date;
  expiresAt: Date | null;
  isExpired: boolean;
  lastUsedAt: Date | null;
  lastUsedIp: string;
}

/** The same with its person. */
export interface OwnedTokenRow extends TokenRow {
  email: string;
  firstName: string;
  lastName: string;
}

const columns = Prisma.sql`t.id, t."userId", t.name, t.permissions, t."mayWrite", t."createdAt", t."expiresAt",
  coalesce(t."expiresAt" <= now(), false) as "isExpired", t."lastUsedAt", t."lastUsedIp"`;

/** All of one person's, the newest first. */
export function selectTokensOf(prisma: Client, organizationId: string, userId: string): Promise<TokenRow[]> {
  return prisma.$queryRaw<TokenRow[]>`
    select ${columns} from api_token t
    where t."organizationId" = ${organizationId}::uuid and t."userId" = ${userId}::uuid order by t.id desc`;
}

export interface TokenFilter {
  userId?: string | undefined;
  q?: string | undefined;
}

/** Those of a company before a given one, the newest first, with one more than `limit` where there is a next page. */
export function selectTokens(
  prisma: Client,
  organizationId: string,
  filter: TokenFilter,
  { limit, before }: { limit: number; before: string | undefined },
): Promise<OwnedTokenRow[]> {
  return prisma.$queryRaw<OwnedTokenRow[]>`
    select ${columns}, u.email, u."firstName", u."lastName" from ${matching(organizationId, filter)}
      and (${before ?? null}::uuid is null or t.id < ${before ?? null}::uuid)
    order by t.id desc limit ${limit + 1}`;
}

export async function countTokens(
  prisma: Client,
  organizationId: string,
  filter: TokenFilter,
): Promise<number> {
  const rows = await prisma.$queryRaw<{ total: number }[]>`
    select count(*)::int as total from ${matching(organizationId, filter)}`;
  return rows[0]?.total ?? 0;
}

function matching(organizationId: string, { userId, q = '' }: TokenFilter): Prisma.Sql {
  const words = `%${plainLetters(q.trim()).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return Prisma.sql`api_token t join "user" u on u."organizationId" = t."organizationId" and u.id = t."userId"
    where t."organizationId" = ${organizationId}::uuid
      and (${userId ?? null}::uuid is null or t."userId" = ${userId ?? null}::uuid)
      and folded(concat_ws(' ', t.name, u."firstName", u."lastName")) like ${words}`;
}

export interface NewToken {
  id: string;
  userId: string;
  name: string;
  hash: string;
  permissions: readonly Permission[];
  mayWrite: boolean;
  /** Of a service account's. */
  madeById: string | null;
  /** null: without an end. */
  days: number | null;
}

/** Keeps a new token; the database's clock says when it ends. */
export async function insertToken(
  prisma: CompanyTransaction,
  organizationId: string,
  { id, userId, name, hash, permissions, mayWrite, madeById, days }: NewToken,
): Promise<TokenRow | undefined> {
  const pairs = permissions.map(({ action, resource }) => `${action} ${resource}`);
  const rows = await prisma.$queryRaw<TokenRow[]>`
    insert into api_token as t ("organizationId", id, "userId", name, hash, permissions, "mayWrite", "madeById", "expiresAt")
    values (${organizationId}::uuid, ${id}::uuid, ${userId}::uuid, ${name}, ${hash}, ${pairs}::text[],
      ${mayWrite}, ${madeById}::uuid, now() + ${days}::int * interval '1 day')
    returning ${columns}`;
  return rows[0];
}

/** Takes tokens of a person away, one or all. @returns those that went */
export function eraseTokens(
  prisma: CompanyTransaction,
  organizationId: string,
  { id, userId }: { id?: string; userId: string },
): Promise<Pick<TokenRow, 'id' | 'name'>[]> {
  return prisma.$queryRaw`
    delete from api_token t where t."organizationId" = ${organizationId}::uuid and t."userId" = ${userId}::uuid
      and (${id ?? null}::uuid is null or t.id = ${id ?? null}::uuid)
    returning t.id, t.name`;
}

/** What a company allows of tokens. */
export async function selectTokenRules(
  prisma: Client,
  organizationId: string,
): Promise<{ tokensOfPeople: boolean; endlessTokens: boolean }> {
  const [rules] = await prisma.$queryRaw<{ tokensOfPeople: boolean; endlessTokens: boolean }[]>`
    select "tokensOfPeople", "endlessTokens" from organization where id = ${organizationId}::uuid`;
  return rules ?? { tokensOfPeople: false, endlessTokens: false };
}
