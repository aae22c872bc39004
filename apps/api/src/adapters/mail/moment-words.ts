import { knownZone } from '../language/calendar-date';

/** A moment as a mail tells it: '22 November 2026 at 07:15 (Europe/Stockholm)'. A zone unknown here is told in UTC. */
export function momentIn(wanted: string, at: string | Date): string {
  const timeZone = knownZone(wanted);
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${words.format(new Date(at))} (${timeZone})`;
}
