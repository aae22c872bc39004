import type { NewEvent } from '@/db/events/event-log';

/** So many ids of people are written for all tasks together: each event names everybody whom it is for. */
const mostNamed = 50_000;

/**
 * What people are told of a meeting's proposals that are gone for them: each one, or that they had better load anew
 * where hundreds of proposals times thousands of people would be told.
 * @param audience null for everybody
 */
export function goneEvents(ids: readonly string[], audience: readonly string[] | null): NewEvent[] {
  if (ids.length * (audience?.length ?? 0) > mostNamed)
    return [{ resource: '*', action: 'resync', data: null, audience }];
  return ids.map((id) => ({ resource: 'tasks', action: 'delete', data: { id }, audience }));
}
