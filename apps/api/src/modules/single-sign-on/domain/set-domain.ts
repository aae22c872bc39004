import { randomBytes } from 'node:crypto';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { invalid } from '@/http/errors/errors';
import { hostNameOf, refuseDomain } from '@/modules/organizations/organization-rules';
import { lockPeople } from '@/modules/users/lock-people';
import { aboutSignIn } from '../about-sign-in';
import { selectProvider } from '../provider.repo';
import { requireEverything } from '../require-everything';

/**
 * Says which domain's addresses sign in with a provider. The same one keeps its proof; another needs one of its own, and
 * until then everybody signs in by code.
 * @throws HttpError 400 for what no single company has, 403
 */
export async function setDomain(db: CompanyDb, actor: Actor, typed: string): Promise<void> {
  const { organizationId } = db;
  const refused = refuseDomain(typed);
  const domain = hostNameOf(typed);
  if (refused || !domain) throw invalid('domain', refused ?? say('not-a-company-domain'));
  await change(db, async (tx) => {
    await lockPeople(tx.prisma, organizationId);
    await requireEverything(tx.prisma, organizationId, actor);
    const before = await selectProvider(tx.prisma, organizationId);
    if (before?.domain === domain) return;
    const anew = {
      ...{ domain, proof: randomBytes(24).toString('base64url'), codesOff: false },
      ...{ provedDomain: null, provedBy: null, provedAt: null, checkedAt: null, missingSince: null },
    };
    await tx.prisma.signInProvider.upsert({
      where: { organizationId },
      create: { organizationId, ...anew },
      update: anew,
    });
    tx.audit(actor, {
      action: 'sso.set-domain',
      ...aboutSignIn(organizationId, domain),
      details: { changes: { domain: { from: before?.domain ?? null, to: domain } } },
    });
  });
}
