import type { Days, TaskFilter } from '../request';

/** What was finished in some days that are over. */
export const finishedWithin = ({ from, to }: Days): TaskFilter => ({
  statuses: ['done'],
  finishedSince: from,
  finishedUntil: to,
});
