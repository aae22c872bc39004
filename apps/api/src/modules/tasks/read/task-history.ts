import type { HistoryEntry } from '@tavla/shared/contracts/tasks';
import type { CompanyDb } from '@/db/database';
import { byToken } from '@/db/events/by-token';
import { requireTask } from './get-task';
import { readStory } from './task-story.repo';

/**
 * Who changed what and when, oldest first. A meeting proposes under its name, which stays with those who may see it, and
 * goes with it: nobody knows who could see one that is deleted.
 * @throws HttpError 404 when there is no such task
 */
export async function taskHistory(db: CompanyDb, taskId: string): Promise<HistoryEntry[]> {
  const { originAudioId, seesOrigin } = await requireTask(db, taskId);
  const showsMeeting = originAudioId !== null && seesOrigin !== false;
  const { entries, edits } = await readStory(db, taskId);
  const statuses = entries.map((entry): HistoryEntry => {
    const { id, status, note, actorId, actorName, createdAt } = entry;
    const by = { actorId, actorName, token: byToken(entry) };
    return { id, kind: 'status', at: createdAt.toISOString(), ...by, status, note };
  });
  const others = edits.map((edit): HistoryEntry => {
    const { id, kind, changes, actorId, actorName, createdAt } = edit;
    const isHidden = actorId === null && !showsMeeting;
    const by = { actorId, actorName: isHidden ? '' : actorName, token: byToken(edit) };
    const line = { id, kind, at: createdAt.toISOString(), ...by };
    return kind === 'edit' ? { ...line, changes } : line;
  });
  // Ids grow with time, so they order what happened within one millisecond.
  return [...statuses, ...others].sort((a, b) => compare(a.at, b.at) || compare(a.id, b.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
