import type { ServerResponse } from 'node:http';
import { mayHear, type StreamResource } from '@tavla/shared/events';
import { may } from '@tavla/shared/permissions';
import type { FeedListener, LoggedEvent } from '@/db/events/event-feed';
import type { SignedIn } from '@/http/access/access';
import type { AnswerNote } from './answers/answer-note';
import { type EventForm, eventBytes, formForOthers } from './event-forms';
import { PlacesOfStream, type PresenceNote } from './presence/presence-note';

/** A client this far behind is cut; it comes back and catches up from the log. */
const backlogMax = 4 * 2 ** 20;

/** One open stream: writes what its person may see, and nothing twice. */
export class EventStream implements FeedListener {
  /** While the missed events are being read, new ones wait here. */
  private waiting: LoggedEvent[] | null = [];
  /** A gap that was told meanwhile. */
  private gapAt: number | null = null;
  private sent = 0;
  private readonly places = new PlacesOfStream();

  constructor(
    readonly response: ServerResponse,
    public session: SignedIn,
    private readonly resources: ReadonlySet<StreamResource>,
  ) {}

  /** Ends the catching up: `missed` goes out first, then whatever came meanwhile. */
  start(missed: LoggedEvent[], upTo: number): void {
    const waited = this.waiting ?? [];
    this.waiting = null;
    this.send(missed);
    this.sent = Math.max(this.sent, upTo);
    this.send(waited);
    if (this.gapAt !== null) this.gap(this.gapAt);
  }

  events(events: LoggedEvent[]): void {
    this.send(events);
  }

  gap(newest: number): void {
    this.gapAt = newest;
    if (this.waiting) return;
    this.sent = newest;
    this.tell('resync', newest);
  }

  private send(events: LoggedEvent[]): void {
    if (this.waiting) {
      this.waiting.push(...events);
      return;
    }
    for (const event of events) {
      if (event.seq <= this.sent) continue;
      this.sent = event.seq;
      const form = this.formOf(event);
      if (form) this.write(eventBytes(event, form));
    }
  }

  /** Tells the newest number, so that a reconnect does not replay what was filtered out. */
  heartbeat(): void {
    if (!this.waiting) this.write(`: still here\nid: ${this.sent}\n\n`);
  }

  /** An event that is not in the log: resync or session. */
  tell(action: 'resync' | 'session', id?: number): void {
    const data = JSON.stringify({ resource: '*', action, data: null });
    this.write(`${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`);
  }

  /** Whether its person is at the ticket where somebody else does something; what they do themselves is noted. */
  isBeside(note: PresenceNote, now: number): boolean {
    const { permissions, user, organizationId } = this.session;
    if (organizationId !== note.organizationId || !this.resources.has('presence')) return false;
    if (user.id !== note.userId)
      return this.places.isAt(note.taskId, now) && mayHear(permissions, 'presence');
    this.places.note(note, now);
    return false;
  }

  /** Whether its person may hear of an answer: in their own conversation, or at the ticket. */
  isNear({ organizationId, taskId, ownerId }: AnswerNote, now: number): boolean {
    const { permissions, user } = this.session;
    if (organizationId !== this.session.organizationId || !this.resources.has('answers')) return false;
    if (!mayHear(permissions, 'answers')) return false;
    if (taskId === null) return user.id === ownerId;
    return may(permissions, 'read', 'actions') && this.places.isAt(taskId, now);
  }

  /** A piece of an answer, or what somebody does, for one that is near. */
  tellNote(bytes: Buffer): void {
    this.write(bytes);
  }

  close(): void {
    this.response.end();
  }

  /** What this person gets of an event; null is nothing. */
  private formOf(event: LoggedEvent): EventForm | null {
    const resource = event.resource as StreamResource;
    const { permissions, user } = this.session;
    const isMeant = !event.audience || event.audience.has(user.id);
    if (event.resource === '*') return isMeant ? 'whole' : null;
    if (!this.resources.has(resource) || !mayHear(permissions, resource)) return null;
    if (!seesTicketOf(event, this.session)) return null;
    if (!isMeant) return formForOthers(event);
    return resource === 'users' && !may(permissions, 'read', 'admin') ? 'person' : 'whole';
  }

  private write(bytes: Buffer | string): void {
    if (this.response.destroyed) return;
    this.response.write(bytes);
    if (this.response.writableLength > backlogMax) this.response.destroy();
  }
}

/** A ticket's conversation is for those who may see the ticket. */
function seesTicketOf({ resource, data }: LoggedEvent, { permissions }: SignedIn): boolean {
  const isOfTicket = resource === 'chat' && Boolean((data as { taskId?: string | null }).taskId);
  return !isOfTicket || may(permissions, 'read', 'actions');
}
