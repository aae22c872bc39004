import { rm } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import { errorColumns } from '../meetings.repo';
import { readPeaks } from '../peaks/read-peaks';
import { type MeetingJob, meetingJobs, samplesKey, wholeStep } from './meeting-jobs';
import { progressAfter } from './meeting-progress';
import { finishStep, type MeetingDeps, openJob } from './meeting-steps';
import { unpack } from './unpack';

/** Stays with the meeting when it is done: whoever reads the transcript should know that its end is missing. */
const incomplete = say('recording-incomplete');

/**
 * Milliseconds of sound that a company has unpacked at a time, before one more: some 2 GB. Files of some kilobytes hold
 * hours, and would fill the disk for everybody while they wait to be recognised.
 */
const unpackedMax = 20 * 3_600_000;
const pause = 30_000;

/** Recording → samples, how long it is, and whether it ends before it should. */
export async function decodeStep(deps: MeetingDeps, job: MeetingJob, signal: AbortSignal): Promise<void> {
  const open = await openJob(deps, job);
  if (!open) return;
  if ((await unpacked(open.db, job.audioId)) >= unpackedMax) {
    const later = { ...wholeStep(open.meeting), runAt: new Date(Date.now() + pause) };
    return change(open.db, async ({ enqueue }) => enqueue(meetingJobs.decode, job, later));
  }
  await finishStep(open.db, job, async () => ({
    status: 'transcribing',
    startedAt: new Date(),
    ...errorColumns(null),
  }));

  const pcmPath = path.join(deps.workDir, `${job.audioId}.pcm`);
  try {
    const { durationMs, isIncomplete } = await unpack(deps, open.meeting, pcmPath, signal);
    const peaks = await readPeaks(pcmPath);
    const samples = samplesKey(job.organizationId, job.audioId);
    await deps.blobs.keep(samples, pcmPath);
    const isWanted = await finishStep(open.db, job, async ({ enqueue }) => {
      enqueue(meetingJobs.detect, job, wholeStep(open.meeting));
      const error = errorColumns(isIncomplete ? incomplete : null);
      return { durationMs, peaks, ...error, progress: progressAfter.decoding };
    });
    // Cancelled or deleted meanwhile, which has forgotten samples that were not there yet.
    if (!isWanted) await deps.blobs.delete(samples);
  } finally {
    await rm(pcmPath, { force: true });
  }
}

/** Of the other recordings that are in work. A transcript has times too, and no sound. */
async function unpacked({ prisma }: CompanyDb, audioId: string): Promise<number> {
  const { _sum } = await prisma.audio.aggregate({
    where: { id: { not: audioId }, kind: 'recording', status: { in: ['transcribing', 'analysing'] } },
    _sum: { durationMs: true },
  });
  return _sum.durationMs ?? 0;
}
