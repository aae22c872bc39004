import type { CompanyDb, Database } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { sqlOfPrisma } from '@/db/run-sql';
import { forgetMeetingTalk } from '@/modules/chat/clear/forget-meeting-talk';
import { removeMeeting } from './delete-meeting';
import { findHeldUntil, takeExpired, takeHeld } from './deleted-meetings.repo';
import { lockMeeting } from './meetings.repo';
import { meetingJobs } from './pipeline/meeting-jobs';

/**
 * Ends a deletion that nobody took back: the recording goes when that is certain, and what people asked about it. What
 * is not due yet, since the clock was set back, is ended later: nothing else would ever look at it again.
 */
export async function purgeMeeting(
  db: Database,
  { organizationId, audioId }: { organizationId: string; audioId: string },
): Promise<void> {
  await change(db.forCompany(organizationId), async (transaction) => {
    const { prisma, enqueue } = transaction;
    const key = await takeExpired(prisma, organizationId, audioId);
    if (key) return forget(transaction, audioId, key);
    const runAt = await findHeldUntil(prisma, organizationId, audioId);
    if (runAt) enqueue(meetingJobs.purge, { organizationId, audioId }, { runAt });
  });
}

/**
 * Deletes a meeting so that nobody can take it back: nothing of it is held, and its recording goes at once. One that
 * was deleted a moment ago and is held is let go of; one that is gone stays so.
 */
export async function deleteMeetingForGood(db: CompanyDb, actor: Actor, id: string): Promise<void> {
  await change(db, async (transaction) => {
    // First what is held: whoever is bringing it back is waited for, or finds nothing.
    await letGo(transaction, id);
    const meeting = await lockMeeting(transaction.prisma, db.organizationId, id);
    if (!meeting) return;
    await removeMeeting(transaction, actor, meeting);
    await letGo(transaction, id);
  });
}

async function letGo(transaction: Change, audioId: string): Promise<void> {
  const held = await takeHeld(transaction.prisma, transaction.organizationId, audioId);
  if (held) await forget(transaction, audioId, held.blobKey);
}

async function forget(
  { prisma, organizationId, enqueue }: Change,
  audioId: string,
  key: string,
): Promise<void> {
  const talk = await forgetMeetingTalk(sqlOfPrisma(prisma), organizationId, audioId);
  enqueue(meetingJobs.forget, { keys: [key, ...talk] });
}
