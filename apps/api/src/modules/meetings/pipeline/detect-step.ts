import { planChunks } from '@/adapters/speech/plan-chunks';
import { detectSpeech } from '@/adapters/speech/voice-activity';
import { jobAttempts, type MeetingJob, meetingJobs, samplesKey } from './meeting-jobs';
import { progressAfter } from './meeting-progress';
import { decodeAgain, finishStep, type MeetingDeps, openJob } from './meeting-steps';
import { queueChunks } from './queue-chunks';

/** Samples → the chunks that hold speech, each a job. Chunks of an earlier try that are done stay done. */
export async function detectStep(deps: MeetingDeps, job: MeetingJob, signal: AbortSignal): Promise<void> {
  const open = await openJob(deps, job);
  if (!open) return;
  const samples = samplesKey(job.organizationId, job.audioId);
  if ((await deps.blobs.size(samples)) === undefined) return decodeAgain(open.db, job);
  const spans = await deps.blobs.withFile(samples, (pcm) => detectSpeech(pcm, { signal }));
  const { durationMs } = open.meeting;
  const planned = planChunks(spans, durationMs === null ? {} : { durationMs });

  await finishStep(open.db, job, async (change) => {
    const waiting = await queueChunks(change, job, planned);
    if (waiting === 0) change.enqueue(meetingJobs.analyse, job, { maxAttempts: jobAttempts });
    return { progress: waiting ? progressAfter.detecting : progressAfter.recognising };
  });
}
