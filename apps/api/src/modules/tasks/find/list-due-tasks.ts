import type { CompanyDb } from '@/db/database';
import { type DueTask, selectDueTasks } from './due-tasks.repo';

export type { DueTask } from './due-tasks.repo';

/** Days of one list; the board of a company may have 10,000 cards, and a calendar is no place for them. */
export const dueTasksMax = 2_000;

/**
 * The tasks on the board that are due on a day or later, as the viewer sees them, the earliest first. Where there are
 * too many, what is due from today on is ahead of what was.
 * @param from YYYY-MM-DD
 * @param today YYYY-MM-DD
 */
export function listDueTasks(
  db: CompanyDb,
  days: { onlyOwn: boolean; from: string; today: string },
): Promise<DueTask[]> {
  return selectDueTasks(db, { ...days, limit: dueTasksMax });
}
