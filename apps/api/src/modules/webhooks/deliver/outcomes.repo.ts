import type pg from 'pg';
import { v7 as newId } from 'uuid';
import type { Posted } from '@/adapters/outbound/post';
import type { WebhookMessage } from '../message';
import { failingHours, failingTries } from './backoff';
import { type ClaimedWebhook, claimMs } from './claims.repo';

/** Characters of an answer that are kept. */
const answerMax = 2_000;

/** Notes one try in the log of deliveries: `moved` is the expression that says whose it is. From $3 on. */
const noteCte = (isDelivered: boolean) => `
  noted as (
    insert into webhook_delivery as d ("organizationId", id, "webhookId", seq, type, "messageId", "isDelivered",
      status, answer, failure, milliseconds, "createdAt")
    select moved."organizationId", $3::uuid, moved.id, $4::bigint, $5, $6, ${isDelivered}, $7::int, $8, $9, $10::int,
      $11::timestamptz
    from moved
    on conflict ("organizationId", "webhookId", seq) do update set attempts = d.attempts + 1,
      type = excluded.type, "messageId" = excluded."messageId",
      "isDelivered" = d."isDelivered" or excluded."isDelivered", status = excluded.status,
      answer = excluded.answer, failure = excluded.failure, milliseconds = excluded.milliseconds,
      "createdAt" = excluded."createdAt", "triedAt" = now()
    returning id
  )`;

function valuesOf(seq: number | null, message: WebhookMessage, posted: Posted): unknown[] {
  const { status, answer, failure, milliseconds } = posted;
  const short = answer.slice(0, answerMax).replace(/\p{Surrogate}/gu, '');
  return [newId(), seq, message.type, message.id, status, short, failure, milliseconds, message.at];
}

/** Notes that an event has arrived, and goes on behind it. @returns false when somebody else holds the webhook now */
export async function noteArrived(
  pool: pg.Pool,
  { claim }: ClaimedWebhook,
  ...[seq, message, posted]: [number, WebhookMessage, Posted]
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'webhook-arrived',
    text: `with moved as (
      update webhook set "sentSeq" = $4::bigint, attempts = 0, "failingSince" = null,
        "claimedUntil" = now() + $2::int * interval '1 ms'
      where claim = $1::uuid returning "organizationId", id
    ), ${noteCte(true)}
    select 1 from moved`,
    values: [claim, claimMs, ...valuesOf(seq, message, posted)],
  });
  return rowCount === 1;
}

/**
 * Notes that an event has not arrived, and lets the webhook go until its next try.
 * @param next milliseconds until then, and the number that it goes on behind
 * @returns whether nothing has arrived for so long that it is to be switched off; undefined when somebody else holds the
 *   webhook now, or it was changed
 */
export async function noteFailed(
  pool: pg.Pool,
  { claim }: ClaimedWebhook,
  next: { pause: number; after: number },
  ...[seq, message, posted]: [number, WebhookMessage, Posted]
): Promise<boolean | undefined> {
  const { rows } = await pool.query<{ isOver: boolean }>(
    `with moved as (
       update webhook set "sentSeq" = $12::bigint, attempts = attempts + 1,
         "failingSince" = coalesce("failingSince", now()), "dueAt" = now() + $2::int * interval '1 ms',
         claim = null, "claimedUntil" = null
       where claim = $1::uuid returning "organizationId", id, "failingSince", attempts
     ), ${noteCte(false)}
     select "failingSince" <= now() - interval '${failingHours} hours' and attempts >= ${failingTries} as "isOver"
     from moved`,
    [claim, next.pause, ...valuesOf(seq, message, posted), next.after],
  );
  return rows[0]?.isOver;
}

/**
 * Notes a try that is in nobody's turn: a test, or a message that is sent again.
 * @returns the delivery's id; undefined when the webhook is gone
 */
export async function noteExtra(
  pool: pg.Pool,
  key: { organizationId: string; webhookId: string },
  ...[seq, message, posted, isDelivered]: [number | null, WebhookMessage, Posted, boolean]
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `with moved as (
       select "organizationId", id from webhook where "organizationId" = $1::uuid and id = $2::uuid
     ), ${noteCte(isDelivered)}
     select id from noted`,
    [key.organizationId, key.webhookId, ...valuesOf(seq, message, posted)],
  );
  return rows[0]?.id;
}
