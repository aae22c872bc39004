import type { FullDelivery } from '@tavla/shared/contracts/api-access/webhook-deliveries';
import { say } from '@tavla/shared/error-words';
import type { Permission } from '@tavla/shared/permissions';
import type { CompanyDb, Database } from '@/db/database';
import { HttpError, notFound } from '@/http/errors/errors';
import { readsEvent, refuseUnreadable } from '../check-webhook';
import { noteExtra } from '../deliver/outcomes.repo';
import { readEvent } from '../deliver/read-page';
import { findReceiver } from '../deliver/receiver.repo';
import { messageOf, resyncMessage, testMessage, type WebhookMessage } from '../message';
import { isTaken, type OpenLine } from '../sender';
import { type DeliveryRow, presentDelivery } from './delivery.presenter';

/** What a request knows that looks into the log, or sends beside the turns. */
export interface LogDeps {
  /** That of the process: events are read as everybody sees them, not as whoever asks. */
  all: Database;
  db: CompanyDb;
  openLine: OpenLine;
  held: readonly Permission[];
}

/**
 * One delivery with what was said. What was sent is made of the event again, so that it shows no more than everybody may
 * see now.
 * @throws HttpError 404
 */
export async function readDelivery(deps: LogDeps, webhookId: string, id: string): Promise<FullDelivery> {
  const row = await findDelivery(deps.db, webhookId, id);
  const isReadable = readsEvent(deps.held, row.type);
  const message = isReadable ? await messageAgain(deps, row) : null;
  return { ...presentDelivery(row), answer: row.answer, payload: message?.body ?? null };
}

/**
 * Sends the message of a delivery again, whatever the webhook's turn is, and waits for the answer.
 * @throws HttpError 403 for what whoever asks may not read, 404, 409 when it cannot be made again
 */
export async function replayDelivery(deps: LogDeps, webhookId: string, id: string): Promise<FullDelivery> {
  const row = await findDelivery(deps.db, webhookId, id);
  refuseUnreadable(deps.held, [row.type]);
  const message = await messageAgain(deps, row);
  if (!message) throw new HttpError(409, 'conflict', say('delivery-not-repeatable'));
  return sendNow(deps, webhookId, row.seq === null ? null : Number(row.seq), message);
}

/** Sends a message that nothing has happened for, also to a webhook that is off. @throws HttpError 404 */
export async function sendTest(deps: LogDeps, webhookId: string): Promise<FullDelivery> {
  const { organizationId } = deps.db;
  return sendNow(deps, webhookId, null, testMessage({ organizationId, webhookId }, new Date()));
}

async function sendNow(
  deps: LogDeps,
  webhookId: string,
  seq: number | null,
  message: WebhookMessage,
): Promise<FullDelivery> {
  const { db, openLine } = deps;
  const { organizationId } = db;
  const line = openLine(await findReceiver(db, webhookId));
  try {
    const posted = await line.send(message, new AbortController().signal);
    const key = { organizationId, webhookId };
    const id = await noteExtra(db.pool, key, seq, message, posted, isTaken(posted));
    if (!id) throw notFound('webhook');
    return await readDelivery(deps, webhookId, id);
  } finally {
    line.close();
  }
}

async function findDelivery(db: CompanyDb, webhookId: string, id: string): Promise<DeliveryRow> {
  const row = await db.prisma.webhookDelivery.findFirst({ where: { id, webhookId } });
  if (!row) throw notFound('delivery');
  return row;
}

/** The message of a delivery, made again; null when its event is not kept, or not everybody's to see any more. */
async function messageAgain({ all, db }: LogDeps, row: DeliveryRow): Promise<WebhookMessage | null> {
  const { organizationId } = db;
  const of = { organizationId, webhookId: row.webhookId };
  if (row.seq === null) return testMessage(of, row.createdAt);
  const seq = Number(row.seq);
  if (row.type === 'resync') return resyncMessage(of, seq, row.createdAt);
  const event = await readEvent(all, organizationId, seq);
  return event ? messageOf(of, event) : null;
}
