import { plainLetters } from '@tavla/shared/text/plain-letters';
import type { RunSql } from '@/db/run-sql';
import { findTaskReaders, type TaskReader } from './task-readers.repo';

/** Those of these people who may see a task and read its conversation: nobody of a task that is deleted. */
export function readersAmong(
  run: RunSql,
  organizationId: string,
  taskId: string,
  ids: readonly string[],
): Promise<TaskReader[]> {
  return findTaskReaders(run, { organizationId }, taskId, { ids, limit: ids.length });
}

/** People who may see a task and read its conversation, found by their name or address. */
export function searchReaders(
  run: RunSql,
  organizationId: string,
  taskId: string,
  q: string,
  limit: number,
): Promise<TaskReader[]> {
  return findTaskReaders(run, { organizationId }, taskId, { q: plainLetters(q.trim()), limit });
}
