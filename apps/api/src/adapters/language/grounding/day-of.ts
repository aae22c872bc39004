import { type CalendarDate, compareDates, dayText, readDay } from '../days/calendar-date';
import { findDueDate, phrasesIn } from '../days/find-due-date';
import type { AnalysisInput, TranscriptSegment } from '../language';
import { indexTranscript, rangeOfQuote, spanOf } from '../locate-quote';
import { quoteFinder } from '../quotes/quote-finder';

/** When something is due, as an engine claims it. */
export interface ClaimedDay {
  due: string | null;
  dueDate: string | null;
}

/** Longer than any expression of a date. */
const longestDue = 200;
/** Of a line so much is read for days. */
const longestLine = 2_000;

/**
 * The day that the words around a quote name: as the rules read the expression that is claimed, where it stands there;
 * else the day that is claimed, where an expression there means it. None lies before the recording's day.
 */
export function dayOf(
  { due, dueDate }: ClaimedDay,
  passage: readonly TranscriptSegment[],
  input: Pick<AnalysisInput, 'language' | 'people'>,
  said: CalendarDate,
): string | null {
  const read = due === null ? null : readDue(due.slice(0, longestDue), passage, input, said);
  const claimed = readDay(dueDate);
  const isNamed = (day: CalendarDate) =>
    passage.some(({ text }) =>
      phrasesIn(text.slice(0, longestLine), input.language, said).some(
        ({ date }) => compareDates(date, day) === 0,
      ),
    );
  return onWire(read ?? (claimed && isNamed(claimed) ? claimed : null), said);
}

/** A day as it may be due. */
export function onWire(date: CalendarDate | null, said: CalendarDate): string | null {
  // Four digits are all that a year has there.
  return date && compareDates(date, said) >= 0 && date.year <= 9999 ? dayText(date) : null;
}

/** An expression is aligned with what was said as a quote is, and may be one word alone: 'tomorrow'. */
function readDue(
  due: string,
  passage: readonly TranscriptSegment[],
  { language, people }: Pick<AnalysisInput, 'language' | 'people'>,
  said: CalendarDate,
): CalendarDate | null {
  const index = indexTranscript(passage);
  const exact = rangeOfQuote(index, due);
  const found = exact
    ? spanOf(index, exact)
    : quoteFinder({ segments: passage, language, people }, index)(due);
  if (!found) return null;
  const text = passage.map((line) => line.text).join(' ');
  const before = text.slice(0, Math.max(0, text.indexOf(found.quote))).slice(-longestLine);
  return findDueDate(found.quote.slice(0, longestDue), language, said, before)?.date ?? null;
}
