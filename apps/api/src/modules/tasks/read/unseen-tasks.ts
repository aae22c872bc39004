import type { CompanyDb } from '@/db/database';
import { findSight, findUnseen } from '../unseen-tasks.repo';

/** Which of these tasks are not there now for whoever asks: hidden, deleted or never made. */
export async function unseenTasks(db: CompanyDb, ids: readonly string[]): Promise<Set<string>> {
  return new Set(ids.length > 0 ? await findUnseen(db, ids) : []);
}

/** Which of these tasks whoever asks may see, deleted ones included; nothing is said of those that are gone for good. */
export async function sightOfTasks(db: CompanyDb, ids: readonly string[]): Promise<Map<string, boolean>> {
  return ids.length > 0 ? findSight(db, ids) : new Map();
}
