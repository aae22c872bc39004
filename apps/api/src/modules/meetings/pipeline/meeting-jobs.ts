import { z } from 'zod';
import type { JobOptions } from '@/db/events/change';
import type { Audio } from '@/db/generated/client';

/** The steps of a meeting, each a job of its own; `attempt` voids the jobs of an earlier try. */
export const meetingJobs = {
  decode: 'audio.decode',
  detect: 'audio.detect',
  recognise: 'audio.recognise',
  analyse: 'audio.analyse',
  propose: 'audio.propose',
  forget: 'audio.forget',
  purge: 'audio.purge',
  peaks: 'audio.peaks',
} as const;

export const MeetingJob = z.object({
  organizationId: z.uuid(),
  audioId: z.uuid(),
  attempt: z.number().int(),
});
export type MeetingJob = z.infer<typeof MeetingJob>;

export const ChunkJob = MeetingJob.extend({ index: z.number().int() });
export type ChunkJob = z.infer<typeof ChunkJob>;

/** Of a meeting, whichever try of its work is on. */
export const WholeJob = MeetingJob.omit({ attempt: true });
export type WholeJob = z.infer<typeof WholeJob>;

export const ForgetJob = z.object({ keys: z.array(z.string()) });

/** Attempts of a job whose engine may be down for a while; the pauses between them grow to minutes. */
export const jobAttempts = 8;

/** Milliseconds until a job is tried again that has failed so often, as the queue has it. */
export const pauseAfter = (attempt: number) => 1000 * Math.exp(Math.min(attempt, 10));

/** One after the other in a company: its long meetings in one line, its short ones in another. */
const inLine = (step: string, organizationId: string, isShort: boolean): JobOptions => ({
  queueName: `${step}:${organizationId}${isShort ? ':short' : ''}`,
  maxAttempts: jobAttempts,
});

/** A recording up to this size is short as a rule; a small file that holds hours waits no longer than a large one. */
export const shortBytes = 12 * 2 ** 20;

/**
 * For the steps that read a recording as a whole, which a hostile file makes last for minutes: a company's short ones
 * go one after the other, and so do its long ones, so that they never take every place of a worker, and a short one
 * never waits for a long one.
 */
export const wholeStep = ({
  organizationId,
  sizeBytes,
}: Pick<Audio, 'organizationId' | 'sizeBytes'>): JobOptions =>
  inLine('audio', organizationId, sizeBytes <= shortBytes);

/** Up to so long a meeting is short: a quarter of an hour, in milliseconds. */
const shortMs = 15 * 60_000;

/**
 * For the reading of a transcript, which takes a language model half an hour at most: the long ones of a company go one
 * after the other, and so do its short ones, none of which waits for a long one.
 */
export const readingStep = ({
  organizationId,
  durationMs,
}: Pick<Audio, 'organizationId' | 'durationMs'>): JobOptions =>
  inLine('read', organizationId, (durationMs ?? 0) <= shortMs);

/**
 * For one chunk, of which a recording has hundreds and a company may have recordings without number: companies take
 * turns, however much each of them has sent.
 * @param turn from `turnsFrom`
 */
export const chunkStep = (turn: number): JobOptions => ({
  maxAttempts: jobAttempts,
  priority: Math.min(turn, lastPriority),
});

/** A recording of no more chunks than this is short: a quarter of an hour of talk. */
const shortChunks = 30;
/** By so many turns a short recording goes before what runs already: about three minutes of talk. */
const headStart = 6;
const firstTurn = 10 + headStart;
/** The queue keeps it in 16 bits. */
const lastPriority = 30_000;

/**
 * The turn of a recording's first chunk. Whoever comes new begins where those stand who are at it, so that nobody
 * who has waited long waits for the whole of what another company sends now.
 * @param now the lowest turn that waits; null when none does
 * @param own chunks of this recording
 * @param earlier chunks of the same company in recordings that are no longer than this one
 */
export function turnsFrom(now: number | null, own: number, earlier: number): number {
  const begin = Math.max(now ?? firstTurn, firstTurn);
  return begin + earlier - (own <= shortChunks ? headStart : 0);
}

export const recordingKey = (organizationId: string, audioId: string) =>
  `audios/${organizationId}/${audioId}`;
/** The decoded samples, kept while there is work to do. */
export const samplesKey = (organizationId: string, audioId: string) => `samples/${organizationId}/${audioId}`;
