import { z } from 'zod';
import type { JobHandlers } from '@/jobs/worker';
import type { MailDeps, MailKind, MailKinds } from '@/modules/mails/mail-kind';
import { sendDue } from '@/modules/mails/outbox-job';
import { setInvitedAt } from '../many-people.repo';
import { peopleEvents } from '../people-events';
import { invitation } from './invitation';
import { invitationLimits } from './invitation-limits';
import { insertInvitations, selectRecipient } from './invitations.repo';

/** Goes to the address that the person has then, and to nobody who is gone or inactive. */
export const invitationKind: MailKind = {
  async compose({ db, env }, claimed) {
    const person = await selectRecipient(db.pool, claimed);
    return person && !person.blocked ? invitation(claimed.id, person, env.publicUrl) : undefined;
  },
  limits: ({ organizationId }, { to }) => invitationLimits(organizationId, to),
  async noteSent(tx, sent) {
    const ids = sent.flatMap(({ userId }) => userId ?? []);
    await setInvitedAt(tx.prisma, tx.organizationId, ids, new Date());
    tx.emit(...(await peopleEvents(tx.prisma, tx.organizationId, ids)));
  },
};

/** What a job named that was queued before there was an outbox. */
const NamedPeople = z.object({ organizationId: z.uuid(), userIds: z.array(z.uuid()) });

/** The job of earlier versions, which may still be queued. */
export const formerInviteJob = 'users.invite';

export function formerInvitationHandlers(deps: MailDeps, kinds: MailKinds): JobHandlers {
  return {
    [formerInviteJob]: async (payload, { signal }) => {
      const named = NamedPeople.safeParse(payload);
      if (named.success) {
        const { organizationId, userIds } = named.data;
        const { prisma } = deps.db.forCompany(organizationId);
        await insertInvitations(prisma, organizationId, userIds, new Date());
      }
      await sendDue(deps, kinds, signal);
    },
  };
}
