import { seesMeeting } from '@/db/meeting-viewers';
import { holds } from '@/db/role-permissions';
import type { RunSql } from '@/db/run-sql';
import { hasCandidates, ownerOf } from '@/modules/meetings/items/item-owner';
import { taskOf } from '@/modules/meetings/items/item-task';
import { waitsForOwner } from '@/modules/tasks/task-sight';
import { entriesOfPerson } from './waiting-entries';

/** A question that waits for a person, without the item that it asks about. */
export interface QuestionRow {
  id: string;
  userId: string;
  audioId: string;
  itemId: string;
  createdAt: Date;
  readAt: Date | null;
  meetingName: string;
  hasSound: boolean;
}

/** An entry by its id, with whose it is. */
export interface EntryKey {
  id: string;
  userId: string;
}

/** Of `inbox_entry e` and its meeting, `audio a`. */
const columns = `e.id, e."userId", e."audioId", e."itemId", e."createdAt", e."readAt", a.name as "meetingName",
  a.kind = 'recording' as "hasSound"`;

/** What it takes to answer. */
const answering = { action: 'update', resource: 'actions' } as const;

/**
 * Entries that still wait for an answer: nobody has said whose the item is, in the meeting or on the board, and the
 * person may see the meeting and say it.
 */
const waiting = `
  from inbox_entry e
  join action_item i on i."organizationId" = e."organizationId" and i.id = e."itemId"
  join audio a on a."organizationId" = e."organizationId" and a.id = e."audioId"
  where e."organizationId" = $1::uuid and e."declinedAt" is null and ${ownerOf} is null and not i."isMerged"
    and ${waitsForOwner('i."organizationId"', taskOf('i'))}
    and ${seesMeeting('e."organizationId"', 'e."audioId"', 'e."userId"')}
    and (select ${holds(answering)} from "user" u
      where u."organizationId" = e."organizationId" and u.id = e."userId")`;

/** The questions that wait for one person; of one meeting in order of time. */
export const questionEntries = entriesOfPerson<QuestionRow>(columns, waiting, 'i."startMs", ');

/** The questions that wait for anybody because of a meeting. */
export function findQuestionsOf(
  run: RunSql,
  organizationId: string,
  audioId: string,
): Promise<QuestionRow[]> {
  return run(`select ${columns} ${waiting} and e."audioId" = $2::uuid`, organizationId, audioId);
}

/** Of one meeting: so many new questions are asked at once at most. */
const mostAsked = 1_000;

/**
 * Asks about the items of a meeting that are on the board and whose owner the words do not tell: those whom the words
 * may mean, else everybody who was there or was named, if they may see the meeting. Nobody is asked twice.
 * @returns the new entries' ids
 */
export async function insertEntries(run: RunSql, organizationId: string, audioId: string): Promise<string[]> {
  const rows = await run<{ id: string }>(
    `insert into inbox_entry ("organizationId", id, "userId", kind, "audioId", "itemId")
     select i."organizationId", gen_random_uuid(), p."userId", 'was-this-you', i."audioId", i.id
     from action_item i
     cross join lateral (
       select unnest(i."ownerCandidates") as "userId"
       union
       select m."userId" from meeting_attendee m
       where m."organizationId" = i."organizationId" and m."audioId" = i."audioId"
         and not ${hasCandidates}
     ) p
     join "user" u on u."organizationId" = i."organizationId" and u.id = p."userId" and not u.blocked
     where i."organizationId" = $1::uuid and i."audioId" = $2::uuid and ${ownerOf} is null and not i."isMerged"
       and ${taskOf('i')} is not null and ${waitsForOwner('i."organizationId"', taskOf('i'))}
       and ${seesMeeting('i."organizationId"', 'i."audioId"', 'p."userId"')}
       and not exists (
         select 1 from inbox_entry e where e."organizationId" = i."organizationId" and e."itemId" = i.id
           and e."userId" = p."userId"
       )
     order by i."startMs", p."userId" limit ${mostAsked}
     on conflict ("organizationId", "itemId", "userId") do nothing
     returning id`,
    organizationId,
    audioId,
  );
  return rows.map(({ id }) => id);
}

/** Takes what was asked about an item from everybody; answers whose it was. Who said no has said it. */
export function deleteEntries(run: RunSql, organizationId: string, itemId: string): Promise<EntryKey[]> {
  return run(
    `delete from inbox_entry
     where "organizationId" = $1::uuid and "itemId" = $2::uuid and "declinedAt" is null returning id, "userId"`,
    organizationId,
    itemId,
  );
}

/**
 * Takes the questions of a meeting from people who were not there after all, unless the words may mean them. Who said no
 * has said it.
 */
export function deleteEntriesOfAbsent(
  run: RunSql,
  organizationId: string,
  audioId: string,
): Promise<EntryKey[]> {
  return run(
    `delete from inbox_entry e using action_item i
     where e."organizationId" = $1::uuid and e."audioId" = $2::uuid
       and i."organizationId" = e."organizationId" and i.id = e."itemId" and e."userId" <> all(i."ownerCandidates") and e."declinedAt" is null
       and not exists (
         select 1 from meeting_attendee m where m."organizationId" = e."organizationId"
           and m."audioId" = e."audioId" and m."userId" = e."userId"
       )
     returning e.id, e."userId"`,
    ...[organizationId, audioId],
  );
}

/** What is asked because of a meeting, of everybody or of those who may not see it. */
export function findEntryIds(
  run: RunSql,
  organizationId: string,
  audioId: string,
  of: 'everybody' | 'unseeing',
): Promise<EntryKey[]> {
  return run(
    `select id, "userId" from inbox_entry e where e."organizationId" = $1::uuid and e."audioId" = $2::uuid
       ${of === 'everybody' ? '' : `and not ${seesMeeting('e."organizationId"', 'e."audioId"', 'e."userId"')}`}`,
    ...[organizationId, audioId],
  );
}

/** What is asked about one item, of those who have not said no. */
export function findEntryIdsOfItem(run: RunSql, organizationId: string, itemId: string): Promise<EntryKey[]> {
  return run(
    `select id, "userId" from inbox_entry
     where "organizationId" = $1::uuid and "itemId" = $2::uuid and "declinedAt" is null`,
    organizationId,
    itemId,
  );
}

/** Notes that an item is not a person's own, asked or not yet; they are not asked about it again. */
export function declineEntry(
  run: RunSql,
  organizationId: string,
  itemId: string,
  userId: string,
): Promise<EntryKey[]> {
  return run(
    `insert into inbox_entry as e ("organizationId", id, "userId", kind, "audioId", "itemId", "readAt", "declinedAt")
     select i."organizationId", gen_random_uuid(), $3::uuid, 'was-this-you', i."audioId", i.id, now(), now()
     from action_item i where i."organizationId" = $1::uuid and i.id = $2::uuid
     on conflict ("organizationId", "itemId", "userId")
       do update set "declinedAt" = now(), "readAt" = coalesce(e."readAt", now()) where e."declinedAt" is null
     returning id, "userId"`,
    ...[organizationId, itemId, userId],
  );
}

/** Marks a person's entries as read; answers those that were not. */
export async function readEntries(
  run: RunSql,
  organizationId: string,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await run<{ id: string }>(
    `update inbox_entry set "readAt" = now()
     where "organizationId" = $1::uuid and "userId" = $2::uuid and id = any($3::uuid[]) and "readAt" is null
     returning id`,
    organizationId,
    userId,
    ids,
  );
  return rows.map(({ id }) => id);
}
