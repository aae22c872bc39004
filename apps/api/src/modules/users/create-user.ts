import type { User, UserInput } from '@tavla/shared/contracts/users';
import { say } from '@tavla/shared/error-words';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { takenOr } from '@/http/errors/taken-or';
import type { ClaimedMail } from '@/modules/mails/waiting-mail';
import { refuseGrant } from '@/modules/roles/grant';
import { selectHeld } from '@/modules/roles/rank';
import { checkReferences, requireRole } from './check-references';
import { refuseEmailElsewhere } from './email/email-rules';
import { claimInvitation } from './invite/invitations.repo';
import { lockPeople } from './lock-people';
import { publishMemberCounts } from './publish-member-counts';
import { presentUser } from './user.presenter';
import { aboutPerson, changesInWords } from './user-audit';
import { requirePair } from './user-rules';
import { insertUser, selectUsers } from './users.repo';

/**
 * Adds a person to the company. Whoever is active gets an invitation, which the caller may send at once; should it
 * not, the worker does.
 * @throws HttpError 403, 400 on the field that names something that is not there, 409 on a taken address
 */
export async function createUser(
  db: CompanyDb,
  actor: Actor,
  input: UserInput,
): Promise<{ user: User; invitation: ClaimedMail | undefined }> {
  const { organizationId } = db;
  const id = newId();
  const wanted = { ...input, departmentIds: [...new Set(input.departmentIds)] };
  return takenOr('email', say('email-in-use'), () =>
    change(db, async (tx) => {
      await lockPeople(tx.prisma, organizationId);
      const held = await selectHeld(tx.prisma, organizationId, actor);
      requirePair(held, 'create', 'user-roles', 'may-not-give-roles');
      if (wanted.departmentIds.length) requirePair(held, 'create', 'user-group', 'may-not-fill-departments');
      const role = await requireRole(tx.prisma, organizationId, wanted.roleId);
      refuseGrant(held, role.permissions);
      await checkReferences(tx.prisma, organizationId, null, wanted);
      await refuseEmailElsewhere(tx.prisma, organizationId, wanted.email);
      await insertUser(tx.prisma, organizationId, id, wanted);
      const [row] = await selectUsers(tx.prisma, organizationId, [id]);
      if (!row) throw new Error('the person just created is not there');
      const user = presentUser(row);
      tx.emit({ resource: 'users', action: 'create', data: user });
      await publishMemberCounts(tx, [{ after: user }]);
      tx.audit(actor, {
        action: 'user.create',
        ...aboutPerson(user),
        details: { changes: await changesInWords(tx.prisma, organizationId, {}, wanted) },
      });
      const invitation = user.blocked ? undefined : await claimInvitation(tx.prisma, organizationId, id);
      return { user, invitation };
    }),
  );
}
