import type { Actor, Change } from '@/db/events/change';
import { queueMails } from '@/modules/mails/queue-mail';
import type { UserRow } from '../users.repo';
import type { AddressChange } from './address-changed-mail';
import { isAddressKnown } from './former-address.repo';

/**
 * Puts a mail to the address that a person has had until this change into the outbox, in the same transaction: it
 * is sent at least once when the change is saved, and not at all when it is not.
 * @param before the person with the former address
 */
export async function notifyFormerAddress(tx: Change, actor: Actor, before: UserRow): Promise<void> {
  const isOwn = actor.id === before.id;
  // Nobody knows of an address that was never used nor invited: a mistyped one may be a stranger's. Whoever changes their
  // own has just shown that they read the former one's mail.
  if (!isOwn && !(await isAddressKnown(tx.prisma, tx.organizationId, before))) return;
  const company = await tx.prisma.organization.findUniqueOrThrow({ where: { id: tx.organizationId } });
  const person = await tx.prisma.user.findUniqueOrThrow({
    where: { organizationId_id: { organizationId: tx.organizationId, id: before.id } },
    select: { timeZone: true },
  });
  const change: AddressChange = {
    to: before.email,
    firstName: before.firstName,
    company: company.name,
    by: isOwn ? null : actor.name,
    at: new Date().toISOString(),
    timeZone: person.timeZone ?? company.timeZone,
  };
  await queueMails(tx, 'address-changed', [change]);
}
