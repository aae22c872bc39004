import type { LoggedEvent } from '@/db/events/event-feed';

const full = new WeakMap<LoggedEvent, Buffer>();
const reduced = new WeakMap<LoggedEvent, Buffer>();

/**
 * An event as it travels, made once and shared by all the streams that get it. People who may not read the
 * portal get a colleague's name and address only.
 */
export function eventBytes(event: LoggedEvent, seesPortal: boolean): Buffer {
  const isReduced = event.resource === 'users' && !seesPortal;
  const made = isReduced ? reduced : full;
  let bytes = made.get(event);
  if (!bytes) {
    const { seq, resource, action } = event;
    const data = isReduced ? asPerson(event.data) : event.data;
    bytes = Buffer.from(`id: ${seq}\ndata: ${JSON.stringify({ resource, action, data })}\n\n`);
    made.set(event, bytes);
  }
  return bytes;
}

function asPerson(data: unknown): unknown {
  const { id, email, firstName, lastName } = data as Record<string, unknown>;
  return { id, email, firstName, lastName };
}
