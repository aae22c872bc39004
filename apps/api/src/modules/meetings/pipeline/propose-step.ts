import { Analysis } from '@tavla/shared/contracts/audios';
import { v7 as newId } from 'uuid';
import type { Prisma } from '@/db/generated/client';
import { proposeTasks } from '@/modules/tasks/write/propose-tasks';
import { type MeetingJob, meetingJobs, samplesKey } from './meeting-jobs';
import { finishStep, type MeetingDeps, openJob } from './meeting-steps';

/** Action items → proposed tasks on the board, and the meeting is done: one transaction. */
export async function proposeStep(deps: MeetingDeps, job: MeetingJob): Promise<void> {
  const open = await openJob(deps, job);
  if (!open) return;
  const { organizationId, audioId } = job;

  await finishStep(open.db, job, async (change, meeting) => {
    const analysis = Analysis.parse(meeting.analysis);
    // An earlier try may have proposed some of them already.
    const actionItems = analysis.actionItems.map((item) => ({ ...item, taskId: item.taskId ?? newId() }));
    const fresh = actionItems.filter((_, index) => !analysis.actionItems[index]?.taskId);
    await proposeTasks(
      change,
      organizationId,
      meeting.name,
      fresh.map(({ taskId, title, endDate, ownerId, quote, startMs }) => ({
        id: taskId,
        title,
        endDate,
        userId: ownerId,
        origin: { audioId, startMs, quote },
      })),
    );
    change.enqueue(meetingJobs.forget, { keys: [samplesKey(organizationId, audioId)] });
    return {
      status: 'done',
      progress: 1,
      finishedAt: new Date(),
      analysis: { ...analysis, actionItems } satisfies object as Prisma.InputJsonObject,
    };
  });
}
