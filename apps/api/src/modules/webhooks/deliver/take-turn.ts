import type { Database } from '@/db/database';
import { type DatedEvent, messageOf, resyncMessage, type WebhookMessage } from '../message';
import { isTaken, type OpenLine, type WebhookLine } from '../sender';
import { asEverybody } from '../sight';
import { pauseAfter } from './backoff';
import { type ClaimedWebhook, releaseWebhook } from './claims.repo';
import { noteArrived, noteFailed } from './outcomes.repo';
import { readPage } from './read-page';
import { switchOff } from './switch-off';

export interface DeliveryDeps {
  db: Database;
  openLine: OpenLine;
}

/**
 * Sends a webhook the next stretch of events, one after the other; the first that does not arrive ends the turn, and is
 * the next one's first. A process that dies in the middle leaves an event that may be sent twice, and none that is not.
 * @param signal ends the turn; a message under way is called off, and counts as never tried
 */
export async function takeTurn(
  deps: DeliveryDeps,
  webhook: ClaimedWebhook,
  signal: AbortSignal,
): Promise<void> {
  const turn = new Turn(deps, webhook, signal);
  try {
    await turn.run();
  } finally {
    await turn.end();
  }
}

class Turn {
  private readonly line: WebhookLine;
  /** All before and with it are sent or are not for this webhook. */
  private sentSeq: number;
  private isHeld = true;

  constructor(
    private readonly deps: DeliveryDeps,
    private readonly webhook: ClaimedWebhook,
    private readonly signal: AbortSignal,
  ) {
    this.line = deps.openLine(webhook);
    this.sentSeq = webhook.sentSeq;
  }

  async run(): Promise<void> {
    const { organizationId, id } = this.webhook;
    const { events, newest, isBroken } = await readPage(this.deps.db, organizationId, this.sentSeq);
    if (isBroken) {
      await this.send(newest, resyncMessage({ organizationId, webhookId: id }, newest, new Date()));
      return;
    }
    for (const event of events) {
      if (this.signal.aborted) return;
      const message = await this.messageNow(event);
      if (message && !(await this.send(event.seq, message))) return;
      this.sentSeq = event.seq;
    }
  }

  async end(): Promise<void> {
    this.line.close();
    if (this.isHeld) await releaseWebhook(this.deps.db.pool, this.webhook, this.sentSeq);
  }

  /** Those before it in the page may each have hung for long, and what it tells of may have been closed since. */
  private async messageNow(event: DatedEvent): Promise<WebhookMessage | null> {
    if (!this.messageFor(event)) return null;
    const [seen] = await asEverybody(this.deps.db, this.webhook.organizationId, [event]);
    return seen ? this.messageFor(seen) : null;
  }

  private messageFor(event: DatedEvent): WebhookMessage | null {
    const { organizationId, id, events } = this.webhook;
    const message = messageOf({ organizationId, webhookId: id }, event);
    return message && (message.type === 'resync' || events.includes(message.type)) ? message : null;
  }

  /** @returns whether it arrived and the turn goes on */
  private async send(seq: number, message: WebhookMessage): Promise<boolean> {
    const { db } = this.deps;
    const posted = await this.line.send(message, this.signal);
    if (isTaken(posted)) {
      this.sentSeq = seq;
      this.isHeld = await noteArrived(db.pool, this.webhook, seq, message, posted);
      this.webhook.attempts = 0;
      return this.isHeld;
    }
    this.isHeld = false;
    this.webhook.attempts += 1;
    const pause = pauseAfter(this.webhook.attempts, posted.retryAfter, Math.random());
    const next = { pause, after: this.sentSeq };
    const isOver = await noteFailed(db.pool, this.webhook, next, seq, message, posted);
    // What it was, and where, says nothing of what it is now.
    if (isOver === undefined) return false;
    // Source: the Standard Webhooks specification: 410 says that nobody is there any more.
    if (isOver || posted.status === 410) await switchOff(db, this.webhook, isOver ? 'failing' : 'gone');
    return false;
  }
}
