import type { Change } from '@/db/events/change';
import { replaceDepartmentOfPeople, replacePositionOfPeople } from './many-people.repo';
import { peopleEvents } from './people-events';

/** Gives everyone of one position another, or none, and tells it. @returns how many people */
export async function replacePosition(
  tx: Change,
  organizationId: string,
  fromId: string,
  intoId: string | null,
): Promise<number> {
  const ids = await replacePositionOfPeople(tx.prisma, organizationId, fromId, intoId);
  tx.emit(...(await peopleEvents(tx.prisma, organizationId, ids)));
  return ids.length;
}

/** Puts everyone of one department into another, or takes them out, and tells it. @returns how many people */
export async function replaceDepartment(
  tx: Change,
  organizationId: string,
  fromId: string,
  intoId: string | null,
): Promise<number> {
  const ids = await replaceDepartmentOfPeople(tx.prisma, organizationId, fromId, intoId);
  tx.emit(...(await peopleEvents(tx.prisma, organizationId, ids)));
  return ids.length;
}
