import type { SpeechChunk } from '@/adapters/speech/speech';
import type { Change } from '@/db/events/change';
import { findChunks } from '../meetings.repo';
import { chunkStep, type MeetingJob, meetingJobs } from './meeting-jobs';

/**
 * Makes a job of each chunk that is not recognised yet; those of an earlier try that are done stay done.
 * @returns how many wait
 */
export async function queueChunks(
  { prisma, enqueue, organizationId }: Pick<Change, 'prisma' | 'enqueue' | 'organizationId'>,
  job: MeetingJob,
  planned: readonly SpeechChunk[],
): Promise<number> {
  const { audioId } = job;
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
  const ofOthers = { doneAt: null, audioId: { not: audioId }, audio: { status: 'transcribing' } };
  const earlier = await prisma.audioChunk.count({ where: ofOthers });
  for (const [at, { index }] of waiting.entries()) {
    enqueue(meetingJobs.recognise, { ...job, index }, chunkStep(earlier + at));
  }
  return waiting.length;
}
