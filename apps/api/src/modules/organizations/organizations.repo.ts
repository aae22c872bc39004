import type { OrganizationInput } from '@tavla/shared/contracts/organization/settings';
import type { Database } from '@/db/database';
import { Prisma } from '@/db/generated/client';
import type { CompanyPrisma, CompanyTransaction } from '@/db/scope';
import type { Versioned } from '@/http/errors/refuse-stale';
import type { StoredOrganization } from './organization.presenter';
import { hostNameOf, organizationNameKey } from './organization-rules';

type Client = Pick<CompanyPrisma, '$queryRaw'>;

/** A company as it is stored, apart from what the event log counts. */
export type OrganizationRow = StoredOrganization & Versioned;

const columns = Prisma.sql`id, name, domain, "timeZone", "recordingLanguage", "retentionDays", "retentionFrom", assistant, "assistantTokens", "tokensOfPeople", "endlessTokens", "asksForPasskey", version`;

/** Whether a company has this name or this domain, in any case. */
export async function isOrganizationTaken(db: Database, name: string, domain: string): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    'select 1 from organization where "nameKey" = $1 or "domainKey" = $2 limit 1',
    [organizationNameKey(name), hostNameOf(domain) ?? ''],
  );
  return rowCount !== 0;
}

/** Which of the two another company has, in any case. */
export async function findTaken(
  { pool }: Pick<Database, 'pool'>,
  organizationId: string,
  { name = '', domain = '' }: { name?: string | undefined; domain?: string | undefined },
): Promise<{ name: boolean; domain: boolean }> {
  const { rows } = await pool.query<{ name: boolean; domain: boolean }>(
    `select coalesce(bool_or("nameKey" = $2), false) as name, coalesce(bool_or("domainKey" = $3), false) as domain
     from organization where id <> $1 and ("nameKey" = $2 or "domainKey" = $3)`,
    [organizationId, organizationNameKey(name), hostNameOf(domain) ?? ''],
  );
  return rows[0] ?? { name: false, domain: false };
}

/** @throws a unique violation when name or domain are taken */
export async function insertOrganization(
  prisma: CompanyTransaction,
  { id, name, domain }: { id: string; name: string; domain: string },
): Promise<void> {
  await prisma.organization.create({ data: { id, ...nameColumns(name), ...domainColumns(domain) } });
}

export async function selectOrganization(
  prisma: Client,
  id: string,
): Promise<StoredOrganization | undefined> {
  const rows = await prisma.$queryRaw<StoredOrganization[]>`
    select ${columns} from organization where id = ${id}::uuid`;
  return rows[0];
}

/**
 * The company, locked until the transaction ends. As strongly as a change of its name needs: a weaker lock would
 * have to be raised, and would then wait for others who wait for this one.
 */
export async function lockOrganization(prisma: Client, id: string): Promise<OrganizationRow | undefined> {
  const rows = await prisma.$queryRaw<OrganizationRow[]>`
    select ${columns}, "fieldVersions"
    from organization where id = ${id}::uuid for update`;
  return rows[0];
}

/**
 * Writes the given fields and remembers the version at which they changed.
 * @throws a unique violation when name or domain are taken
 */
export async function writeOrganization(
  prisma: CompanyTransaction,
  before: OrganizationRow,
  fields: Partial<OrganizationInput>,
): Promise<void> {
  const { name, domain } = fields;
  const version = before.version + 1;
  const changed = Object.fromEntries(Object.keys(fields).map((field) => [field, version]));
  await prisma.organization.update({
    where: { id: before.id },
    data: {
      ...fields,
      ...(name !== undefined && nameColumns(name)),
      ...(domain !== undefined && domainColumns(domain)),
      version,
      fieldVersions: { ...before.fieldVersions, ...changed },
    },
  });
}

/** A name as it is stored, with the key that makes it unique whatever its case. */
const nameColumns = (name: string) => ({ name: name.trim(), nameKey: organizationNameKey(name) });

/** The same of a domain. */
const domainColumns = (domain: string) => ({
  domain: domain.trim().toLowerCase(),
  domainKey: hostNameOf(domain) ?? '',
});
