import type { Stretch } from '@/adapters/language/language';

const isMoment = ({ startMs, endMs }: Stretch) => startMs === endMs;

/** Whether two have some time in common. A line of which only its beginning is known is there in that moment. */
export function overlaps(a: Stretch, b: Stretch): boolean {
  if (isMoment(a) || isMoment(b)) return a.startMs <= b.endMs && b.startMs <= a.endMs;
  return a.startMs < b.endMs && b.startMs < a.endMs;
}
