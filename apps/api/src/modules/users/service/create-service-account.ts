import type { ServiceAccountInput } from '@tavla/shared/contracts/api-access/service-accounts';
import { serviceDomain } from '@tavla/shared/contracts/api-access/service-address';
import type { User } from '@tavla/shared/contracts/users';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { refuseGrant } from '@/modules/roles/grant';
import { selectHeld } from '@/modules/roles/rank';
import { requireRole } from '../check-references';
import { lockPeople } from '../lock-people';
import { publishMemberCounts } from '../publish-member-counts';
import { presentUser } from '../user.presenter';
import { aboutPerson, changesInWords } from '../user-audit';
import { requirePair } from '../user-rules';
import { insertUser, selectUsers } from '../users.repo';

/**
 * Adds an account for a program to the company: nobody is invited, since nobody reads its address.
 * @throws HttpError 403 for a role above the actor's, 400 for one that is not there
 */
export function createServiceAccount(
  db: CompanyDb,
  actor: Actor,
  { name, roleId }: ServiceAccountInput,
): Promise<User> {
  const { organizationId } = db;
  const id = newId();
  return change(db, async (tx) => {
    await lockPeople(tx.prisma, organizationId);
    const held = await selectHeld(tx.prisma, organizationId, actor);
    requirePair(held, 'create', 'user-roles', 'may-not-give-roles');
    refuseGrant(held, (await requireRole(tx.prisma, organizationId, roleId)).permissions);
    const named = { firstName: name, lastName: '', email: `${id}@${serviceDomain}`, roleId };
    const nowhere = { positionId: null, managerId: null, departmentIds: [], blocked: false };
    await insertUser(tx.prisma, organizationId, id, { ...named, ...nowhere });
    const [row] = await selectUsers(tx.prisma, organizationId, [id]);
    if (!row) throw new Error('the account just created is not there');
    const user = presentUser(row);
    tx.emit({ resource: 'users', action: 'create', data: user });
    await publishMemberCounts(tx, [{ after: user }]);
    const changes = await changesInWords(tx.prisma, organizationId, {}, { roleId });
    tx.audit(actor, { action: 'user.create-service', ...aboutPerson(user), details: { changes } });
    return user;
  });
}
