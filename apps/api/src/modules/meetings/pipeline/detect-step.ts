import { planChunks } from '@/adapters/speech/plan-chunks';
import { detectSpeech } from '@/adapters/speech/voice-activity';
import type { Audio } from '@/db/generated/client';
import { type MeetingJob, samplesKey } from './meeting-jobs';
import { progressAfter } from './meeting-progress';
import { decodeAgain, endRecognition, finishStep, type MeetingDeps, openJob } from './meeting-steps';
import { queueChunks } from './queue-chunks';

/** Samples → the chunks that hold speech, each a job. Chunks of an earlier try that are done stay done. */
export async function detectStep(deps: MeetingDeps, job: MeetingJob, signal: AbortSignal): Promise<void> {
  const open = await openJob(deps, job);
  if (!open || isDetected(open.meeting)) return;
  const samples = samplesKey(job.organizationId, job.audioId);
  if ((await deps.blobs.size(samples)) === undefined) return decodeAgain(open.db, job);
  const spans = await deps.blobs.withFile(samples, (pcm) => detectSpeech(pcm, { signal }), signal);
  const { durationMs } = open.meeting;
  const planned = planChunks(spans, durationMs === null ? {} : { durationMs });

  await finishStep(open.db, job, async (change, meeting) => {
    if (isDetected(meeting)) return undefined;
    const waiting = await queueChunks(change, job, planned);
    if (waiting === 0) endRecognition(change, job, meeting);
    return { progress: waiting ? progressAfter.detecting : progressAfter.recognising };
  });
}

/**
 * Whether this step has ended before: a job may run again when its worker died before it could say so. By then a short
 * recording may be read, and its samples forgotten.
 */
const isDetected = ({ progress }: Audio) => progress > progressAfter.decoding;
