import type pg from 'pg';
import { v7 as newId } from 'uuid';
import { codesOff, joinProvider } from '@/db/codes-off';
import { Prisma } from '@/db/generated/client';
import type { CompanyPrisma } from '@/db/scope';
import { type ClaimedMail, claimMs, isDue } from '@/modules/mails/waiting-mail';

type Client = Pick<CompanyPrisma, '$queryRaw' | '$executeRaw'>;

/** Whom a claimed invitation goes to, as they are now. */
export interface Recipient {
  email: string;
  firstName: string;
  blocked: boolean;
  company: string;
  /** Whether their company lets them in through its provider alone. */
  codesOff: boolean;
  /** The domain whose addresses that lets in; null without one. */
  provedDomain: string | null;
}

/** Puts the invitations of many people into the outbox; whoever has one there keeps it. */
export async function insertInvitations(
  prisma: Client,
  organizationId: string,
  userIds: string[],
  dueAt: Date,
): Promise<void> {
  await prisma.$executeRaw`
    insert into waiting_mail ("organizationId", "userId", id, kind, "dueAt")
    select u."organizationId", u.id, uuidv7(), 'invitation', ${dueAt} from "user" u
    where u."organizationId" = ${organizationId}::uuid and u.id = any(${userIds}::uuid[])
      and u."invitedAt" is null and not u.blocked
    on conflict do nothing`;
}

/** Claims one person's invitation, made where there is none; undefined when somebody else is sending it now. */
export async function claimInvitation(
  prisma: Client,
  organizationId: string,
  userId: string,
): Promise<ClaimedMail | undefined> {
  const rows = await prisma.$queryRaw<ClaimedMail[]>`
    insert into waiting_mail as m ("organizationId", "userId", id, kind, claim, "dueAt", attempts)
    values (${organizationId}::uuid, ${userId}::uuid, ${newId()}::uuid, 'invitation', ${newId()}::uuid,
      now() + ${claimMs} * interval '1 millisecond', 1)
    on conflict ("organizationId", "userId") do update set claim = excluded.claim, "dueAt" = excluded."dueAt",
      attempts = case when m.state = 'failed' then 1 else m.attempts + 1 end, state = 'waiting'
    where m.claim is null or ${Prisma.raw(isDue)}
    returning m."organizationId", m."userId", m.id, m.kind, m.data, m.claim, m.attempts`;
  return rows[0];
}

/** undefined when the person is gone, or the claim. */
export async function selectRecipient(
  pool: pg.Pool,
  invitation: ClaimedMail,
): Promise<Recipient | undefined> {
  const { rows } = await pool.query<Recipient>({
    name: 'invitation-recipient',
    text: `select u.email, u."firstName", u.blocked, o.name as company,
        ${codesOff('r', 'p')} as "codesOff", p."provedDomain"
      from waiting_mail m
      join "user" u on u."organizationId" = m."organizationId" and u.id = m."userId"
      join organization o on o.id = m."organizationId"
      join role r on r."organizationId" = u."organizationId" and r.id = u."roleId"
      ${joinProvider('u', 'p')}
      where m."organizationId" = $1 and m.id = $2 and m.claim = $3`,
    values: [invitation.organizationId, invitation.id, invitation.claim],
  });
  return rows[0];
}

/** A person who is not to be invited any more. */
export async function withdrawInvitation(
  prisma: Client,
  organizationId: string,
  userId: string,
): Promise<void> {
  await prisma.$executeRaw`delete from waiting_mail
    where "organizationId" = ${organizationId}::uuid and "userId" = ${userId}::uuid`;
}

/** Invites somebody once more who was invited at an address that is not theirs any more; not while they are blocked. */
export async function inviteAnew(prisma: Client, organizationId: string, userId: string): Promise<void> {
  await prisma.$executeRaw`update "user" set "invitedAt" = null
    where "organizationId" = ${organizationId}::uuid and id = ${userId}::uuid`;
  await insertInvitations(prisma, organizationId, [userId], new Date());
}

/** The person has another address: what is not sent yet is tried there, also when a try is just going on. */
export async function renewInvitation(prisma: Client, organizationId: string, userId: string): Promise<void> {
  await prisma.$executeRaw`
    update waiting_mail set claim = null, state = 'waiting', attempts = 0, "dueAt" = now()
    where "organizationId" = ${organizationId}::uuid and "userId" = ${userId}::uuid`;
}
