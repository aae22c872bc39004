import type pg from 'pg';
import { TicketSight } from '../answers/ticket-sight';
import type { EventStream } from '../event-stream';
import type { StreamHub } from '../stream-hub';
import { type PresenceNote, parseNote, presenceBytes } from './presence-note';

/**
 * Passes on what people do at tickets, to the streams of this process. Who is at a ticket is told only as long as they
 * may read its conversation: they may have been there when it was closed to them.
 */
export class PresenceHub {
  private readonly sight: TicketSight;
  /** One after the other: that somebody left must not overtake that they type. */
  private telling: Promise<void> = Promise.resolve();

  constructor(
    pool: pg.Pool,
    private readonly streams: StreamHub,
    private readonly onError: (error: unknown) => void,
  ) {
    this.sight = new TicketSight(pool);
  }

  /** Takes a notification. */
  receive(payload: string): void {
    const note = parseNote(payload);
    if (!note) return;
    const near = this.streams.besides(note);
    if (near.length > 0) this.telling = this.telling.then(() => this.tell(note, near)).catch(this.onError);
  }

  private async tell(note: PresenceNote, near: readonly EventStream[]): Promise<void> {
    const ids = new Set(near.map(({ session }) => session.user.id));
    const readers = await this.sight.readers(note.organizationId, note.taskId, ids);
    const bytes = presenceBytes(note);
    for (const stream of near) if (readers.has(stream.session.user.id)) stream.tellNote(bytes);
  }
}
