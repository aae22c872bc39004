import type { RunSql } from '@/db/run-sql';
import { isKept } from '../task-kept.repo';

/** Whether a task is on the board or still in the trash, for whoever names it without a reference of the database. */
export function isTaskKept(run: RunSql, organizationId: string, id: string): Promise<boolean> {
  return isKept(run, organizationId, id);
}
