import type { MeetingMeant } from '@/adapters/language/local/requests/request';
import { type HeardMeeting, heardMeeting, heardWithin, meetingCalled } from '@/modules/meetings/said/said';
import { findTask } from '@/modules/tasks/read/get-task';
import type { Asked } from './asked';

/** The meeting that somebody asks about: by its name, the one whose page is open, the ticket's, else the last one. */
export async function meetingMeant(asked: Asked, called?: MeetingMeant): Promise<HeardMeeting | undefined> {
  if (called === 'last') return heardMeeting(asked, null);
  if (typeof called === 'object') {
    if ('named' in called) return meetingCalled(asked, called.named);
    const { from, to } = called.within;
    const [found] = await heardWithin(asked, { since: from, until: to, timeZone: asked.timeZone }, 1);
    return found;
  }
  if (asked.audioId !== null) return heardMeeting(asked, asked.audioId);
  const task = asked.taskId === null ? undefined : await findTask(asked.db, asked.taskId);
  if (asked.taskId !== null && !task?.originAudioId) return undefined;
  return heardMeeting(asked, task?.originAudioId ?? null);
}
