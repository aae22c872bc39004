/** A day such as `2026-03-31` in the form in which Prisma takes it: a Date of which only the day in UTC counts. */
export function dayForPrisma(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00Z`);
}
