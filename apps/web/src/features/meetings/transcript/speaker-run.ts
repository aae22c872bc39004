import { batchMax } from '@tavla/shared/limits';
import type { Segment } from '@tavla/shared/meetings/findings';

export const reaches = ['line', 'run', 'all'] as const;
export type Reach = (typeof reaches)[number];

/** The lines from one on for as long as the same speaker, or nobody, is said to speak; as many as one call takes. */
export function runFrom(segments: readonly Segment[], id: string): Segment[] {
  const first = segments.findIndex((segment) => segment.id === id);
  const speaker = segments[first]?.speaker;
  const rest = segments.slice(Math.max(first, 0), first + batchMax);
  const end = rest.findIndex((segment) => segment.speaker !== speaker);
  return first < 0 ? [] : end < 0 ? rest : rest.slice(0, end);
}
