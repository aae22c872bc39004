import { rm } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { change } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';
import { errorColumns } from '../meetings.repo';
import { readPeaks } from '../peaks/read-peaks';
import { type MeetingJob, meetingJobs, samplesKey, shortBytes, wholeStep } from './meeting-jobs';
import { progressAfter } from './meeting-progress';
import { finishStep, type MeetingDeps, openJob } from './meeting-steps';
import { unpack } from './unpack';

/** Stays with the meeting when it is done: whoever reads the transcript should know that its end is missing. */
const incomplete = say('recording-incomplete');

/**
 * Milliseconds of sound that a company has unpacked at a time, before one more: some 2 GB of long recordings and as much
 * of short ones, which never wait for those. Files of some kilobytes hold hours, and would fill the disk for everybody
 * while they wait to be recognised.
 */
const unpackedMax = 20 * 3_600_000;
const pause = 30_000;

/** Recording → samples, how long it is, and whether it ends before it should. */
export async function decodeStep(deps: MeetingDeps, job: MeetingJob, signal: AbortSignal): Promise<void> {
  const open = await openJob(deps, job);
  if (!open || isUnpacked(open.meeting)) return;
  if ((await unpacked(open.db, open.meeting)) >= unpackedMax) {
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
    const isWanted = await finishStep(open.db, job, async ({ enqueue }, meeting) => {
      if (isUnpacked(meeting)) return undefined;
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

/** Whether this try has unpacked it, in a run whose end the queue was not told of: its next steps are under way. */
const isUnpacked = ({ status, progress }: Pick<Audio, 'status' | 'progress'>) =>
  status !== 'queued' && progress >= progressAfter.decoding;

/** Of the other recordings of its line that are recognised just now. A transcript has times too, and no sound. */
async function unpacked(
  { prisma }: CompanyDb,
  { id, sizeBytes }: Pick<Audio, 'id' | 'sizeBytes'>,
): Promise<number> {
  const { _sum } = await prisma.audio.aggregate({
    where: {
      id: { not: id },
      kind: 'recording',
      status: 'transcribing',
      sizeBytes: sizeBytes <= shortBytes ? { lte: shortBytes } : { gt: shortBytes },
    },
    _sum: { durationMs: true },
  });
  return _sum.durationMs ?? 0;
}
