import type { Actor, Change } from '@/db/events/change';
import { queueMails } from '@/modules/mails/queue-mail';
import type { PasskeyChange } from './passkey-mail';

/**
 * Puts a mail to a person about a passkey of theirs into the outbox, in the same transaction (OWASP ASVS 5.0, 6.3.7).
 */
export async function notifyOfPasskey(
  tx: Change,
  actor: Actor,
  userId: string,
  { what, passkey }: Pick<PasskeyChange, 'what' | 'passkey'>,
): Promise<void> {
  const { organizationId, prisma } = tx;
  const person = await prisma.user.findUniqueOrThrow({
    where: { organizationId_id: { organizationId, id: userId } },
    select: { email: true, firstName: true, timeZone: true, organization: true },
  });
  const told: PasskeyChange = {
    ...{ what, passkey, to: person.email, firstName: person.firstName },
    company: person.organization.name,
    by: actor.id === userId ? null : actor.name,
    at: new Date().toISOString(),
    timeZone: person.timeZone ?? person.organization.timeZone,
  };
  await queueMails(tx, 'passkey-changed', [told]);
}
