import type { CompanyDb } from '@/db/database';
import { type TokenColumns, tokenColumns } from '@/db/events/by-token';
import type { Actor } from '@/db/events/change';
import { pageBytes } from '@/db/events/page-bytes';
import type { StatusEntry, TaskEdit } from '../task-row';

type Stored<Line> = Line & TokenColumns & { actorId: string | null; actorName: string; createdAt: Date };

/** A status entry belongs to the change it follows when the same person wrote that one this recently. */
const sameChange = '1 minute';

const entryColumns = `id, "taskId", status, note, meta, "createdAt"`;

/**
 * The entry of a status that the task has already: the newest one, with the caller's words when the change
 * was their own a moment ago; a new one when the task never got an entry.
 */
export async function recordStatus(
  db: CompanyDb,
  actor: Actor,
  entry: StatusEntry,
  hasWords: boolean,
): Promise<StatusEntry & { createdAt: Date }> {
  const { tokenId, tokenName } = tokenColumns(actor);
  const { rows } = await db.pool.query(
    `with newest as (
       select * from task_status_entry where "organizationId" = $1::uuid and "taskId" = $2::uuid
       order by "createdAt" desc, id desc limit 1
     ), worded as (
       update task_status_entry e set note = $5, meta = $6 from newest n
       where e."organizationId" = $1::uuid and e.id = n.id and n."actorId" = $7::uuid and $9::boolean
         and n."createdAt" > now() - interval '${sameChange}'
       returning e.id, e."taskId", e.status, e.note, e.meta, e."createdAt"
     ), made as (
       insert into task_status_entry ("organizationId", id, "taskId", status, note, meta, "actorId", "actorName",
         "tokenId", "tokenName")
       select $1::uuid, $3::uuid, $2::uuid, $4, $5, $6, $7::uuid, $8, $10::uuid, $11 where not exists (select 1 from newest)
       returning ${entryColumns}
     )
     select * from worded
     union all select * from made
     union all select ${entryColumns} from newest where not exists (select 1 from worded)`,
    [
      db.organizationId,
      entry.taskId,
      entry.id,
      entry.status,
      entry.note,
      entry.meta,
      actor.id,
      actor.name,
      hasWords,
      tokenId,
      tokenName,
    ],
  );
  return rows[0];
}

/** Of each kind of line, within `pageBytes` too: edits keep texts as they were and as they became. */
const mostLines = 1_000;

/** The newest lines of a task's story, each kind in order: as much as one answer can carry in good time. */
export async function readStory(
  db: CompanyDb,
  taskId: string,
): Promise<{ entries: Stored<StatusEntry>[]; edits: Stored<TaskEdit>[] }> {
  const values = [db.organizationId, taskId];
  const [entries, edits] = await Promise.all([
    db.pool.query(
      `select ${entryColumns}, "actorId", "actorName", "tokenId", "tokenName" from (
         select *, sum(octet_length(note) + octet_length(meta::text))
           over (order by "createdAt" desc, id desc) as size from (
           select * from task_status_entry where "organizationId" = $1::uuid and "taskId" = $2::uuid
           order by "createdAt" desc, id desc limit ${mostLines}
         ) newest
       ) sized where coalesce(size, 0) <= ${pageBytes} order by "createdAt", id`,
      values,
    ),
    db.pool.query(
      `select id, "taskId", kind, version, changes, "actorId", "actorName", "tokenId", "tokenName", "createdAt" from (
         select *, sum(octet_length(changes::text)) over (order by "createdAt" desc, id desc) as size from (
           select * from task_edit where "organizationId" = $1::uuid and "taskId" = $2::uuid
           order by "createdAt" desc, id desc limit ${mostLines}
         ) newest
       ) sized where coalesce(size, 0) <= ${pageBytes} order by "createdAt", id`,
      values,
    ),
  ]);
  return { entries: entries.rows, edits: edits.rows };
}
