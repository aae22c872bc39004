import type pg from 'pg';
import { v7 as newId } from 'uuid';
import type { CompanyPrisma } from '@/db/scope';
import { type ClaimedMail, claimMs, isDue, type MailKindName } from './waiting-mail';

type Client = Pick<CompanyPrisma, '$queryRaw' | '$executeRaw'>;

/** Puts mails into the outbox that are about nothing but their data, with one statement. */
export async function insertMails(
  prisma: Client,
  organizationId: string,
  kind: MailKindName,
  data: readonly object[],
): Promise<void> {
  await prisma.$executeRaw`
    insert into waiting_mail ("organizationId", id, kind, data)
    select ${organizationId}::uuid, uuidv7(), ${kind}, one
    from jsonb_array_elements(${JSON.stringify(data)}::jsonb) one`;
}

/**
 * Claims mails of all companies that are due; invitations wait for everything else. Companies take turns, each with
 * its oldest: one that imports ten thousand people holds up nobody else's. In the order in which they are to be sent,
 * which an update by itself does not promise.
 */
export async function claimDue(pool: pg.Pool, limit: number): Promise<ClaimedMail[]> {
  const { rows } = await pool.query<ClaimedMail>(
    `with turns as (
       select "organizationId", id,
         row_number() over (partition by "organizationId", kind = 'invitation' order by "dueAt", id) as turn
       from waiting_mail m where state = 'waiting' and ${isDue}
     ), due as (
       select m."organizationId", m.id, t.turn, m."dueAt" from turns t join waiting_mail m using ("organizationId", id)
       where m.state = 'waiting' and ${isDue}
       order by m.kind = 'invitation', t.turn, m."dueAt" limit $1
       for update of m skip locked
     ), claimed as (
       update waiting_mail m set claim = $2, "dueAt" = now() + $3 * interval '1 ms', attempts = attempts + 1
       from due where m."organizationId" = due."organizationId" and m.id = due.id
       returning m."organizationId", m.id, m.kind, m."userId", m.data, m.claim, m.attempts,
         due.turn, due."dueAt" as "wasDue"
     )
     select "organizationId", id, kind, "userId", data, claim, attempts from claimed
     order by kind = 'invitation', turn, "wasDue"`,
    [limit, newId(), claimMs],
  );
  return rows;
}

/** Takes mails out of the outbox, those whose claim still holds, and answers which they were. */
export async function takeOut(
  prisma: Client,
  organizationId: string,
  mails: ClaimedMail[],
): Promise<ClaimedMail[]> {
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    delete from waiting_mail where "organizationId" = ${organizationId}::uuid
      and id = any(${mails.map(({ id }) => id)}::uuid[])
      and claim = any(${mails.map(({ claim }) => claim)}::uuid[])
    returning id`;
  const gone = new Set(rows.map(({ id }) => id));
  return mails.filter(({ id }) => gone.has(id));
}

/** Ends claims: the mails are tried again after so many milliseconds, or by nobody when that is null. */
export async function postpone(
  pool: pg.Pool,
  mails: ClaimedMail[],
  milliseconds: number | null,
  error: string | null,
): Promise<void> {
  await pool.query(
    `update waiting_mail set claim = null, "lastError" = coalesce($4, "lastError"),
       "dueAt" = now() + coalesce($3, 0) * interval '1 millisecond',
       attempts = attempts - case when $4 is null then 1 else 0 end,
       state = case when $3 is null then 'failed' else 'waiting' end
     where claim = any($1::uuid[]) and id = any($2::uuid[])`,
    [mails.map(({ claim }) => claim), mails.map(({ id }) => id), milliseconds, error],
  );
}
