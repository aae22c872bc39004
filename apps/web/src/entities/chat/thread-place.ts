import type { ThreadId } from './conversations';

const ofMeeting = 'meeting:';

/** The person's own conversation about a meeting. */
export const meetingThread = (audioId: string): ThreadId => `${ofMeeting}${audioId}`;

/** The meeting that a conversation is about; null for a ticket's, and for one's own about everything. */
export const meetingOf = (thread: ThreadId): string | null =>
  thread?.startsWith(ofMeeting) ? thread.slice(ofMeeting.length) : null;

/** The ticket that a conversation stands on; null for one's own. */
export const ticketOf = (thread: ThreadId): string | null => (meetingOf(thread) === null ? thread : null);

/** Which conversation it is, as calls name it. */
export function placeOf(thread: ThreadId): { taskId?: string; audioId?: string } {
  const [taskId, audioId] = [ticketOf(thread), meetingOf(thread)];
  return { ...(taskId !== null && { taskId }), ...(audioId !== null && { audioId }) };
}

/** The conversation that a message stands in. */
export const threadOf = ({ taskId, audioId }: { taskId: string | null; audioId: string | null }): ThreadId =>
  audioId === null ? taskId : meetingThread(audioId);

/** Whether a message stands in a conversation. */
export const isIn =
  (thread: ThreadId) =>
  ({ taskId, audioId }: { taskId: string | null; audioId: string | null }): boolean =>
    taskId === ticketOf(thread) && audioId === meetingOf(thread);
