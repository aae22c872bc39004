import { pastSlot } from '../filters/past-slot';
import { type Range, rangeSlot } from '../filters/range-slot';
import { sinceSlot } from '../filters/since-slot';
import type { SlotMatch } from '../grammar/match';
import { longest, type Mark, type Marked, markMessage, tongueOf } from '../likely/marks';
import type { NamedTask } from '../mentions/find-mentions';
import type { Days, RequestContext } from '../request';
import { peopleOf } from '../slots/people';
import { foldedWords, type Reader } from '../slots/reader';

type Time = Mark & { kind: 'time' };

/**
 * Pure: what a message names, its days as a question means them: 'Friday' is the next one where it is asked what is
 * due, and the last one where it is asked what was done.
 */
export function markQuestion(context: RequestContext, tasks: readonly NamedTask[]): Marked {
  const marked = markMessage(context, tasks);
  const { tokens } = marked;
  const reader: Reader = { context, tokens, people: peopleOf(context.people), days: new Map() };
  const marks: Mark[] = [];
  for (const mark of marked.marks) {
    const end = marks.at(-1)?.to ?? 0;
    if (mark.to <= end) continue;
    const mayBeTime = mark.kind === 'word' || mark.kind === 'day' || mark.kind === 'span';
    const time = mayBeTime && mark.from >= end ? timeAt(reader, mark.from) : null;
    const free = time && isFree(marked.marks, time);
    marks.push(free ? time : mark);
  }
  return { ...marked, marks };
}

/** Whether a stretch of days takes nothing away from what is named otherwise. */
const isFree = (marks: readonly Mark[], { from, to }: Time) =>
  marks.every(
    (mark) =>
      mark.to <= from ||
      mark.from >= to ||
      (mark.from >= from && mark.to <= to && ['word', 'day', 'span'].includes(mark.kind)),
  );

/** Alone these are a number, a verb or an order as often as a day. */
const seldomDay =
  /^(?:\d{1,2}|uno?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|fifth|primero|segundo|tercero|sat|sun|may|march|mar)$/;
const severalDays = /(?:last|past|ultim[oa]s) .*(?:days|dias)$/;
const sinceWord = /^(?:since|from|desde)$/;

function timeAt(reader: Reader, at: number): Time | null {
  const tongue = tongueOf(reader);
  const coming = longest(rangeSlot(reader)(at, tongue));
  const past = longest(pastSlot(reader)(at, tongue));
  const since = longest(sinceSlot(reader)(at, tongue));
  const to = Math.max(coming?.end ?? 0, past?.end ?? 0, since?.end ?? 0);
  const isOther = to === at + 1 && seldomDay.test(reader.tokens[at]?.text ?? '');
  if (to <= at || isOther) return null;
  const until = (found: SlotMatch | undefined) => (found?.end === to ? found.value : null);
  const from = until(since) as string | null;
  const said = foldedWords(reader, at, to);
  const isSince = sinceWord.test(reader.tokens[at - 1]?.text ?? '') || severalDays.test(said);
  return {
    ...{ from: at, to, kind: 'time' },
    coming: until(coming) as Range | null,
    past: pastOf(until(past) as Days | null, from, isSince, reader.context.today),
  };
}

/** 'Since Monday' goes on until today, and so do 'the last three days'. */
function pastOf(days: Days | null, from: string | null, isSince: boolean, today: string): Days | null {
  if (days && !isSince) return days;
  const first = days?.from ?? from;
  return first === null ? null : { from: first, to: today };
}
