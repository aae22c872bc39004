import { askAttendees } from '@/modules/inbox/ask-attendees';
import { proposeItems } from '../items/propose-items';
import { type MeetingJob, meetingJobs, samplesKey } from './meeting-jobs';
import { finishStep, type MeetingDeps, openJob } from './meeting-steps';

/** Likely action items → proposed tasks on the board, and the meeting is done: one transaction. */
export async function proposeStep(deps: MeetingDeps, job: MeetingJob): Promise<void> {
  const open = await openJob(deps, job);
  if (!open) return;
  const { organizationId, audioId } = job;

  await finishStep(open.db, job, async (change, meeting) => {
    await proposeItems(change, meeting);
    await askAttendees(change, audioId);
    change.enqueue(meetingJobs.forget, { keys: [samplesKey(organizationId, audioId)] });
    return { status: 'done', progress: 1, finishedAt: new Date() };
  });
}
