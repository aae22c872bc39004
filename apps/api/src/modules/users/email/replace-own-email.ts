import type { Actor, Change } from '@/db/events/change';
import { renewInvitation } from '../invite/invitations.repo';
import { lockPeople } from '../lock-people';
import { peopleEvents } from '../people-events';
import { aboutPerson } from '../user-audit';
import { lockUser, writeUser } from '../users.repo';
import { notifyFormerAddress } from './notify-former-address';

/**
 * Gives a person the address that they have shown to be theirs, in an open change, and tells the company and the
 * former address. False, and nothing is done, when they are gone or inactive, or their address is another one by
 * now.
 */
export async function replaceOwnEmail(
  tx: Change,
  actor: Actor,
  { id, email: former }: { id: string; email: string },
  email: string,
): Promise<boolean> {
  const { prisma, organizationId } = tx;
  await lockPeople(prisma, organizationId);
  const before = await lockUser(prisma, organizationId, id);
  if (!before || before.blocked || before.email !== former) return false;
  await writeUser(prisma, organizationId, before, { email });
  await renewInvitation(prisma, organizationId, id);
  await notifyFormerAddress(tx, actor, before);
  tx.emit(...(await peopleEvents(prisma, organizationId, [id])));
  tx.audit(actor, {
    action: 'user.change-own-email',
    ...aboutPerson(before),
    details: { changes: { email: { from: former, to: email } } },
  });
  return true;
}
