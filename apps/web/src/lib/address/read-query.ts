import { Day, Id, Instant, sound } from '@tavla/shared/fields';
import { searchMax } from '@tavla/shared/limits';
import { addDays, parseISO } from 'date-fns';

// What the server would refuse in a query counts as not said: a link may be cut or made up, and a list that cannot be
// loaded helps nobody.

export function readId(query: URLSearchParams, name: string): string | undefined {
  return Id.safeParse(query.get(name)).data;
}

/** What is searched for, as much of it as can be. */
export function readSearch(query: URLSearchParams, name: string): string {
  return sound(query.get(name)?.slice(0, searchMax) ?? '');
}

/** A day such as 2026-03-31; empty for none. */
export function readDay(query: URLSearchParams, name: string): string {
  return Day.safeParse(query.get(name)).data ?? '';
}

/** The instant at which a day begins here, some days later; undefined for no day, and for one beyond what there is. */
export function startOfDay(day: string, later = 0): string | undefined {
  const date = addDays(parseISO(day), later);
  return Number.isNaN(date.getTime()) ? undefined : Instant.safeParse(date.toISOString()).data;
}
