import { z } from 'zod';

/** The steps of a meeting, each a job of its own; `attempt` voids the jobs of an earlier try. */
export const audioJobs = {
  decode: 'audio.decode',
  detect: 'audio.detect',
  recognise: 'audio.recognise',
  analyse: 'audio.analyse',
  propose: 'audio.propose',
  forget: 'audio.forget',
} as const;

export const AudioJob = z.object({ organizationId: z.uuid(), audioId: z.uuid(), attempt: z.number().int() });
export type AudioJob = z.infer<typeof AudioJob>;

export const ChunkJob = AudioJob.extend({ index: z.number().int() });
export type ChunkJob = z.infer<typeof ChunkJob>;

export const ForgetJob = z.object({ keys: z.array(z.string()) });

/** Attempts of a job whose engine may be down for a while; the pauses between them grow to minutes. */
export const jobAttempts = 8;

export const recordingKey = (organizationId: string, audioId: string) =>
  `audios/${organizationId}/${audioId}`;
/** The decoded samples, kept while there is work to do. */
export const samplesKey = (organizationId: string, audioId: string) => `samples/${organizationId}/${audioId}`;
