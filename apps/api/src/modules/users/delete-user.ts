import { say } from '@tavla/shared/error-words';
import { fullName } from '@tavla/shared/full-name';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { invalid, notFound } from '@/http/errors/errors';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
import { requireRank } from '@/modules/roles/rank';
import { findRole } from '@/modules/roles/read-roles';
import { revokeSessions } from '@/modules/sessions/revoke-sessions';
import { handOverTasks } from '@/modules/tasks/write/hand-over-tasks';
import { keepLastAdmin } from './last-admin';
import { lockPeople } from './lock-people';
import { clearManager } from './many-people.repo';
import { peopleEvents } from './people-events';
import { publishMemberCounts } from './publish-member-counts';
import { aboutPerson } from './user-audit';
import { eraseUser, lockUser, selectUsers, type UserRow } from './users.repo';

/** What deleting a person would touch. @throws HttpError 404, 403 for somebody who may do more */
export async function userImpact(
  db: CompanyDb,
  actor: Actor,
  id: string,
): Promise<{ tasks: number; openTasks: number; reports: number }> {
  const [person] = await selectUsers(db.prisma, db.organizationId, [id]);
  if (!person) throw notFound('person');
  await requireRank(db.prisma, db.organizationId, actor, id);
  const [tasks, openTasks, reports] = await Promise.all([
    db.prisma.task.count({ where: { userId: id, deletedAt: null } }),
    db.prisma.task.count({ where: { userId: id, deletedAt: null, status: { not: 'done' } } }),
    db.prisma.user.count({ where: { managerId: id } }),
  ]);
  return { tasks, openTasks, reports };
}

/**
 * Deletes a person who may do no more than the actor. Their tasks go to `handOverTo` or to nobody, who reported to them has no manager then,
 * their sessions end, and their own conversation goes with its files.
 * @throws HttpError 404, 403, 400 when the heir is not there or inactive, 409 for the last admin
 */
export function deleteUser(
  db: CompanyDb,
  actor: Actor,
  id: string,
  handOverTo: string | null,
): Promise<void> {
  return change(db, async (tx) => {
    await lockPeople(tx.prisma, db.organizationId);
    if (!(await lockUser(tx.prisma, db.organizationId, id))) throw notFound('person');
    await requireRank(tx.prisma, db.organizationId, actor, id);
    await removePerson(tx, actor, id, handOverTo);
  });
}

/**
 * The same as part of a change, under `lockPeople`, which has looked at the rank.
 * @throws HttpError 404, 400 when the heir is not there or inactive, 409 for the last admin
 */
export async function removePerson(
  tx: Change,
  actor: Actor,
  id: string,
  handOverTo: string | null,
): Promise<void> {
  const { organizationId } = tx;
  const person = await lockUser(tx.prisma, organizationId, id);
  if (!person) throw notFound('person');
  const role = await findRole(tx.prisma, organizationId, person.roleId);
  if (role?.name === 'admin' && !person.blocked) await keepLastAdmin(tx.prisma, organizationId, id);
  const heir = handOverTo ? await requireHeir(tx, id, handOverTo) : undefined;

  const tasks = await handOverTasks(tx, actor, id, heir?.id ?? null);
  const reports = await clearManager(tx.prisma, organizationId, id);
  tx.emit(...(await peopleEvents(tx.prisma, organizationId, reports)));
  await revokeSessions(tx, id);
  const files = await tx.prisma.chatAttachment.findMany({
    where: { message: { threadUserId: id } },
    select: { blobKey: true },
  });
  if (files.length) tx.enqueue(meetingJobs.forget, { keys: files.map(({ blobKey }) => blobKey) });
  await eraseUser(tx.prisma, organizationId, id);
  tx.emit({ resource: 'users', action: 'delete', data: { id } });
  await publishMemberCounts(tx, [{ before: person }]);
  tx.audit(actor, {
    action: 'user.delete',
    ...aboutPerson(person),
    details: {
      email: person.email,
      role: role?.name ?? '',
      tasks,
      handedOverTo: heir ? fullName(heir) : null,
      reports: reports.length,
    },
  });
}

async function requireHeir(tx: Change, id: string, heirId: string): Promise<UserRow> {
  const [found] = await selectUsers(tx.prisma, tx.organizationId, [heirId]);
  if (!found || found.id === id) throw invalid('handOverTo', say('hand-over-to-nobody'));
  if (found.blocked) throw invalid('handOverTo', say('hand-over-to-inactive'));
  return found;
}
