import type { Permission } from '@tavla/shared/permissions';
import type { Change } from '@/db/events/change';

/** What tells positions and departments apart; everything else about them is the same. */
export interface Kind {
  table: 'position' | 'department';
  resource: 'positions' | 'departments';
  /** What merging asks for beside `delete groups`, if anything. @throws HttpError 403 */
  requireMerge?(held: readonly Permission[]): void;
  /**
   * Gives everyone who has `fromId` the group `intoId` instead, or none.
   * @returns how many people it touched
   */
  replace(change: Change, organizationId: string, fromId: string, intoId: string | null): Promise<number>;
}
