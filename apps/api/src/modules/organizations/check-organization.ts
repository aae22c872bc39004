import { say } from '@tavla/shared/error-words';
import type { Database } from '@/db/database';
import { HttpError, invalid } from '@/http/errors/errors';
import { isAddressAt, refuseDomain, refuseName } from './organization-rules';
import { isOrganizationTaken } from './organizations.repo';

/** Whether a company of this name and domain can be registered. */
export async function isOrganizationFree(db: Database, name: string, domain: string): Promise<boolean> {
  return !refuseName(name) && !refuseDomain(domain) && !(await isOrganizationTaken(db, name, domain));
}

/** The words of the specification for a name or a domain that somebody has. */
export const organizationTaken = () => new HttpError(409, 'taken', say('organization-taken'));

/**
 * Holds a registration against the rules.
 * @throws HttpError 400 naming the field, 409 when the name or the domain is taken
 */
export async function requireOrganizationFree(
  db: Database,
  { name, domain, email }: { name: string; domain: string; email: string },
): Promise<void> {
  const [badName, badDomain] = [refuseName(name), refuseDomain(domain)];
  if (badName) throw invalid('organizationName', badName);
  if (badDomain) throw invalid('organizationDomain', badDomain);
  if (await isOrganizationTaken(db, name, domain)) throw organizationTaken();
  if (!isAddressAt(email, domain))
    throw invalid('email', say('address-of-company', { domain: domain.trim() }));
}
