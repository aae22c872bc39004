import { format, formatDistanceStrict } from 'date-fns';

const day = 24 * 3_600_000;

/** Relative up to a day ('5 minutes ago'), then the date ('Nov 21, 2026'). */
export function relativeTime(instant: string, now = new Date()): string {
  const then = new Date(instant);
  const age = now.getTime() - then.getTime();
  if (Math.abs(age) < 60_000) return 'just now';
  if (Math.abs(age) < day) return formatDistanceStrict(then, now, { addSuffix: true });
  return format(then, 'MMM dd, yyyy');
}

/** The full time, for a title on hover. */
export function fullTime(instant: string): string {
  return format(new Date(instant), 'MMM dd, yyyy HH:mm:ss');
}
