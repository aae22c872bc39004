import { meetingUndoTime } from '@tavla/shared/limits';
import pg from 'pg';
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

/** Puts a held meeting back where it was, without its place in tasks; false when it is not held any more. */
export async function putBackMeeting(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
): Promise<boolean> {
  for (const table of ['audio', ...tablesOfMeeting]) {
    const columns = await findHeldColumns(prisma, organizationId, id, table);
    if (columns.length === 0 && table === 'audio') return false;
    if (columns.length > 0) await prisma.$executeRawUnsafe(insertSql(table, columns), organizationId, id);
  }
  return true;
}

/** One row or a list of them, as a list. */
const rowsOf = (table: string) =>
  table === 'audio' ? `jsonb_build_array(d.rows->'audio')` : `d.rows->'${table}'`;

/** The columns that were held of a table and are still there: what a migration has added since begins with its default. */
async function findHeldColumns(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
  table: string,
): Promise<string[]> {
  const rows = await prisma.$queryRawUnsafe<{ name: string }[]>(
    `select c.column_name::text as name from deleted_meeting d
     cross join lateral jsonb_object_keys(${rowsOf(table)}->0) k
     join information_schema.columns c
       on c.table_schema = current_schema() and c.table_name = $3 and c.column_name = k and c.is_generated = 'NEVER'
     where d."organizationId" = $1::uuid and d."audioId" = $2::uuid`,
    organizationId,
    id,
    table,
  );
  return rows.map(({ name }) => pg.escapeIdentifier(name));
}

/** Rows that go with a person too, who may have been deleted meanwhile. */
const ofPeople: ReadonlySet<string> = new Set(['meeting_attendee', 'inbox_entry']);

const insertSql = (table: string, columns: readonly string[]) =>
  `insert into "${table}" (${columns.join(', ')})
   select ${columns.map((column) => `r.${column}`).join(', ')}
   from deleted_meeting d, jsonb_populate_recordset(null::"${table}", ${rowsOf(table)}) r
   where d."organizationId" = $1::uuid and d."audioId" = $2::uuid
     ${ofPeople.has(table) ? 'and exists (select 1 from "user" u where u."organizationId" = $1::uuid and u.id = r."userId")' : ''}`;

/** Lets go of a held meeting. */
export async function takeHeld(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
): Promise<Held> {
  const found = await prisma.$queryRaw<Held[]>`
    delete from deleted_meeting where "organizationId" = ${organizationId}::uuid and "audioId" = ${id}::uuid
    returning rows->'origins' as origins, rows->>'deletedById' as "deletedById"`;
  return found[0] ?? { origins: [], deletedById: null };
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
