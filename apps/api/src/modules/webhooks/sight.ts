import type { Database } from '@/db/database';
import { seenNow } from '@/modules/events/seen-now';
import type { DatedEvent } from './message';

/** Somebody of the company who was at no meeting, uploaded none and is named by none. */
const anybody = '00000000-0000-0000-0000-000000000000';

/**
 * Events as somebody sees them now whom nothing is open to but what is open to the whole company: a meeting that was
 * closed since is closed to webhooks too, however late a message is.
 */
export async function asEverybody(
  db: Database,
  organizationId: string,
  events: readonly DatedEvent[],
): Promise<DatedEvent[]> {
  const seen = await seenNow(db.forCompany(organizationId, anybody), events);
  return events.map((event, index) => ({ ...event, audience: seen[index]?.audience ?? null }));
}
