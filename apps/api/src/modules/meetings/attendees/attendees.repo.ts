import type { Attendee } from '@tavla/shared/meetings/findings';
import type { RunSql } from '@/db/run-sql';

/** Who was in a meeting, and who was only named in it, by name. */
export function findAttendees(run: RunSql, organizationId: string, audioId: string): Promise<Attendee[]> {
  return run(
    `select m."userId", m.source from meeting_attendee m
     join "user" u on u."organizationId" = m."organizationId" and u.id = m."userId"
     where m."organizationId" = $1::uuid and m."audioId" = $2::uuid order by u."sortKey", u.id`,
    organizationId,
    audioId,
  );
}

/**
 * Writes attendees that are not there yet; one that was only named is what they are said to be now. Somebody who is in
 * the list twice counts once, as whoever uploaded it if they did: one statement may write a row only once.
 */
export async function addAttendees(
  run: RunSql,
  organizationId: string,
  audioId: string,
  attendees: readonly Attendee[],
): Promise<void> {
  if (attendees.length === 0) return;
  await run(
    `insert into meeting_attendee as m ("organizationId", "audioId", "userId", source)
     select distinct on (u.id) $1::uuid, $2::uuid, u.id, x.source
     from jsonb_to_recordset($3::text::jsonb) as x("userId" uuid, source text)
     join "user" u on u."organizationId" = $1::uuid and u.id = x."userId"
     order by u.id, x.source = 'uploaded' desc
     on conflict ("organizationId", "audioId", "userId")
       do update set source = excluded.source where m.source = 'named'`,
    organizationId,
    audioId,
    JSON.stringify(attendees),
  );
}

/** Takes everybody away who is not in the list. */
export async function keepAttendees(
  run: RunSql,
  organizationId: string,
  audioId: string,
  userIds: readonly string[],
): Promise<void> {
  await run(
    `delete from meeting_attendee m where m."organizationId" = $1::uuid and m."audioId" = $2::uuid
       and m.source <> 'named' and m."userId" <> all($3::uuid[])`,
    organizationId,
    audioId,
    userIds,
  );
}

/** Says anew why these people are attendees. */
export async function changeSource(
  run: RunSql,
  organizationId: string,
  audioId: string,
  userIds: readonly string[],
  source: Attendee['source'],
): Promise<void> {
  await run(
    `update meeting_attendee m set source = $4 where m."organizationId" = $1::uuid and m."audioId" = $2::uuid
       and m."userId" = any($3::uuid[])`,
    ...[organizationId, audioId, userIds, source],
  );
}

/** Takes these people away. */
export async function removeAttendees(
  run: RunSql,
  organizationId: string,
  audioId: string,
  userIds: readonly string[],
): Promise<void> {
  await run(
    `delete from meeting_attendee m where m."organizationId" = $1::uuid and m."audioId" = $2::uuid
       and m."userId" = any($3::uuid[])`,
    ...[organizationId, audioId, userIds],
  );
}
