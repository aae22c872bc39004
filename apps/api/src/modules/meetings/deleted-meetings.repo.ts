import type { AudioDeletion } from '@tavla/shared/contracts/transcripts';
import { meetingUndoTime } from '@tavla/shared/limits';
import type { CompanyDb } from '@/db/database';
import { peopleOf } from '@/db/meeting-viewers';
import type { CompanyTransaction } from '@/db/scope';
import type { OriginOfTask } from '@/modules/tasks/task-row';

/**
 * The tables whose rows go with a meeting, each after those it refers to: a test holds this against the foreign keys of
 * the database.
 */
export const tablesOfMeeting = [
  'audio_chunk',
  'transcript_block',
  'transcript_segment',
  'segment_change',
  'action_item',
  'meeting_update',
  'meeting_attendee',
  'inbox_entry',
  'passage',
] as const;

/** How long a deleted meeting is held: longer than anybody is offered to bring it back. */
const heldSeconds = meetingUndoTime / 1_000 + 15;

const heldTables = tablesOfMeeting.map(
  (table) => `'${table}', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from "${table}" t
     where t."organizationId" = a."organizationId" and t."audioId" = a.id)`,
);

/** What is known of a held meeting beside its own rows. */
export interface Held {
  /** Which tasks came from it. */
  origins: readonly OriginOfTask[];
  /** Null when it was not a person. */
  deletedById: string | null;
}

/**
 * Keeps a meeting and all that belongs to it before it is deleted.
 * @returns when it is let go of, by the clock of the database
 */
export async function holdMeeting(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
  { origins, deletedById }: Held,
): Promise<Date> {
  const [held] = await prisma.$queryRawUnsafe<{ until: Date }[]>(
    `insert into deleted_meeting ("organizationId", "audioId", "blobKey", rows)
     select a."organizationId", a.id, a."blobKey",
       jsonb_build_object('audio', to_jsonb(a), 'origins', $3::jsonb, 'deletedById', $4::text, ${heldTables.join(', ')})
     from audio a where a."organizationId" = $1::uuid and a.id = $2::uuid
     returning "deletedAt" + make_interval(secs => ${heldSeconds}) as until`,
    organizationId,
    id,
    JSON.stringify(origins),
    deletedById,
  );
  if (!held) throw new Error('the meeting is gone');
  return held.until;
}

/**
 * Puts a held meeting back where it was, without its place in tasks; false when it is not held any more. What an upgrade
 * has added to its tables since is as it is in a new row, and what one has taken away is left out.
 * @throws what the database says when it was upgraded with a column that has no default
 */
export async function putBackMeeting(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
): Promise<boolean> {
  // Whoever else brings it back at this moment is waited for, and has then let go of it.
  await prisma.$queryRaw`select 1 as held from deleted_meeting
    where "organizationId" = ${organizationId}::uuid and "audioId" = ${id}::uuid for update`;
  const tables = await prisma.$queryRawUnsafe<{ name: string; columns: string }[]>(
    heldColumnsSql,
    organizationId,
    id,
  );
  for (const { name, columns } of tables) {
    await prisma.$executeRawUnsafe(insertSql(name, columns), organizationId, id);
  }
  return tables.length > 0;
}

/**
 * $1 company, $2 meeting: the tables of which rows are held, each after those it refers to, with the columns that both
 * the rows and the table have. A column that is named would be null where the row knows none, whatever its default.
 */
const heldColumnsSql = `
  select h.name, string_agg(quote_ident(c.attname), ', ' order by c.attnum) as columns
  from deleted_meeting d
  cross join unnest(array['audio', ${tablesOfMeeting.map((table) => `'${table}'`).join(', ')}]) with ordinality as h (name, at)
  cross join lateral (select jsonb_path_query_first(d.rows->h.name, 'lax $[0]') as sample) one
  join pg_attribute c on c.attrelid = quote_ident(h.name)::regclass and c.attnum > 0 and not c.attisdropped
    and c.attgenerated = '' and one.sample ? c.attname
  where d."organizationId" = $1::uuid and d."audioId" = $2::uuid
  group by h.name, h.at order by h.at`;

/** Rows that go with a person too, who may have been deleted meanwhile. */
const ofPeople: ReadonlySet<string> = new Set(['meeting_attendee', 'inbox_entry']);

const insertSql = (table: string, columns: string) =>
  `insert into "${table}" (${columns})
   select ${columns} from (
     select r.* from deleted_meeting d,
       jsonb_populate_recordset(null::"${table}", jsonb_path_query_array(d.rows->'${table}', 'lax $[*]')) r
     where d."organizationId" = $1::uuid and d."audioId" = $2::uuid
   ) r ${ofPeople.has(table) ? 'where exists (select 1 from "user" u where u."organizationId" = $1::uuid and u.id = r."userId")' : ''}`;

/** Of `deleted_meeting d`: who could see it, as `Readers` says it. */
const heldReaders = `jsonb_build_object('createdById', d.rows->'audio'->'createdById',
  'visibility', d.rows->'audio'->'visibility', 'visibleToIds', d.rows->'audio'->'visibleToIds',
  'presentIds', jsonb_path_query_array(d.rows->'meeting_attendee', '$[*] ? (@.source <> "named").userId'))`;

/** How a held meeting was deleted, for whoever could see it; null for others, and when it is not held. */
export async function findDeletion(
  { organizationId, pool, viewerId }: CompanyDb,
  id: string,
): Promise<AudioDeletion | null> {
  const { rows } = await pool.query(
    `select (d.rows->>'deletedById')::uuid as "byId",
       greatest(0, ${meetingUndoTime} - round(extract(epoch from now() - d."deletedAt") * 1000))::int as "undoMs"
     from deleted_meeting d
     where d."organizationId" = $1::uuid and d."audioId" = $2::uuid
       and $3::uuid = any(${peopleOf('$1::uuid', heldReaders)}::uuid[])`,
    [organizationId, id, viewerId],
  );
  return rows[0] ?? null;
}

/** Lets go of a held meeting; undefined when it is not held any more. */
export async function takeHeld(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
): Promise<(Held & { blobKey: string }) | undefined> {
  const found = await prisma.$queryRaw<(Held & { blobKey: string })[]>`
    delete from deleted_meeting where "organizationId" = ${organizationId}::uuid and "audioId" = ${id}::uuid
    returning rows->'origins' as origins, rows->>'deletedById' as "deletedById", "blobKey"`;
  return found[0];
}

/** Lets go of a meeting that nobody brought back in time; answers its file, or undefined when it is not due. */
export async function takeExpired(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
): Promise<string | undefined> {
  const found = await prisma.$queryRaw<{ blobKey: string }[]>`
    delete from deleted_meeting where "organizationId" = ${organizationId}::uuid and "audioId" = ${id}::uuid
      and "deletedAt" <= now() - make_interval(secs => ${heldSeconds - 5}::int)
    returning "blobKey"`;
  return found[0]?.blobKey;
}

/** When a held meeting is to be let go of, by the clock of the database; undefined when it is not held. */
export async function findHeldUntil(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
): Promise<Date | undefined> {
  const [held] = await prisma.$queryRaw<{ until: Date }[]>`
    select "deletedAt" + make_interval(secs => ${heldSeconds}::int) as until from deleted_meeting
    where "organizationId" = ${organizationId}::uuid and "audioId" = ${id}::uuid`;
  return held?.until;
}
