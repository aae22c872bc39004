import { change } from '@/db/events/change';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
import { deleteMeetingForGood } from '@/modules/meetings/purge-meeting';
import { eraser, type Step } from './step';

/**
 * The meetings that they uploaded, one after the other, with all that came out of them. Nobody takes that back: an
 * erasure that says that it is done has left nothing, nor what somebody deleted a moment before.
 */
export const recordings: Step = {
  name: 'recordings',
  async work({ db, run, signal }, { userId, choices }) {
    if (choices.recordings !== 'delete') return 0;
    const rows = await run<{ id: string }>(
      `select id from audio where "organizationId" = $1::uuid and "createdById" = $2::uuid
       union select "audioId" from deleted_meeting
         where "organizationId" = $1::uuid and rows->'audio'->>'createdById' = $2::uuid::text
       order by id`,
      db.organizationId,
      userId,
    );
    for (const { id } of rows) {
      signal.throwIfAborted();
      await deleteMeetingForGood(db, eraser, id);
    }
    return rows.length;
  },
};

/** The files that they put beside tasks. */
export const files: Step = {
  name: 'files',
  async work({ db }, { userId, choices }) {
    if (choices.files !== 'delete') return 0;
    return change(db, async ({ prisma, enqueue }) => {
      const which = { message: { authorId: userId } };
      const found = await prisma.chatAttachment.findMany({ where: which, select: { blobKey: true } });
      if (found.length === 0) return 0;
      await prisma.chatAttachment.deleteMany({ where: which });
      enqueue(meetingJobs.forget, { keys: found.map(({ blobKey }) => blobKey) });
      return found.length;
    });
  },
};
