import type { Change } from '@/db/events/change';
import { departments } from '@/modules/departments/department-kind';
import { publishCounts } from '@/modules/named/publish-counts';
import { positions } from '@/modules/positions/position-kind';
import { publishRoleCounts } from '@/modules/roles/publish-role-counts';

/** What a person counts in. */
export interface Membership {
  roleId: string;
  positionId: string | null;
  departmentIds: readonly string[];
}

const none: Pick<Membership, 'positionId' | 'departmentIds'> = { positionId: null, departmentIds: [] };

/**
 * Tells the numbers of people that a change of people has changed: one event for each role, position and
 * department that somebody came to or left, however many they were.
 */
export async function publishMemberCounts(
  tx: Change,
  people: { before?: Membership | undefined; after?: Membership | undefined }[],
): Promise<void> {
  const roleIds = new Set<string>();
  const positionIds = new Set<string>();
  const departmentIds = new Set<string>();
  for (const { before, after } of people) {
    noteDifference(roleIds, before ? [before.roleId] : [], after ? [after.roleId] : []);
    const [from, to] = [before ?? none, after ?? none];
    noteDifference(positionIds, [from.positionId], [to.positionId]);
    noteDifference(departmentIds, from.departmentIds, to.departmentIds);
  }
  await publishCounts(tx, positions, [...positionIds]);
  await publishCounts(tx, departments, [...departmentIds]);
  await publishRoleCounts(tx, [...roleIds]);
}

function noteDifference(
  into: Set<string>,
  before: readonly (string | null)[],
  after: readonly (string | null)[],
): void {
  for (const id of before) if (id && !after.includes(id)) into.add(id);
  for (const id of after) if (id && !before.includes(id)) into.add(id);
}
