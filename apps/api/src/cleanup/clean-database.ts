import { importKeptDays } from '@tavla/shared/limits';
import type { Database } from '@/db/database';
import { restsNow } from '@/db/rests';
import { withClient } from '@/lib/with-client';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';

/** Any number that nothing else locks in this database. */
const lock = 314_159_265;

/** A connection of its own, in milliseconds: nobody waits, and the rows of a week may take longer than a request. */
const patience = { statement: 600_000, answer: 660_000 };

/** What lives for minutes: nobody wants it back, whatever the clock says. */
const shortLived: Record<string, string> = {
  codes: 'delete from sign_in_code where "expiresAt" < now()',
  attempts: 'delete from sign_in_attempt where "expiresAt" < now()',
  challenges: 'delete from passkey_challenge where "expiresAt" < now()',
  limits: 'delete from rate_limit where "expiresAt" < now()',
  requests: 'delete from request_count where "expiresAt" < now()',
};

/** What else nobody needs any more, each with the statement that takes it away. */
const longLived: Record<string, string> = {
  // An ended session stays for a day, so that the lists and the audit log can still be held against it.
  sessions: `delete from session where "expiresAt" < now() or "revokedAt" < now() - interval '1 day'`,
  // A used token is remembered for as long as it would have lived: it may have been stolen.
  tokens: `delete from refresh_token where "usedAt" < now() - interval '30 days'`,
  // Its person sees for as long that it has ended, and by which name.
  apiTokens: `delete from api_token where "expiresAt" < now() - interval '30 days'`,
  // As long as what it deleted can be brought back.
  agents: `delete from agent_session where "lastAt" < now() - interval '30 days'`,
  // Whoever was away longer loads the board anew.
  events: `delete from event where "createdAt" < now() - interval '7 days'`,
  // As long as the events that they are made of.
  deliveries: `delete from webhook_delivery where "createdAt" < now() - interval '7 days'`,
  // Secrets that sign no more.
  formerSecrets: `update webhook set "formerSecrets" = '{}', "formerUntil" = null where "formerUntil" < now()`,
  // A day longer than any event that names them.
  audiences: `delete from event_audience where "usedAt" < now() - interval '8 days'`,
  // Parts in a bucket are taken away first, by whoever serves uploads. A whole one that became no meeting may be stored
  // under the name of its recording.
  uploads: `with gone as (
      delete from upload where "createdAt" < now() - interval '8 days' and "multipartId" is null
      returning "organizationId", id, "audioId"
    ), files as (
      select json_agg('audios/' || "organizationId" || '/' || id) as keys from gone where "audioId" is null
        and not exists (select 1 from audio a where a."organizationId" = gone."organizationId" and a.id = gone.id)
    ), told as (
      select graphile_worker.add_job('${meetingJobs.forget}', json_build_object('keys', keys))
      from files where keys is not null
    )
    select gone.id from gone left join told on true`,
  // An import ends within minutes; its file goes then, and with this row if it never did.
  imports: `delete from csv_import where "createdAt" < now() - interval '${importKeptDays} days'`,
  // A file that nobody imported within a day, and what is known of imports that nobody can undo any more.
  taskImports: `with gone as (
      delete from task_import where status = 'draft' and "createdAt" < now() - interval '1 day'
        or "createdAt" < now() - interval '${importKeptDays} days'
      returning "blobKey"
    ), files as (
      select json_agg("blobKey") as keys from gone where "blobKey" is not null
    ), told as (
      select graphile_worker.add_job('${meetingJobs.forget}', json_build_object('keys', keys))
      from files where keys is not null
    )
    select gone."blobKey" from gone left join told on true`,
  // What was read a season ago, and what nobody has looked at for a year. A question to somebody goes with its meeting:
  // who has said 'not me' is not asked again.
  inbox: `delete from inbox_entry where kind <> 'was-this-you'
    and ("readAt" < now() - interval '90 days' or "createdAt" < now() - interval '1 year')`,
  // A mail that its server has refused for good; an invitation waits for another address of its person.
  mails: `delete from waiting_mail where state = 'failed' and "userId" is null
    and "createdAt" < now() - interval '30 days'`,
  // The files of a ticket's conversation go with it, by a job of the same transaction.
  trash: `with gone as (
      delete from task where "column" = 'trash' and "deletedAt" < now() - interval '30 days'
      returning "organizationId", id
    ), files as (
      select json_agg(a."blobKey") as keys from gone
      join chat_message m on m."organizationId" = gone."organizationId" and m."taskId" = gone.id
      join chat_attachment a on a."organizationId" = m."organizationId" and a."messageId" = m.id
    ), told as (
      select graphile_worker.add_job('${meetingJobs.forget}', json_build_object('keys', keys))
      from files where keys is not null
    )
    select gone.id from gone left join told on true`,
  // Files that could not be deleted for days, say because the bucket had refused it, are not kept for ever.
  forgets: `with over as (
      select array_agg(id) as ids from graphile_worker.jobs
      where task_identifier = '${meetingJobs.forget}' and attempts >= max_attempts and locked_at is null
    )
    select again.id from over, graphile_worker.reschedule_jobs(over.ids, run_at => now(), attempts => 0) again
    where over.ids is not null`,
};

/**
 * Takes away what has run out: codes, limits, sessions, old events, imports and entries of inboxes, the trash after 30
 * days. Of several processes one does it; the others find the lock taken. After a leap of the clock only what lives for
 * minutes goes (`restsNow`).
 * @returns how many rows of each kind went; undefined when another process is at it
 */
export async function cleanDatabase({
  url,
}: Pick<Database, 'url'>): Promise<Record<string, number> | undefined> {
  const config = {
    connectionString: url,
    application_name: 'tavla cleanup',
    connectionTimeoutMillis: 5_000,
    query_timeout: patience.answer,
  };
  return withClient(config, async (client) => {
    await client.query(`set statement_timeout = ${patience.statement}`);
    // It ends with the connection.
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lock]);
    if (!rows[0].mine) return undefined;
    const statements = (await restsNow(client)) ? shortLived : { ...shortLived, ...longLived };
    const gone: Record<string, number> = {};
    for (const [kind, statement] of Object.entries(statements)) {
      gone[kind] = (await client.query(statement)).rowCount ?? 0;
    }
    return gone;
  });
}
