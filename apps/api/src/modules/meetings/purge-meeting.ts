import type { Database } from '@/db/database';
import { change } from '@/db/events/change';
import { takeExpired } from './deleted-meetings.repo';
import { meetingJobs } from './pipeline/meeting-jobs';

/** Ends a deletion that nobody took back: the recording goes when that is certain. */
export async function purgeMeeting(
  db: Database,
  { organizationId, audioId }: { organizationId: string; audioId: string },
): Promise<void> {
  await change(db.forCompany(organizationId), async ({ prisma, enqueue }) => {
    const key = await takeExpired(prisma, organizationId, audioId);
    if (key) enqueue(meetingJobs.forget, { keys: [key] });
  });
}
