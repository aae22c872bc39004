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

function write({ seq, resource, action, data }: LoggedEvent, form: EventForm): Buffer {
  const shown = {
    whole: () => ({ resource, action, data }),
    person: () => ({ resource, action, data: asPerson(data) }),
    'without-origin': () => ({ resource, action, data: { ...(data as Task), origin: null } }),
    gone: () => ({ resource, action: 'delete', data: { id: (data as Task).id } }),
  }[form]();
  return Buffer.from(`id: ${seq}\ndata: ${JSON.stringify(shown)}\n\n`);
}

function asPerson(data: unknown): unknown {
  const { id, email, firstName, lastName } = data as Record<string, unknown>;
  return { id, email, firstName, lastName };
}
