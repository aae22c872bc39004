import type { updateMe as contract } from '@tavla/shared/contracts/auth';
import type { BodyOf } from '@tavla/shared/endpoint';
import { fullName } from '@tavla/shared/full-name';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { notifySessions } from '@/modules/sessions/revoke-sessions';
import { lockPerson } from '@/modules/users/lock-people';
import { peopleEvents } from '@/modules/users/people-events';
import { sortKeyOf } from '@/modules/users/sort-key';

/** Changes one's own name, time zone or theme. A new name is told to the company and kept in the audit log. */
export async function updateMe(
  db: CompanyDb,
  actor: Actor,
  userId: string,
  patch: BodyOf<typeof contract>,
): Promise<void> {
  const { firstName, lastName, timeZone, theme } = patch;
  const key = { organizationId_id: { organizationId: db.organizationId, id: userId } };
  await change(db, async (tx) => {
    // Locked, so that an administrator's change of the same person comes before or after, not in between.
    await lockPerson(tx.prisma, db.organizationId, userId);
    const before = await tx.prisma.user.findUniqueOrThrow({ where: key });
    const after = { ...before, ...(firstName && { firstName }), ...(lastName && { lastName }) };
    const renamed = (['firstName', 'lastName'] as const).filter((field) => after[field] !== before[field]);
    const version = before.version + (renamed.length ? 1 : 0);
    await tx.prisma.user.update({
      where: key,
      data: {
        firstName: after.firstName,
        lastName: after.lastName,
        sortKey: sortKeyOf(after),
        version,
        fieldVersions: {
          ...(before.fieldVersions as Record<string, number>),
          ...Object.fromEntries(renamed.map((field) => [field, version])),
        },
        ...(timeZone && { timeZone }),
        ...(theme && { theme }),
      },
    });
    await notifySessions(tx);
    if (renamed.length === 0) return;
    tx.emit(...(await peopleEvents(tx.prisma, db.organizationId, [userId])));
    tx.audit(actor, {
      action: 'user.update',
      targetType: 'user',
      targetId: userId,
      targetName: fullName(after),
      details: {
        changes: Object.fromEntries(
          renamed.map((field) => [field, { from: before[field], to: after[field] }]),
        ),
      },
    });
  });
}
