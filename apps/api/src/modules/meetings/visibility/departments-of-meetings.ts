import type { Change } from '@/db/events/change';

/**
 * Has people load everything anew, since they are in other departments now and may see other meetings, if there are
 * any that are open to departments.
 * @param audience the people; null for all of the company
 */
export async function tellOtherDepartments(
  { prisma, emit }: Change,
  audience: readonly string[] | null,
): Promise<void> {
  const isAny = await prisma.audio.findFirst({ where: { visibility: 'departments' }, select: { id: true } });
  if (isAny) emit({ resource: '*', action: 'resync', data: null, audience });
}

/** Opens to one department what was open to another, or to nobody beside, and tells it. */
export async function replaceDepartmentOfMeetings(
  change: Change,
  fromId: string,
  intoId: string | null,
): Promise<void> {
  await change.prisma.$executeRaw`
    update audio set "visibleToIds" = array(
      select distinct id from unnest(array_replace("visibleToIds", ${fromId}::uuid, ${intoId}::uuid)) id
      where id is not null
    )
    where "organizationId" = ${change.organizationId}::uuid and visibility = 'departments'
      and ${fromId}::uuid = any("visibleToIds")`;
  await tellOtherDepartments(change, null);
}
