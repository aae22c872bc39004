import { isServiceAccount } from '@tavla/shared/contracts/api-access/service-address';
import type { User, UserInput, UserPatch } from '@tavla/shared/contracts/users';
import { say } from '@tavla/shared/error-words';
import type { Permission } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { HttpError, notFound, ofField } from '@/http/errors/errors';
import { refuseStale } from '@/http/errors/refuse-stale';
import { takenOr } from '@/http/errors/taken-or';
import { tellOtherDepartments } from '@/modules/meetings/visibility/departments-of-meetings';
import { refuseGrant } from '@/modules/roles/grant';
import { requireRank } from '@/modules/roles/rank';
import { findRole } from '@/modules/roles/read-roles';
import { forgetConfirmations } from '@/modules/sessions/confirmation';
import { endAllSessions } from '@/modules/sessions/end-all-sessions';
import { notifySessions, revokeSessions } from '@/modules/sessions/revoke-sessions';
import { checkReferences, requireRole } from './check-references';
import { refuseEmailElsewhere } from './email/email-rules';
import { notifyFormerAddress } from './email/notify-former-address';
import {
  insertInvitations,
  inviteAnew,
  renewInvitation,
  withdrawInvitation,
} from './invite/invitations.repo';
import { keepLastAdmin } from './last-admin';
import { lockPeople } from './lock-people';
import { publishMemberCounts } from './publish-member-counts';
import { presentUser } from './user.presenter';
import { aboutPerson, changesInWords } from './user-audit';
import { changedFields, noMailbox, requirePair } from './user-rules';
import { lockUser, selectUsers, type UserRow, writeUser } from './users.repo';

/**
 * Changes a person who may do no more than the actor: only the fields that are sent and differ. Blocking ends
 * their sessions and takes back an invitation that is not sent yet; becoming active makes one where none was sent and
 * they have never come. One that waits goes to a new address, as does a new one to whoever has never come, and the
 * former one is told. With a new address, or alone, `endSessions` ends their sessions.
 * @throws HttpError 404, 403, 400 on a field, 409 for a taken address, a stale field or the last admin
 */
export function updateUser(
  db: CompanyDb,
  actor: Actor,
  id: string,
  { version, endSessions = false, ...patch }: UserPatch,
): Promise<User> {
  const { organizationId } = db;
  return takenOr('email', say('email-in-use'), () =>
    change(db, async (tx) => {
      await lockPeople(tx.prisma, organizationId);
      const before = await lockUser(tx.prisma, organizationId, id);
      if (!before) throw notFound('person');
      const held = await requireRank(tx.prisma, organizationId, actor, id);
      const current = presentUser(before);
      const wanted = changedFields(before, patch);
      if (wanted.departmentIds) wanted.departmentIds = [...new Set(wanted.departmentIds)];
      if (endSessions) await endAllSessions(tx, actor, before);
      if (Object.keys(wanted).length === 0) return current;
      refuseStale('person', before, current, version, wanted);
      await checkAllowed(tx, held, before, wanted);
      if (wanted.email && isServiceAccount(before)) throw noMailbox('email');
      if (wanted.email && actor.id === id) throw ownAddress();
      await checkReferences(tx.prisma, organizationId, id, wanted);
      if (wanted.email !== undefined) await refuseEmailElsewhere(tx.prisma, organizationId, wanted.email);

      await writeUser(tx.prisma, organizationId, before, wanted);
      if (wanted.blocked) await revokeSessions(tx, id);
      else await notifySessions(tx);
      if (wanted.blocked) await withdrawInvitation(tx.prisma, organizationId, id);
      else if (wanted.email) await renewInvitation(tx.prisma, organizationId, id);
      const isUnknown = before.invitedAt === null && before.lastSeenAt === null && !isServiceAccount(before);
      if (wanted.blocked === false && isUnknown)
        await insertInvitations(tx.prisma, organizationId, [id], new Date());
      // A mistyped address is put right: they have never come, and what they were sent went to somebody else.
      const hasNeverCome = before.invitedAt !== null && before.lastSeenAt === null;
      if (wanted.email && hasNeverCome) await inviteAnew(tx.prisma, organizationId, id);
      if (wanted.email) {
        await notifyFormerAddress(tx, actor, before);
        await forgetConfirmations(tx, id);
      }
      const [row] = await selectUsers(tx.prisma, organizationId, [id]);
      if (!row) throw notFound('person');
      const user = presentUser(row);
      tx.emit({ resource: 'users', action: 'update', data: user });
      await publishMemberCounts(tx, [{ before, after: user }]);
      if (wanted.departmentIds) await tellOtherDepartments(tx, [id]);
      tx.audit(actor, {
        action: actionOf(wanted),
        ...aboutPerson(user),
        details: { changes: await changesInWords(tx.prisma, organizationId, before, wanted) },
      });
      return user;
    }),
  );
}

/** Decision 022: whoever takes another address shows that they read its mail, which nobody else can do for them. */
function ownAddress(): HttpError {
  const words = say('own-address');
  return new HttpError(409, 'conflict', words, ofField('email', words));
}

async function checkAllowed(
  tx: Change,
  held: readonly Permission[],
  before: UserRow,
  wanted: Partial<UserInput>,
): Promise<void> {
  const { organizationId } = tx;
  if (wanted.departmentIds) requirePair(held, 'update', 'user-group', 'may-not-change-departments');
  const role = await findRole(tx.prisma, organizationId, before.roleId);
  if (wanted.roleId) {
    requirePair(held, 'update', 'user-roles', 'may-not-change-roles');
    refuseGrant(held, (await requireRole(tx.prisma, organizationId, wanted.roleId)).permissions);
  }
  const stopsBeingAdmin = role?.name === 'admin' && !before.blocked && (wanted.roleId || wanted.blocked);
  if (stopsBeingAdmin) await keepLastAdmin(tx.prisma, organizationId, before.id);
}

function actionOf(wanted: Partial<UserInput>): string {
  if (Object.keys(wanted).length > 1 || wanted.blocked === undefined) return 'user.update';
  return wanted.blocked ? 'user.deactivate' : 'user.activate';
}
