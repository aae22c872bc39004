/** Longer than a weekend: so long nobody may have looked before the clock is no longer trusted. */
const steadyDays = 3;

/**
 * Of `organization o`, as SQL: whether the clock of the database is about where it was when somebody last looked.
 * Otherwise it was set, a backup was restored, or nothing ran: what it says to be past may not be.
 */
export const isClockSteady = `o."retentionCheckedAt" between now() - interval '${steadyDays} days'
  and now() + interval '${steadyDays} days'`;

/** Twice as long as from one look to the next: so long nobody looked, and nobody could read of what will be deleted. */
const unseenHours = 2;

/**
 * Of `organization o`, as SQL: whether the day before anything is deleted passed while somebody looked. A clock that
 * leaps by a day is within what `isClockSteady` allows, and a server that was off told nobody.
 */
export const isGraceLived = `(o."retentionFrom" <= o."retentionCheckedAt"
  or o."retentionCheckedAt" >= now() - interval '${unseenHours} hours')`;

/** Of `organization o`, as SQL: from when on it deletes when the last look told too little: what was left of the day then. */
export const postponedFrom = (graceSeconds: number) => `now() + case when ${isClockSteady}
  then o."retentionFrom" - o."retentionCheckedAt" else make_interval(secs => ${graceSeconds}) end`;
