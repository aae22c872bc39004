import type { CompanyDb } from '@/db/database';
import { findUnseen } from '../unseen-tasks.repo';

/** Which of these tasks are not there now for whoever asks: hidden, deleted or never made. */
export async function unseenTasks(db: CompanyDb, ids: readonly string[]): Promise<Set<string>> {
  return new Set(ids.length > 0 ? await findUnseen(db, ids) : []);
}
