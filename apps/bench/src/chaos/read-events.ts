import { setTimeout as sleep } from 'node:timers/promises';
import { streamResources } from '@tavla/shared/events';
import { OpenStream } from '../../../api/src/test/open-stream';
import { fault, type Ledger } from './ledger';

/** Reads a company's events over as many connections as it takes, and notes what is missing or comes twice. */
export class EventReader {
  /** Number of the newest event; undefined before the first connection. */
  newest: number | undefined;
  received = 0;

  constructor(
    private readonly next: () => string,
    private readonly cookie: string,
    private readonly ledger: Ledger,
  ) {}

  async read(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const since = this.newest === undefined ? '' : `&lastEventId=${this.newest}`;
      const url = `${this.next()}/api/v1/events?resources=${streamResources.join(',')}${since}`;
      const stream = await OpenStream.open(url, this.cookie).catch(() => undefined);
      if (stream) await this.follow(stream, signal);
      await sleep(100, undefined, { signal }).catch(() => {});
    }
  }

  private async follow(stream: OpenStream, signal: AbortSignal): Promise<void> {
    const close = () => stream.close();
    signal.addEventListener('abort', close, { once: true });
    if (signal.aborted) close();
    let taken = 0;
    while (!stream.isEnded) {
      await stream.until(({ events, isEnded, lastEventId }) => {
        return isEnded || events.length > taken || (this.newest === undefined && lastEventId !== undefined);
      });
      if (this.newest === undefined && stream.events.length === 0 && stream.lastEventId !== undefined) {
        this.newest = Number(stream.lastEventId);
      }
      for (const event of stream.events.slice(taken)) this.take(event.resource, event.action, event.id);
      taken = stream.events.length;
    }
    signal.removeEventListener('abort', close);
  }

  private take(resource: string, action: string, id: number | undefined): void {
    if (resource === '*') {
      if (action === 'resync') fault(this.ledger, 'missed', `a reader was told to resync at ${id}`);
      return;
    }
    if (id === undefined) return;
    this.received += 1;
    const wanted = (this.newest ?? id - 1) + 1;
    if (id > wanted) fault(this.ledger, 'missed', `events ${wanted} to ${id - 1} never came`);
    if (id < wanted) fault(this.ledger, 'doubled', `event ${id} came again`);
    this.newest = Math.max(id, this.newest ?? 0);
  }
}
