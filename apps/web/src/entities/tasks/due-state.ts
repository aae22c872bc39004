import { differenceInCalendarDays, parseISO } from 'date-fns';

const dueSoonDays = 3;

export type DueState = 'overdue' | 'due-soon' | 'normal';

/** Of days such as `2026-11-21`: overdue when it is over, due soon when it is at most three days ahead, else normal. */
export function dueState(endDate: string, today: string): DueState {
  const left = differenceInCalendarDays(parseISO(endDate), parseISO(today));
  if (left < 0) return 'overdue';
  return left <= dueSoonDays ? 'due-soon' : 'normal';
}
