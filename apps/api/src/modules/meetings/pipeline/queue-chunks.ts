import type { SpeechChunk } from '@/adapters/speech/speech';
import type { Change } from '@/db/events/change';
import type { CompanyTransaction } from '@/db/scope';
import { findChunks } from '../meetings.repo';
import { chunkStep, type MeetingJob, meetingJobs, turnsFrom } from './meeting-jobs';

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
  // What an earlier try planned stays, whatever would be planned now: its chunks that are done hold its words.
  if ((await prisma.audioChunk.count({ where: { audioId } })) === 0) {
    await prisma.audioChunk.createMany({
      data: planned.map(({ startMs, endMs, spans }, index) => ({
        organizationId,
        audioId,
        index,
        startMs,
        endMs,
        spans: spans.map((span) => ({ startMs: span.startMs, endMs: span.endMs })),
      })),
    });
  }
  const waiting = (await findChunks(prisma, audioId)).filter(({ doneAt }) => !doneAt);
  if (waiting.length === 0) return 0;
  const turn = await firstTurn(prisma, { organizationId, audioId, own: waiting.length });
  for (const [at, { index }] of waiting.entries()) {
    enqueue(meetingJobs.recognise, { ...job, index }, chunkStep(turn + at));
  }
  return waiting.length;
}

/** Looks at the queue and at what else this company has in it. */
async function firstTurn(
  prisma: CompanyTransaction,
  { organizationId, audioId, own }: { organizationId: string; audioId: string; own: number },
): Promise<number> {
  const [found] = await prisma.$queryRaw<{ now: number | null; earlier: number }[]>`
    select
      (select min(priority)::int from graphile_worker.jobs
       where task_identifier = ${meetingJobs.recognise} and locked_at is null and run_at <= now()
         and attempts < max_attempts) as now,
      (select coalesce(sum(n), 0)::int from (
         select count(*) as n from audio_chunk c
         join audio a on a."organizationId" = c."organizationId" and a.id = c."audioId"
         where c."organizationId" = ${organizationId}::uuid and c."audioId" <> ${audioId}::uuid
           and c."doneAt" is null and a.status = 'transcribing'
         group by c."audioId" having count(*) <= ${own}
       ) as others) as earlier`;
  return turnsFrom(found?.now ?? null, own, found?.earlier ?? 0);
}
