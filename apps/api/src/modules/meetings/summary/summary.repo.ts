import { holds } from '@/db/role-permissions';
import type { RunSql } from '@/db/run-sql';
import { isHuman } from '@/db/service-accounts';

/** Somebody who was in a meeting, as a mail to them needs it. */
export interface Recipient {
  id: string;
  email: string;
  firstName: string;
  /** Their own zone, or else the company's. */
  timeZone: string;
  /** Whether they may know what colleagues are called. */
  mayReadPeople: boolean;
}

/**
 * Who gets the summary of a meeting, by name: those who were there, may sign in and may read meetings. Whose name was
 * only said in it was not there. Whoever was neither invited nor ever signed in has an address that may be a stranger's.
 * @param userId one person alone, if they are among them
 */
export function findRecipients(
  run: RunSql,
  organizationId: string,
  audioId: string,
  userId: string | null = null,
): Promise<Recipient[]> {
  return run(
    `select u.id, u.email, u."firstName", coalesce(u."timeZone", o."timeZone") as "timeZone",
       ${holds({ action: 'read', resource: 'user' })} as "mayReadPeople"
     from meeting_attendee m
     join "user" u on u."organizationId" = m."organizationId" and u.id = m."userId"
     join organization o on o.id = u."organizationId"
     where m."organizationId" = $1::uuid and m."audioId" = $2::uuid and m.source <> 'named'
       and ($3::uuid is null or u.id = $3::uuid) and not u.blocked and ${isHuman('u')}
       and coalesce(u."invitedAt", u."lastSeenAt") is not null
       and ${holds({ action: 'read', resource: 'actions' })}
     order by u."sortKey", u.id`,
    organizationId,
    audioId,
    userId,
  );
}
