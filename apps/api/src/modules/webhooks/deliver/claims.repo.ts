import type pg from 'pg';
import { longestPause } from './backoff';
import { formerSecretsNow } from './receiver.repo';

/** A webhook that its holder alone sends to, until the claim runs out. */
export interface ClaimedWebhook {
  organizationId: string;
  id: string;
  url: string;
  events: string[];
  secret: string;
  /** Only those whose time is not over. */
  formerSecrets: string[];
  sentSeq: number;
  attempts: number;
  claim: string;
}

/** A claim outlasts every message and the statement after it; what a killed process held waits so long. */
export const claimMs = 30_000;

/**
 * Of `webhook w`. What is to last longer than anything does was begun by a clock that was ahead, and has been set back;
 * what did not fail is never put off.
 */
const isHeld = `coalesce(w."claimedUntil" between now() and now() + ${2 * claimMs} * interval '1 ms', false)`;
const isPutOff = `w.attempts > 0 and w."dueAt" > now() and w."dueAt" <= now() + ${2 * longestPause} * interval '1 ms'`;

/**
 * Claims webhooks that have something to send, those that have waited longest first, and of one company no more than
 * `ofCompany` at a time in all processes: servers that hang hold up nobody else's.
 */
export async function claimWebhooks(
  pool: pg.Pool,
  { most, ofCompany }: { most: number; ofCompany: number },
): Promise<ClaimedWebhook[]> {
  const { rows } = await pool.query<ClaimedWebhook>(
    `with busy as (
       select "organizationId", count(*) as count from webhook w where ${isHeld} group by 1
     ), due as (
       select w."organizationId", w.id, w."dueAt", coalesce(b.count, 0)
         + row_number() over (partition by w."organizationId" order by w."dueAt", w.id) as turn
       from webhook w join organization o on o.id = w."organizationId"
       left join busy b on b."organizationId" = w."organizationId"
       where w."isOn" and w."sentSeq" <> o."eventSeq" and not ${isHeld} and not (${isPutOff})
     ), chosen as (
       select * from due where turn <= $2 order by turn, "dueAt" limit $1
     )
     update webhook w set claim = gen_random_uuid(), "claimedUntil" = now() + $3 * interval '1 ms'
     from chosen c where w."organizationId" = c."organizationId" and w.id = c.id
       and w."isOn" and not ${isHeld}
     returning w."organizationId", w.id, w.url, w.events, w.secret, w."sentSeq"::float8 as "sentSeq",
       w.attempts, w.claim, ${formerSecretsNow}`,
    [most, ofCompany, claimMs],
  );
  return rows;
}

/**
 * Lets a webhook go, as far as it is sent by now. It goes to the end of the queue. Behind what had not arrived, which is
 * not for it any more, it does not fail any more.
 */
export async function releaseWebhook(
  pool: pg.Pool,
  { claim }: ClaimedWebhook,
  sentSeq: number,
): Promise<void> {
  await pool.query(
    `update webhook set claim = null, "claimedUntil" = null, "sentSeq" = $2::bigint,
       attempts = case when "sentSeq" < $2::bigint then 0 else attempts end,
       "failingSince" = case when "sentSeq" < $2::bigint then null else "failingSince" end,
       "dueAt" = now()
     where claim = $1`,
    [claim, sentSeq],
  );
}
