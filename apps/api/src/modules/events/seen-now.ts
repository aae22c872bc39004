import type { Task } from '@tavla/shared/contracts/tasks';
import type { CompanyDb } from '@/db/database';
import type { LoggedEvent } from '@/db/events/event-feed';
import { unseenMeetings } from '@/modules/meetings/visibility/unseen-meetings';
import { unseenTasks } from '@/modules/tasks/read/unseen-tasks';

/**
 * Old events for somebody who asks for them now. The log says who might see each when it was written; a meeting may
 * have been closed to them since, or deleted, and what was told of it is not told again. That something is gone is.
 */
export async function seenNow(db: CompanyDb, events: readonly LoggedEvent[]): Promise<LoggedEvent[]> {
  const [meetings, tasks] = await Promise.all([
    unseenMeetings(db, idsOf(events, meetingOf)),
    unseenTasks(db, idsOf(events, taskOf)),
  ]);
  return events.map((event) => {
    const [meeting, task] = [meetingOf(event), taskOf(event)];
    const isHidden = (meeting && meetings.has(meeting)) || (task && tasks.has(task));
    return isHidden ? { ...event, audience: new Set<string>() } : event;
  });
}

type IdOf = (event: LoggedEvent) => string | null;

const idsOf = (events: readonly LoggedEvent[], idOf: IdOf) => [
  ...new Set(events.flatMap((event) => idOf(event) ?? [])),
];

/** Whatever names a meeting does so here, also an entity that is added. */
type OfMeeting = Partial<{ id: string; audioId: string | null; origin: Task['origin'] }>;

/** Pure: the meeting that an event tells of; a deletion says no more than an id. */
function meetingOf({ resource, action, data }: LoggedEvent): string | null {
  if (action === 'delete') return null;
  const { id, audioId, origin } = (data ?? {}) as OfMeeting;
  if (resource === 'audios' || resource === 'transcripts') return id ?? null;
  return audioId ?? origin?.audioId ?? null;
}

/** Pure: the ticket whose conversation an event is of, or that somebody's inbox tells of. */
function taskOf({ resource, data }: LoggedEvent): string | null {
  if (resource !== 'chat' && resource !== 'inbox') return null;
  return (data as { taskId?: string | null }).taskId ?? null;
}
