import type { Audience, NewEvent } from '@/db/events/event-log';

/** So many ids are sent to the database for all tasks together: each event says whom it is for. */
const mostNamed = 50_000;

/**
 * What people are told of a meeting's proposals that are gone for them: each one, or that they had better load anew
 * where hundreds of proposals times hundreds of people who are named would be said. How many people that are does not
 * matter: they are kept once for all events.
 * @param audience null for everybody
 */
export function goneEvents(ids: readonly string[], audience: Audience | null): NewEvent[] {
  if (ids.length * namedBy(audience) > mostNamed)
    return [{ resource: '*', action: 'resync', data: null, audience }];
  return ids.map((id) => ({ resource: 'tasks', action: 'delete', data: { id }, audience }));
}

function namedBy(audience: Audience | null): number {
  if (audience === null) return 0;
  if (!('meetingId' in audience || 'readers' in audience)) return audience.length;
  const said = 'lostBy' in audience ? audience.lostBy : 'readers' in audience ? audience.readers : null;
  return said ? said.visibleToIds.length + said.presentIds.length : 0;
}
