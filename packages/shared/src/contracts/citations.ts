import { Id } from '@tavla/shared/fields';
import { z } from 'zod';

/**
 * What a sentence of the assistant rests on. `title` is what the thing is called, `quote` its own words ('' where the
 * whole of it is meant), `id` the task's, the meeting's, the message's, the attachment's or the person's.
 */
export const Citation = z.object({
  kind: z.enum(['task', 'meeting', 'message', 'file', 'person']),
  id: Id,
  title: z.string(),
  quote: z.string(),
  /** Of a meeting: when it was said. */
  startMs: z.number().int().optional(),
  /** Of a file with pages: which one, from 1. */
  page: z.number().int().optional(),
});
export type Citation = z.infer<typeof Citation>;

/** Of one answer; more is no proof that anybody reads. */
export const citationsMax = 30;
