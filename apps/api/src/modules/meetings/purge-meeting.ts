import type { Database } from '@/db/database';
import { change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { forgetMeetingTalk } from '@/modules/chat/clear/forget-meeting-talk';
import { findHeldUntil, takeExpired } from './deleted-meetings.repo';
import { meetingJobs } from './pipeline/meeting-jobs';

/**
 * Ends a deletion that nobody took back: the recording goes when that is certain, and what people asked about it. What is not due yet, since the clock
 * was set back, is ended later: nothing else would ever look at it again.
 */
export async function purgeMeeting(
  db: Database,
  { organizationId, audioId }: { organizationId: string; audioId: string },
): Promise<void> {
  await change(db.forCompany(organizationId), async ({ prisma, enqueue }) => {
    const key = await takeExpired(prisma, organizationId, audioId);
    if (key) {
      const talk = await forgetMeetingTalk(sqlOfPrisma(prisma), organizationId, audioId);
      return enqueue(meetingJobs.forget, { keys: [key, ...talk] });
    }
    const runAt = await findHeldUntil(prisma, organizationId, audioId);
    if (runAt) enqueue(meetingJobs.purge, { organizationId, audioId }, { runAt });
  });
}
