import type { setTaskStatus as contract } from '@tavla/shared/contracts/tasks';
import type { BodyOf, ResponseOf } from '@tavla/shared/endpoint';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { recordStatus } from '../read/task-story.repo';
import { presentTask } from '../task.presenter';
import { statusEntry } from './change-task';
import { applyChange } from './update-task';

/**
 * Sets status and place of a task and records the entry with the caller's words. A client that has just
 * changed the status by PATCH gets the entry that was written then: one change is one entry.
 * @throws HttpError 404 when there is no such task, 409 `stale-version` when it was moved since `version`
 */
export async function setTaskStatus(
  db: CompanyDb,
  actor: Actor,
  { taskId, status, version, note, meta, afterId, beforeId }: BodyOf<typeof contract>,
): Promise<ResponseOf<typeof contract>> {
  const hasPlace = afterId !== undefined || beforeId !== undefined;
  const words = { note, meta };
  const { row, save } = await applyChange(db, actor, taskId, {
    patch: { status },
    place: hasPlace ? { afterId, beforeId } : undefined,
    version,
    words,
  });
  const written = save?.entries[0];
  const entry = written
    ? { ...written, createdAt: row.statusAt }
    : await recordStatus(db, actor, statusEntry(taskId, status, words), note !== undefined || meta !== '{}');
  return { ...entry, createdAt: entry.createdAt.toISOString(), task: presentTask(row) };
}
