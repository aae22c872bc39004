import { z } from 'zod';

/** A sentence that a summary tells. In a model's own words it has neither quote nor second. */
export const OutlineSentence = z.object({
  /** As it is shown: what was said without its fillers, or a model's own words. */
  text: z.string(),
  /** Word for word as it stands in the transcript. */
  quote: z.string().nullable(),
  startMs: z.number().int().nullable(),
});
export type OutlineSentence = z.infer<typeof OutlineSentence>;

export const OutlineTopic = z.object({
  title: z.string(),
  startMs: z.number().int(),
  endMs: z.number().int(),
  sentences: z.array(OutlineSentence),
});
export type OutlineTopic = z.infer<typeof OutlineTopic>;

/** A summary in parts. */
export const Outline = z.object({
  /** What tells the whole; its texts joined are the summary. */
  overview: z.array(OutlineSentence),
  /** What was talked about, in order of time; none overlaps another. */
  topics: z.array(OutlineTopic),
  /** Questions without an answer and what is not decided. */
  open: z.array(OutlineSentence),
});
export type Outline = z.infer<typeof Outline>;
