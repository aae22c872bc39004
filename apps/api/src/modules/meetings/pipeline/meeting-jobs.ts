import { z } from 'zod';
import type { JobOptions } from '@/db/events/change';

/** The steps of a meeting, each a job of its own; `attempt` voids the jobs of an earlier try. */
export const meetingJobs = {
  decode: 'audio.decode',
  detect: 'audio.detect',
  recognise: 'audio.recognise',
  analyse: 'audio.analyse',
  propose: 'audio.propose',
  forget: 'audio.forget',
} as const;

export const MeetingJob = z.object({
  organizationId: z.uuid(),
  audioId: z.uuid(),
  attempt: z.number().int(),
});
export type MeetingJob = z.infer<typeof MeetingJob>;

export const ChunkJob = MeetingJob.extend({ index: z.number().int() });
export type ChunkJob = z.infer<typeof ChunkJob>;

export const ForgetJob = z.object({ keys: z.array(z.string()) });

/** Attempts of a job whose engine may be down for a while; the pauses between them grow to minutes. */
export const jobAttempts = 8;

/**
 * For the steps that read a recording as a whole, which a hostile file makes last for minutes: a company's go one
 * after the other, so that they never take every place of a worker.
 */
export const wholeStep = ({ organizationId }: Pick<MeetingJob, 'organizationId'>): JobOptions => ({
  queueName: `audio:${organizationId}`,
  maxAttempts: jobAttempts,
});

/**
 * For one chunk, of which a recording has hundreds and a company may have recordings without number. Behind
 * everything else in the queue, for mails and imports are short, and so far back as its company has chunks that wait:
 * companies take turns, however much each of them has sent.
 * @param turn how many of the company go before it
 */
export const chunkStep = (turn: number): JobOptions => ({
  maxAttempts: jobAttempts,
  priority: Math.min(10 + turn, lastPriority),
});

/** The queue keeps it in 16 bits. */
const lastPriority = 30_000;

export const recordingKey = (organizationId: string, audioId: string) =>
  `audios/${organizationId}/${audioId}`;
/** The decoded samples, kept while there is work to do. */
export const samplesKey = (organizationId: string, audioId: string) => `samples/${organizationId}/${audioId}`;
