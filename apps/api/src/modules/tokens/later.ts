import { fullName } from '@tavla/shared/full-name';
import type { Permission } from '@tavla/shared/permissions';
import type { Actor, InCompany } from '@/db/events/change';
import { actorFrom, type Origin } from '@/db/events/origin';
import { selectHeld } from '@/modules/roles/rank';

/** Who has set work going that goes on without their call, by the name that they have now, whatever they may do. */
export async function starterOf(
  { prisma, organizationId }: InCompany,
  { userId, origin }: { userId: string; origin: Origin },
): Promise<Actor> {
  const person = await prisma.user.findUnique({
    where: { organizationId_id: { organizationId, id: userId } },
  });
  return actorFrom(origin, { id: userId, name: person ? fullName(person) : '' });
}

/** What they may do now; nothing when they are gone or inactive, or the token that they came with has ended. */
export async function heldNow({ prisma, organizationId }: InCompany, actor: Actor): Promise<Permission[]> {
  if (actor.token && !(await tokenLives({ prisma, organizationId }, actor.token.id))) return [];
  return selectHeld(prisma, organizationId, actor);
}

async function tokenLives({ prisma, organizationId }: InCompany, id: string): Promise<boolean> {
  const row = await prisma.apiToken.findUnique({
    where: { organizationId_id: { organizationId, id } },
    select: { expiresAt: true },
  });
  return row !== null && (row.expiresAt === null || row.expiresAt > new Date());
}
