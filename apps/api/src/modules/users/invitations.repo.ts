import type pg from 'pg';
import { v7 as newId } from 'uuid';
import type { CompanyPrisma } from '@/db/scope';

type Client = Pick<CompanyPrisma, '$queryRaw' | '$executeRaw'>;

/** An invitation that its holder alone may send, until the claim runs out. */
export interface ClaimedInvitation {
  organizationId: string;
  userId: string;
  id: string;
  claim: string;
  /** With this one. */
  attempts: number;
}

/** Whom a claimed invitation goes to, as they are now. */
export interface Recipient {
  email: string;
  firstName: string;
  blocked: boolean;
  company: string;
}

/** A claim outlasts every wait for the mail server, and the database's return from a crash. */
export const claimMs = 2 * 60_000;
const claimed = `now() + interval '${claimMs} milliseconds'`;
const columns = `m."organizationId", m."userId", m.id, m.claim, m.attempts`;

/** Puts the invitations of many people into the outbox; whoever has one there keeps it. */
export async function insertInvitations(
  prisma: Client,
  organizationId: string,
  userIds: string[],
  dueAt: Date,
): Promise<void> {
  await prisma.$executeRaw`
    insert into invitation_mail ("organizationId", "userId", id, "dueAt")
    select u."organizationId", u.id, uuidv7(), ${dueAt} from "user" u
    where u."organizationId" = ${organizationId}::uuid and u.id = any(${userIds}::uuid[])
      and u."invitedAt" is null and not u.blocked
    on conflict do nothing`;
}

/** Claims one person's invitation, made where there is none; undefined when somebody else is sending it now. */
export async function claimInvitation(
  prisma: Client,
  organizationId: string,
  userId: string,
): Promise<ClaimedInvitation | undefined> {
  const rows = await prisma.$queryRaw<ClaimedInvitation[]>`
    insert into invitation_mail as m ("organizationId", "userId", id, claim, "dueAt", attempts)
    values (${organizationId}::uuid, ${userId}::uuid, ${newId()}::uuid, ${newId()}::uuid,
      now() + ${claimMs} * interval '1 millisecond', 1)
    on conflict ("organizationId", "userId") do update set claim = excluded.claim, "dueAt" = excluded."dueAt",
      attempts = case when m.state = 'failed' then 1 else m.attempts + 1 end, state = 'waiting'
    where m.claim is null or m."dueAt" <= now()
    returning m."organizationId", m."userId", m.id, m.claim, m.attempts`;
  return rows[0];
}

/** Claims the oldest invitations of all companies that are due. */
export async function claimDue(pool: pg.Pool, limit: number): Promise<ClaimedInvitation[]> {
  const { rows } = await pool.query<ClaimedInvitation>(
    `with due as (
       select "organizationId", "userId" from invitation_mail
       where state = 'waiting' and "dueAt" <= now() order by "dueAt" limit $1 for update skip locked
     )
     update invitation_mail m set claim = $2, "dueAt" = ${claimed}, attempts = attempts + 1
     from due where m."organizationId" = due."organizationId" and m."userId" = due."userId"
     returning ${columns}`,
    [limit, newId()],
  );
  return rows;
}

/** undefined when the person is gone, or the claim. */
export async function selectRecipient(
  pool: pg.Pool,
  invitation: ClaimedInvitation,
): Promise<Recipient | undefined> {
  const { rows } = await pool.query<Recipient>({
    name: 'invitation-recipient',
    text: `select u.email, u."firstName", u.blocked, o.name as company from invitation_mail m
      join "user" u on u."organizationId" = m."organizationId" and u.id = m."userId"
      join organization o on o.id = m."organizationId"
      where m."organizationId" = $1 and m."userId" = $2 and m.claim = $3`,
    values: [invitation.organizationId, invitation.userId, invitation.claim],
  });
  return rows[0];
}

/** Takes invitations out of the outbox, those whose claim still holds; answers whose they were. */
export async function takeOut(
  prisma: Client,
  organizationId: string,
  invitations: ClaimedInvitation[],
): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ userId: string }[]>`
    delete from invitation_mail where "organizationId" = ${organizationId}::uuid
      and "userId" = any(${invitations.map(({ userId }) => userId)}::uuid[])
      and claim = any(${invitations.map(({ claim }) => claim)}::uuid[])
    returning "userId"`;
  return rows.map(({ userId }) => userId);
}

/** Ends claims: the mails are tried again after so many milliseconds, or by nobody when that is null. */
export async function postpone(
  pool: pg.Pool,
  invitations: ClaimedInvitation[],
  milliseconds: number | null,
  error: string | null,
): Promise<void> {
  await pool.query(
    `update invitation_mail set claim = null, "lastError" = coalesce($4, "lastError"),
       "dueAt" = now() + coalesce($3, 0) * interval '1 millisecond',
       attempts = attempts - case when $4 is null then 1 else 0 end,
       state = case when $3 is null then 'failed' else 'waiting' end
     where claim = any($1::uuid[]) and "userId" = any($2::uuid[])`,
    [invitations.map(({ claim }) => claim), invitations.map(({ userId }) => userId), milliseconds, error],
  );
}

/** A person who is not to be invited any more. */
export async function withdrawInvitation(
  prisma: Client,
  organizationId: string,
  userId: string,
): Promise<void> {
  await prisma.$executeRaw`delete from invitation_mail
    where "organizationId" = ${organizationId}::uuid and "userId" = ${userId}::uuid`;
}

/** The person has another address: what is not sent yet is tried there, also when a try is just going on. */
export async function renewInvitation(prisma: Client, organizationId: string, userId: string): Promise<void> {
  await prisma.$executeRaw`
    update invitation_mail set claim = null, state = 'waiting', attempts = 0, "dueAt" = now()
    where "organizationId" = ${organizationId}::uuid and "userId" = ${userId}::uuid`;
}
