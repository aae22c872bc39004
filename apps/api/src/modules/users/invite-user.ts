import type { User } from '@tavla/shared/contracts/users';
import { type Actor, change } from '@/db/change';
import type { CompanyDb } from '@/db/database';
import type { Deps } from '@/deps';
import { HttpError, notFound } from '@/http/errors';
import { requireRank } from '@/modules/roles/rank';
import { invitation } from './invitation';
import { setInvitedAt } from './many-people.repo';
import { peopleEvents } from './people-events';
import { presentUser } from './user.presenter';
import { aboutPerson } from './user-audit';
import { selectUsers } from './users.repo';

type MailDeps = Pick<Deps, 'env' | 'mail'>;

/**
 * Sends the invitation of somebody who was just created. The person stays when the mail cannot be sent:
 * `invitedAt` of the answer is null then, and the interface offers to send it again.
 */
export async function inviteNewUser(deps: MailDeps, db: CompanyDb, user: User): Promise<User> {
  try {
    await deps.mail.send(invitation(user, await companyName(db), deps.env.publicUrl));
    return user;
  } catch {
    await change(db, async (tx) => {
      await setInvitedAt(tx.prisma, db.organizationId, [user.id], null);
      tx.emit(...(await peopleEvents(tx.prisma, db.organizationId, [user.id])));
    });
    return { ...user, invitedAt: null };
  }
}

/**
 * Sends the invitation again.
 * @throws HttpError 404, 403 for somebody who may do more, 409 for somebody inactive, 503 when mail is down
 */
export async function inviteUser(deps: MailDeps, db: CompanyDb, actor: Actor, id: string): Promise<User> {
  const [person] = await selectUsers(db.prisma, db.organizationId, [id]);
  if (!person) throw notFound('This person');
  await requireRank(db.prisma, db.organizationId, actor, id);
  if (person.blocked)
    throw new HttpError(409, 'conflict', 'This person is inactive. Make them active before inviting them.');
  try {
    await deps.mail.send(invitation(person, await companyName(db), deps.env.publicUrl));
  } catch {
    const words = 'The invitation could not be sent: the mail server did not take it. Try again in a moment.';
    throw new HttpError(503, 'mail-unavailable', words);
  }
  return change(db, async (tx) => {
    await setInvitedAt(tx.prisma, db.organizationId, [id], new Date());
    const [row] = await selectUsers(tx.prisma, db.organizationId, [id]);
    if (!row) throw notFound('This person');
    const user = presentUser(row);
    tx.emit({ resource: 'users', action: 'update', data: user });
    tx.audit(actor, {
      action: 'user.invite',
      ...aboutPerson(user),
      details: { email: user.email },
    });
    return user;
  });
}

/** The company's name, for mails. */
export async function companyName(db: CompanyDb): Promise<string> {
  const company = await db.prisma.organization.findUnique({
    where: { id: db.organizationId },
    select: { name: true },
  });
  return company?.name ?? 'your company';
}
