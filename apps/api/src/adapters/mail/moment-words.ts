import { knownZone } from '@/adapters/language/days/calendar-date';
import { momentInWords } from '@/adapters/language/days/date-words';

/** A moment as a mail tells it: '22 November 2026 at 07:15 (Europe/Stockholm)'. A zone unknown here is told in UTC. */
export function momentIn(timeZone: string, at: string | Date): string {
  const words = momentInWords(at, timeZone, 'en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return `${words} (${knownZone(timeZone)})`;
}
