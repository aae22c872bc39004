/** Longer than a weekend: so long nobody may have looked before the clock is no longer trusted. */
const steadyDays = 3;

/**
 * Of `organization o`, as SQL: whether the clock of the database is about where it was when somebody last looked.
 * Otherwise it was set, a backup was restored, or nothing ran: what it says to be past may not be.
 */
export const isClockSteady = `o."retentionCheckedAt" between now() - interval '${steadyDays} days'
  and now() + interval '${steadyDays} days'`;
