import type { Task } from '@tavla/shared/contracts/tasks';
import type { LoggedEvent } from '@/db/events/event-feed';

/**
 * How an event travels: whole; a colleague's name and address only, to people who may not read the portal; a task
 * without the meeting it comes from; or a task as gone.
 */
export type EventForm = 'whole' | 'person' | 'without-origin' | 'gone';

const made = new WeakMap<LoggedEvent, Partial<Record<EventForm, Buffer>>>();

/** An event's bytes in a form, made once and shared by all the streams that get it so. */
export function eventBytes(event: LoggedEvent, form: EventForm): Buffer {
  const forms = made.get(event) ?? {};
  made.set(event, forms);
  forms[form] ??= write(event, form);
  return forms[form];
}

/**
 * Pure: what an event is for those whom its audience leaves out; null is nothing. Of all that has an audience they get
 * a decided task only, which is the company's whatever its meeting is, and never a proposal.
 */
export function formForOthers({ resource, action, data }: LoggedEvent): EventForm | null {
  if (resource !== 'tasks' || action === 'delete') return null;
  const { currentStatus, updatedAt, version } = data as Task;
  if (currentStatus.status !== 'on-approval') return 'without-origin';
  // It was the company's until this change, which took an approval back.
  return version > 1 && currentStatus.createdAt === updatedAt ? 'gone' : null;
}

function write(event: LoggedEvent, form: EventForm): Buffer {
  return Buffer.from(`id: ${event.seq}\ndata: ${JSON.stringify(shownAs(event, form))}\n\n`);
}

/** Pure: what is told of an event in a form. */
export function shownAs(
  { resource, action, data }: LoggedEvent,
  form: EventForm,
): { resource: string; action: string; data: unknown } {
  if (form === 'gone') {
    const { id, version } = data as Task;
    return { resource, action: 'delete', data: { id, version } };
  }
  if (form === 'person') return { resource, action, data: asPerson(data) };
  return { resource, action, data: form === 'whole' ? data : { ...(data as Task), origin: null } };
}

function asPerson(data: unknown): unknown {
  const { id, email, firstName, lastName, blocked } = data as Record<string, unknown>;
  return { id, email, firstName, lastName, blocked };
}
