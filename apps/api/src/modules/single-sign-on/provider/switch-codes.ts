import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { HttpError } from '@/http/errors/errors';
import { lockPeople } from '@/modules/users/lock-people';
import { aboutSignIn } from '../about-sign-in';
import { isUsable, selectProvider } from '../provider.repo';
import { requireEverything } from '../require-everything';
import { forgetLinks } from '../sign-in/people.repo';

/**
 * Switches signing in by code off for everybody but admins, or on again. Whoever switches it off has come in through the
 * provider themselves: otherwise nobody knows whether it works.
 * @throws HttpError 403, 409
 */
export async function switchCodes(db: CompanyDb, actor: Actor, codesOff: boolean): Promise<void> {
  const { organizationId } = db;
  await change(db, async (tx) => {
    await lockPeople(tx.prisma, organizationId);
    await requireEverything(tx.prisma, organizationId, actor);
    const row = await selectProvider(tx.prisma, organizationId);
    if (!isUsable(row)) throw new HttpError(409, 'conflict', say('provider-not-set'));
    if (row.codesOff === codesOff) return;
    const link = await tx.prisma.signInLink.findFirst({ where: { userId: actor.id ?? '' } });
    if (codesOff && !link) throw new HttpError(409, 'conflict', say('provider-not-tried'));
    await tx.prisma.signInProvider.update({ where: { organizationId }, data: { codesOff } });
    const action = codesOff ? 'sso.codes-off' : 'sso.codes-on';
    tx.audit(actor, { action, ...aboutSignIn(organizationId, row.domain) });
  });
}

/** Forgets domain, proof, provider and who has come through it and is there; everybody signs in by code. @throws HttpError 403 */
export async function removeSingleSignOn(db: CompanyDb, actor: Actor): Promise<void> {
  const { organizationId } = db;
  await change(db, async (tx) => {
    await lockPeople(tx.prisma, organizationId);
    await requireEverything(tx.prisma, organizationId, actor);
    const row = await selectProvider(tx.prisma, organizationId);
    if (!row) return;
    await forgetLinks(tx.prisma, organizationId);
    await tx.prisma.signInProvider.delete({ where: { organizationId } });
    tx.audit(actor, { action: 'sso.remove', ...aboutSignIn(organizationId, row.domain) });
  });
}
