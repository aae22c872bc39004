import { endOfDay } from '@/adapters/language/calendar-date';

const dayAlone = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Pure: the same with the due date as an instant: a day alone ends when it does in the person's time zone. */
export function dueInZone<Input extends object>(input: Input, timeZone: string | null): Input {
  const { endDate } = input as { endDate?: unknown };
  const [, year, month, day] = dayAlone.exec(String(endDate ?? '')) ?? [];
  if (!year) return input;
  const end = endOfDay({ year: Number(year), month: Number(month), day: Number(day) }, timeZone ?? 'UTC');
  return { ...input, endDate: end.toISOString() };
}
