import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { meetingJobs, type WholeJob } from '../pipeline/meeting-jobs';

/**
 * Whether nobody has looked yet how loud a recording is along its length: it came before that was asked. What is in work
 * is looked at as it is unpacked, and what failed may be no sound.
 */
export const lacksPeaks = ({ kind, status, peaks }: Pick<Audio, 'kind' | 'status' | 'peaks'>): boolean =>
  kind === 'recording' && status === 'done' && peaks === null;

/**
 * Has a worker look at it, for whoever opens the meeting: once, however many do and however often. Such jobs go one at
 * a time, whatever has been opened, and after the work on recordings that come new.
 */
export async function askForPeaks(db: CompanyDb, meeting: Audio): Promise<void> {
  if (!lacksPeaks(meeting)) return;
  const job: WholeJob = { organizationId: db.organizationId, audioId: meeting.id };
  await change(db, async ({ enqueue }) => {
    enqueue(meetingJobs.peaks, job, {
      ...{ queueName: 'audio:peaks', jobKey: `audio.peaks:${meeting.id}` },
      ...{ maxAttempts: 3, priority: 5 },
    });
  });
}
