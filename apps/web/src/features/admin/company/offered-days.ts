import { retentionChoices } from '@tavla/shared/meetings/retention';

/** The days that are offered, and those that are set now, which somebody may have sent over the API; in order. */
export function offeredDays(now: number | null): number[] {
  const all = new Set<number>(retentionChoices);
  if (now !== null) all.add(now);
  return [...all].sort((a, b) => a - b);
}
