import type { SignInWay } from '@tavla/shared/contracts/sessions';
import type { Change } from '@/db/events/change';
import { lockPerson } from '@/modules/users/lock-people';
import { type KnownUser, readKnownUser } from './auth.repo';
import { refuseWay } from './sign-in-way';

/**
 * Somebody who may sign in in this way, as they stay until the change ends; undefined where they may not, or do not any
 * more. What was read before says nothing: who is blocked meanwhile would have a session that began after theirs were
 * ended, and that lives again when they are made active.
 */
export async function holdEntrant(
  { prisma, organizationId }: Change,
  id: string,
  way: SignInWay,
): Promise<KnownUser | undefined> {
  await lockPerson(prisma, organizationId, id);
  // In a statement of its own: one that has waited for the row still sees the others as they were before.
  const user = await readKnownUser(prisma, organizationId, id);
  return user && !refuseWay(user, way) ? user : undefined;
}
