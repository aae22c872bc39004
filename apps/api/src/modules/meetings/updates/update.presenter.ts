import type { MeetingUpdate, ReportedStatus } from '@tavla/shared/meetings/action-items';
import type { NewEvent } from '@/db/events/event-log';
import type { UpdateRow } from './updates.repo';

/** A report about a task as it leaves the server. */
export function presentUpdate({
  id,
  taskId,
  status,
  decision,
  quote,
  startMs,
  version,
}: UpdateRow): MeetingUpdate {
  return {
    ...{ id, taskId, quote, startMs, version },
    status: status as ReportedStatus,
    decision: decision as MeetingUpdate['decision'],
  };
}

/** What those who may see the meeting are told of reports that were decided on. */
export function updatesEvent(audioId: string, rows: readonly UpdateRow[]): NewEvent {
  return {
    resource: 'transcripts',
    action: 'update',
    data: { id: audioId, updates: rows.map(presentUpdate) },
    audience: { meetingId: audioId },
  };
}
