import type { User } from '@tavla/shared/contracts/users';
import type { Actor, Change } from '@/db/events/change';
import { mailJob, mailJobOptions } from '@/modules/mails/outbox-job';
import { selectGivableRoles } from '@/modules/roles/rank';
import { insertInvitations } from './invite/invitations.repo';
import { lockPeople } from './lock-people';
import { insertPeople, type NewPersonRow, selectTakenEmails } from './many-people.repo';
import { publishMemberCounts } from './publish-member-counts';
import { sortKeyOf } from './sort-key';
import { presentUser } from './user.presenter';
import { aboutPerson } from './user-audit';
import { selectUsers } from './users.repo';

export type NewPerson = Omit<NewPersonRow, 'sortKey'>;

/**
 * Adds many people in an open change, with an event, an audit entry and an invitation for each. What they name
 * must be there. Whose address anybody in the product has, or whose role holds more now than the actor, is left
 * out, and so is who reports to them.
 * @param people managers before those who report to them
 * @param inviteFrom when their invitations may go
 */
export async function addPeople(
  tx: Change,
  actor: Actor,
  people: NewPerson[],
  inviteFrom: Date,
): Promise<User[]> {
  const { organizationId, prisma } = tx;
  await lockPeople(prisma, organizationId);
  const taken = await selectTakenEmails(
    prisma,
    people.map(({ email }) => email),
  );
  const givable = await selectGivableRoles(tx, actor, [...new Set(people.map(({ roleId }) => roleId))]);
  const left = new Set<string>();
  const rows: NewPersonRow[] = [];
  for (const person of people) {
    const isLeft = taken.has(person.email) || !givable.has(person.roleId);
    if (isLeft || (person.managerId && left.has(person.managerId))) left.add(person.id);
    else rows.push({ ...person, sortKey: sortKeyOf(person) });
  }
  if (rows.length === 0) return [];
  await insertPeople(prisma, organizationId, rows);
  const ids = rows.map(({ id }) => id);
  await insertInvitations(prisma, organizationId, ids, inviteFrom);
  tx.enqueue(mailJob, {}, { ...mailJobOptions, runAt: inviteFrom });

  const created = (await selectUsers(prisma, organizationId, ids)).map(presentUser);
  tx.emit(...created.map((data) => ({ resource: 'users' as const, action: 'create' as const, data })));
  await publishMemberCounts(
    tx,
    created.map((after) => ({ after })),
  );
  for (const person of created) {
    tx.audit(actor, {
      action: 'user.create',
      ...aboutPerson(person),
      details: { email: person.email, imported: true },
    });
  }
  return created;
}
