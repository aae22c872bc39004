import type { AnalysisInput } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import { type Audio, Prisma } from '@/db/generated/client';
import type { JobRun } from '@/jobs/worker';
import { openEngine } from '@/modules/assistant/engine/open-engine';
import { withoutClosedProposals } from '@/modules/tasks/open-proposals';
import { findKnownPeople } from '../attendees/known-people';
import { vouchedAttendees } from '../attendees/vouched-attendees';
import { keepFindings } from '../keep-findings';
import { findSegments } from '../meetings.repo';
import { splitAnalysis } from '../present-analysis';
import { carryMade } from '../transcript/carry-findings';
import { giveVoices } from '../transcript/give-voices';
import { indexTranscript } from '../transcript/index-transcript';
import { readLines } from '../transcript/read-lines';
import { jobAttempts, type MeetingJob, meetingJobs } from './meeting-jobs';
import { finishStep, type MeetingDeps, openJob } from './meeting-steps';
import { leastRead, partKeeper, readPartsOf } from './read-parts';

/** Transcript → summary, decisions, action items and reports about tasks. */
export async function analyseStep(
  deps: MeetingDeps,
  job: MeetingJob,
  signal: AbortSignal,
  run: JobRun,
): Promise<void> {
  const open = await openJob(deps, job);
  if (!open) return;
  const { organizationId, audioId } = job;
  await finishStep(open.db, job, async ({ prisma }, { status }) => {
    if (status === 'analysing') return undefined;
    // The whole transcript is there.
    await giveVoices(prisma, organizationId, audioId);
    await indexTranscript(prisma, organizationId, audioId, null);
    return { status: 'analysing' };
  });
  const input = await analysisInput(open.db, open.meeting);
  const { engine } = await openEngine(open.db, deps.language);
  const analysis = await engine.analyse(input, {
    ...{ organizationId, signal },
    kept: readPartsOf(open.meeting),
    onPart: partKeeper(open.db, job),
    leastRead: leastRead(run),
  });
  const { attendees: found, ...made } = splitAnalysis(analysis);
  await finishStep(open.db, job, async (change, meeting) => {
    // Since they were read, minutes ago it may be, lines may have been corrected and named.
    const [read, lines] = [input.segments, await findSegments(open.db, audioId)];
    const attendees = await vouchedAttendees(open.db, change, meeting, { attendees: found, read, lines });
    const { findings, ...kept } = await carryMade(made, read, lines, input.language);
    await keepFindings(change, audioId, { ...kept, attendees });
    change.enqueue(meetingJobs.propose, job, { maxAttempts: jobAttempts });
    return {
      analysis: findings satisfies object as Prisma.InputJsonObject,
      readParts: Prisma.DbNull,
    };
  });
}

async function analysisInput(db: CompanyDb, meeting: Audio): Promise<AnalysisInput> {
  const [segments, people, tasks] = await Promise.all([
    findSegments(db, meeting.id),
    findKnownPeople(db),
    db.prisma.task.findMany({
      where: { column: { in: ['pending', 'todo', 'in-progress'] }, ...withoutClosedProposals },
      select: { id: true, title: true, status: true },
      orderBy: { updatedAt: 'desc' },
      take: 1_000,
    }),
  ]);
  return {
    segments: readLines(segments),
    language: meeting.language as AnalysisInput['language'],
    recordedAt: meeting.recordedAt.toISOString(),
    timeZone: meeting.timeZone,
    people,
    tasks,
  };
}
