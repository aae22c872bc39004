import { planChunks } from '@/adapters/speech/plan-chunks';
import { detectSpeech } from '@/adapters/speech/voice-activity';
import { type AudioJob, audioJobs, jobAttempts, samplesKey } from './audio-jobs';
import { progressAfter } from './audio-progress';
import { type AudioDeps, decodeAgain, finishStep, openJob } from './audio-steps';
import { findChunks } from './audios.repo';

/** Samples → the chunks that hold speech, each a job. Chunks of an earlier try that are done stay done. */
export async function detectStep(deps: AudioDeps, job: AudioJob, signal: AbortSignal): Promise<void> {
  const open = await openJob(deps, job);
  if (!open) return;
  const { organizationId, audioId } = job;
  const samples = samplesKey(organizationId, audioId);
  if ((await deps.blobs.size(samples)) === undefined) return decodeAgain(open.db, job);
  const spans = await deps.blobs.withFile(samples, (pcm) => detectSpeech(pcm, { signal }));
  const { durationMs } = open.audio;
  const planned = planChunks(spans, durationMs === null ? {} : { durationMs });

  await finishStep(open.db, job, async ({ prisma, enqueue }) => {
    await prisma.audioChunk.createMany({
      data: planned.map(({ startMs, endMs, spans }, index) => ({
        organizationId,
        audioId,
        index,
        startMs,
        endMs,
        spans: spans.map((span) => ({ startMs: span.startMs, endMs: span.endMs })),
      })),
      skipDuplicates: true,
    });
    const waiting = (await findChunks(prisma, audioId)).filter(({ doneAt }) => !doneAt);
    for (const { index } of waiting) {
      // Behind everything else in the queue: recognition is long, mails and imports are short.
      enqueue(audioJobs.recognise, { ...job, index }, { maxAttempts: jobAttempts, priority: 10 });
    }
    if (waiting.length === 0) enqueue(audioJobs.analyse, job, { maxAttempts: jobAttempts });
    return { progress: waiting.length ? progressAfter.detecting : progressAfter.recognising };
  });
}
