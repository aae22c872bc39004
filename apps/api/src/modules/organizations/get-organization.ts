import type { Organization } from '@tavla/shared/contracts/organizations';
import type { CompanyDb } from '@/db/database';
import { notFound } from '@/http/errors/errors';
import { presentOrganization } from './organization.presenter';
import { selectOrganization } from './organizations.repo';

/** The company whose data this is, with its settings. @throws HttpError 404 */
export async function getOrganization(db: CompanyDb): Promise<Organization> {
  const organization = await selectOrganization(db.prisma, db.organizationId);
  if (!organization) throw notFound('company');
  return presentOrganization(organization);
}
