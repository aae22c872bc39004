import { say } from '@tavla/shared/error-words';
import { readTextRecords } from '@/adapters/dns/text-records';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { isUniqueViolation } from '@/db/violation';
import { HttpError } from '@/http/errors/errors';
import { lockPeople } from '@/modules/users/lock-people';
import { aboutSignIn } from '../about-sign-in';
import { type ProviderRow, selectProvider } from '../provider.repo';
import { requireEverything } from '../require-everything';
import { recordOf } from './domain-record';

/** The domain that is to be proved. @throws HttpError 409 when none was said */
export async function requireDomain({ prisma, organizationId }: CompanyDb | Change): Promise<ProviderRow> {
  const row = await selectProvider(prisma, organizationId);
  if (!row) throw new HttpError(409, 'conflict', say('domain-not-set'));
  return row;
}

/**
 * Looks the record of the domain up, which proves it.
 * @param servers whom to ask
 * @throws HttpError 403, 409 when it is not there, no name server answers, or the domain is another company's
 */
export async function checkDomain(db: CompanyDb, actor: Actor, servers: readonly string[]): Promise<void> {
  await requireEverything(db.prisma, db.organizationId, actor);
  const row = await requireDomain(db);
  const { name, value } = recordOf(row);
  const found = await readTextRecords(name, servers).catch(() => undefined);
  if (!found) throw new HttpError(409, 'conflict', say('domain-record-unknown'));
  if (!found.includes(value)) throw new HttpError(409, 'conflict', say('domain-record-missing'));
  await proveDomain(db, actor, row, 'dns');
}

/**
 * Notes that a domain is this company's: the first that proves it has it until its proof is gone.
 * @param proof of which domain it was
 * @param before what else belongs into the same transaction
 * @throws HttpError 403, 409 when another company was first, or the domain has changed meanwhile
 */
export async function proveDomain(
  db: CompanyDb,
  actor: Actor,
  { domain, proof }: Pick<ProviderRow, 'domain' | 'proof'>,
  provedBy: 'dns' | 'mail',
  before: (tx: Change) => Promise<void> = async () => {},
): Promise<void> {
  const { organizationId } = db;
  const prove = () =>
    change(db, async (tx) => {
      await lockPeople(tx.prisma, organizationId);
      await requireEverything(tx.prisma, organizationId, actor);
      await before(tx);
      const count = await tx.prisma.$executeRaw`
        update sign_in_provider set "provedDomain" = domain, "provedBy" = ${provedBy}, "provedAt" = now(),
          "checkedAt" = now(), "missingSince" = null
        where "organizationId" = ${organizationId}::uuid and domain = ${domain} and proof = ${proof}`;
      if (count === 0) throw new HttpError(409, 'conflict', say('domain-not-set'));
      const about = aboutSignIn(organizationId, domain);
      tx.audit(actor, { action: 'sso.prove-domain', ...about, details: { by: provedBy } });
    });
  try {
    await prove();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpError(409, 'taken', say('domain-of-another-company', { domain }));
  }
}
