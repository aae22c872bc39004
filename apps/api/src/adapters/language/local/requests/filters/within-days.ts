import type { Days, TaskFilter } from '../request';

/** What was finished in some days that are over. */
export const finishedWithin = ({ from, to }: Days): TaskFilter => ({
  statuses: ['done'],
  finishedSince: from,
  finishedUntil: to,
});

/** What was made in some days. */
export const createdWithin = ({ from, to }: Days): TaskFilter => ({ createdSince: from, createdUntil: to });

/** What was changed in some days. */
export const changedWithin = ({ from, to }: Days): TaskFilter => ({ changedSince: from, changedUntil: to });
