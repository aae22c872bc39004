import type { Actor, Change } from '@/db/events/change';
import { notifySessions } from '@/modules/sessions/revoke-sessions';
import { publishMemberCounts } from '../publish-member-counts';
import { presentUser } from '../user.presenter';
import { aboutPerson, changesInWords } from '../user-audit';
import { countOtherActiveAdmins, lockUser, selectUsers, writeUser } from '../users.repo';

/**
 * Gives a person the role that the company's provider says, in an open change under `lockPeople`. The last active admin
 * stays one, whatever it says.
 * @param adminRoleId the role of admins
 */
export async function giveProvidedRole(
  tx: Change,
  actor: Actor,
  id: string,
  { roleId, adminRoleId }: { roleId: string; adminRoleId: string },
): Promise<void> {
  const { organizationId, prisma } = tx;
  const before = await lockUser(prisma, organizationId, id);
  if (!before || before.roleId === roleId) return;
  const isAdmin = before.roleId === adminRoleId && !before.blocked;
  if (isAdmin && (await countOtherActiveAdmins(prisma, organizationId, id)) === 0) return;
  await writeUser(prisma, organizationId, before, { roleId });
  await notifySessions(tx);
  const [row] = await selectUsers(prisma, organizationId, [id]);
  if (!row) return;
  const user = presentUser(row);
  tx.emit({ resource: 'users', action: 'update', data: user });
  await publishMemberCounts(tx, [{ before, after: user }]);
  const changes = await changesInWords(prisma, organizationId, before, { roleId });
  tx.audit(actor, { action: 'user.update', ...aboutPerson(user), details: { changes } });
}
