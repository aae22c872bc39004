import { v7 as newId } from 'uuid';
import type { Actor, Change } from '@/db/events/change';
import { publishMemberCounts } from '../publish-member-counts';
import { presentUser } from '../user.presenter';
import { aboutPerson, changesInWords } from '../user-audit';
import { insertUser, selectUsers } from '../users.repo';

/**
 * Adds a person whom the company's provider vouches for, in an open change under `lockPeople`. Their address must be
 * free in the whole product; nobody invites them, for they are here.
 * @returns their id
 */
export async function addProvidedPerson(
  tx: Change,
  actor: Actor,
  given: { email: string; firstName: string; lastName: string; roleId: string },
): Promise<string> {
  const { organizationId, prisma } = tx;
  const id = newId();
  const person = { ...given, positionId: null, managerId: null, departmentIds: [], blocked: false };
  await insertUser(prisma, organizationId, id, person);
  const [row] = await selectUsers(prisma, organizationId, [id]);
  if (!row) throw new Error('the person just created is not there');
  const user = presentUser(row);
  tx.emit({ resource: 'users', action: 'create', data: user });
  await publishMemberCounts(tx, [{ after: user }]);
  const changes = await changesInWords(prisma, organizationId, {}, given);
  tx.audit(actor, { action: 'user.create', ...aboutPerson(user), details: { changes } });
  return id;
}
