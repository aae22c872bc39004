import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { failure, HttpError, notFound } from '@/http/errors/errors';
import { lockPeople } from '@/modules/users/lock-people';
import { refuseHigherRole, selectHeld } from './rank';
import { findRole } from './read-roles';
import { countSignInLines, eraseRole, lockRole } from './roles.repo';

/**
 * Deletes a role that nobody has, and that single sign-on gives to nobody.
 * @throws HttpError 404, 403 for one that allows more than the actor's, 409 for the product's and those in use
 */
export function deleteRole(db: CompanyDb, actor: Actor, id: string): Promise<void> {
  return change(db, async (tx) => {
    await lockPeople(tx.prisma, db.organizationId);
    await lockRole(tx.prisma, db.organizationId, id);
    const role = await findRole(tx.prisma, db.organizationId, id);
    if (!role) throw notFound('role');
    refuseHigherRole(await selectHeld(tx.prisma, db.organizationId, actor), role);
    if (role.isSystem) throw new HttpError(409, 'conflict', say('role-not-deletable', { name: role.name }));
    if (role.userCount > 0) throw inUse(role.userCount);
    const lines = await countSignInLines(tx.prisma, db.organizationId, id);
    if (lines > 0) throw new HttpError(409, 'conflict', say('role-in-sign-in', { count: lines }));
    await eraseRole(tx.prisma, db.organizationId, id);
    tx.emit({ resource: 'roles', action: 'delete', data: { id } });
    tx.audit(actor, { action: 'role.delete', targetType: 'role', targetId: id, targetName: role.name });
  });
}

function inUse(count: number): HttpError {
  const words = say('role-in-use', { count });
  return new HttpError(409, 'conflict', words, { failed: [{ ...failure(words), count }] });
}
