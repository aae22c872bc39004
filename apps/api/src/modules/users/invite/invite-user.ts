import { isServiceAccount } from '@tavla/shared/contracts/api-access/service-address';
import type { User } from '@tavla/shared/contracts/users';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { HttpError, notFound } from '@/http/errors/errors';
import type { MailDeps } from '@/modules/mails/mail-kind';
import { isOverLimit, noteSent, sendWaiting } from '@/modules/mails/send-waiting';
import type { ClaimedMail } from '@/modules/mails/waiting-mail';
import { requireRank } from '@/modules/roles/rank';
import { presentUser } from '../user.presenter';
import { aboutPerson } from '../user-audit';
import { noMailbox } from '../user-rules';
import { selectUsers } from '../users.repo';
import { invitationKind } from './invitation-kind';
import { claimInvitation } from './invitations.repo';

/**
 * Sends the invitation of somebody who was just created. The person stays when the mail cannot be sent or has to wait:
 * `invitedAt` of the answer is null then, and the outbox tries again.
 */
export async function inviteNewUser(
  deps: MailDeps,
  db: CompanyDb,
  user: User,
  claimed: ClaimedMail,
): Promise<User> {
  try {
    if (await sendWaiting(deps, invitationKind, claimed)) await noteSent(db, invitationKind, [claimed]);
  } catch {
    return user;
  }
  const [row] = await selectUsers(db.prisma, db.organizationId, [user.id]);
  return row ? presentUser(row) : user;
}

/**
 * Sends the invitation again, at once; should the mail server not take it, the outbox goes on trying.
 * @throws HttpError 404, 403 for somebody who may do more, 409 for somebody inactive or just being invited, 429 while a
 *   limit is used up, 503 when mail is down
 */
export async function inviteUser(deps: MailDeps, db: CompanyDb, actor: Actor, id: string): Promise<User> {
  const { organizationId } = db;
  const [person] = await selectUsers(db.prisma, organizationId, [id]);
  if (!person) throw notFound('person');
  await requireRank(db.prisma, db.organizationId, actor, id);
  if (isServiceAccount(person)) throw noMailbox();
  if (person.blocked) throw new HttpError(409, 'conflict', say('invite-inactive'));
  const claimed = await claimInvitation(db.prisma, organizationId, id);
  if (!claimed) throw new HttpError(409, 'conflict', say('invitation-on-its-way'));
  const isSent = await sendWaiting(deps, invitationKind, claimed).catch((error: unknown) => {
    if (isOverLimit(error)) throw error;
    throw new HttpError(503, 'mail-unavailable', say('invitation-not-sent'));
  });
  if (isSent)
    await noteSent(db, invitationKind, [claimed], async (tx) =>
      tx.audit(actor, {
        action: 'user.invite',
        ...aboutPerson(presentUser(person)),
        details: { email: person.email },
      }),
    );
  const [row] = await selectUsers(db.prisma, organizationId, [id]);
  if (!row) throw notFound('person');
  return presentUser(row);
}
