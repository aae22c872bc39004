import type { CompanyDb } from '@/db/database';
import { findColleagues } from '../task-read.repo';

/** Those of the ids that a task can be given to. */
export const knownAssignees = (db: CompanyDb, ids: readonly string[]): Promise<Set<string>> =>
  findColleagues(db, db.pool, ids);
