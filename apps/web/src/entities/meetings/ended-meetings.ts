import type { Audio } from '@tavla/shared/contracts/audios';
import { isCancelled, isInWork } from '@tavla/shared/meetings/work';

/** Which meetings are in work, by id. */
export type WorkStates = ReadonlyMap<string, boolean>;

export function workStates(meetings: readonly Audio[]): WorkStates {
  return new Map(meetings.map((meeting) => [meeting.id, isInWork(meeting)]));
}

/**
 * A person's meetings that were in work before and are not any more. What was never seen in work is no news, and
 * neither is what somebody has cancelled.
 */
export function endedMeetings(before: WorkStates, now: readonly Audio[], userId: string): readonly Audio[] {
  return now.filter(
    (meeting) =>
      meeting.createdById === userId &&
      before.get(meeting.id) === true &&
      !isInWork(meeting) &&
      !isCancelled(meeting),
  );
}
