import type { Change } from '@/db/events/change';

/** What tells positions and departments apart; everything else about them is the same. */
export interface Kind {
  table: 'position' | 'department';
  resource: 'positions' | 'departments';
  /**
   * Gives everyone who has `fromId` the group `intoId` instead, or none.
   * @returns how many people it touched
   */
  replace(change: Change, organizationId: string, fromId: string, intoId: string | null): Promise<number>;
}
