import type { Database } from '@/db/database';
import type { CompanyTransaction } from '@/db/scope';
import { hostNameOf, organizationNameKey } from './organization-rules';

/** Whether a company has this name or this domain, in any case. */
export async function isOrganizationTaken(db: Database, name: string, domain: string): Promise<boolean> {
  const { rowCount } = await db.pool.query(
    'select 1 from organization where "nameKey" = $1 or "domainKey" = $2 limit 1',
    [organizationNameKey(name), hostNameOf(domain) ?? ''],
  );
  return rowCount !== 0;
}

/** @throws a unique violation when name or domain are taken */
export async function insertOrganization(
  prisma: CompanyTransaction,
  organization: { id: string; name: string; domain: string },
): Promise<void> {
  const { id, name, domain } = organization;
  await prisma.organization.create({
    data: {
      id,
      name: name.trim(),
      domain: domain.trim().toLowerCase(),
      nameKey: organizationNameKey(name),
      domainKey: hostNameOf(domain) ?? '',
    },
  });
}
