import type { CompanyTransaction } from '@/db/scope';
import { taskSql } from '../task-columns';
import type { OriginOfTask, TaskRow } from '../task-row';

type Runs = Pick<CompanyTransaction, '$queryRawUnsafe'>;

const insertSql = `
  insert into task ("organizationId", ${taskSql.names})
  select $1::uuid, ${taskSql.names} from jsonb_to_recordset($2::text::jsonb) as x(${taskSql.record})`;

/** Makes tasks as they are, without a story. */
export async function insertTasks(db: Runs, organizationId: string, rows: readonly TaskRow[]): Promise<void> {
  await db.$queryRawUnsafe(insertSql, organizationId, JSON.stringify(rows));
}

const originsSql = `
  select t.id, t."originStartMs", t."originEndMs", t."originQuote",
    t.status = 'on-approval' and t."column" <> 'trash' as "isUndecided"
  from task t where t."organizationId" = $1::uuid and t."originAudioId" = $2::uuid`;

/** Where the tasks of a meeting came from: what `updateOrigins` puts back. */
export function findOrigins(db: Runs, organizationId: string, audioId: string): Promise<OriginOfTask[]> {
  return db.$queryRawUnsafe(originsSql, organizationId, audioId);
}

const trashSql = `
  update task t set "column" = 'trash', position = id::text, "deletedFrom" = position, "deletedAt" = now(),
    version = version + 1, "updatedAt" = now()
  where "organizationId" = $1::uuid and "originAudioId" = $2::uuid and status = 'on-approval' and "column" <> 'trash'
  returning t.id`;

/** Deletes what a meeting proposed and nobody has decided on, as a person would. */
export function trashProposals(db: Runs, organizationId: string, audioId: string): Promise<{ id: string }[]> {
  return db.$queryRawUnsafe(trashSql, organizationId, audioId);
}

/** $3: the second stays with those that nobody decided on, and seals them; see `isSealed`. */
const clearOriginSql = `
  update task t set "originAudioId" = null, "originEndMs" = null, "originQuote" = null,
    "originStartMs" = case when $3::boolean and status = 'on-approval' then coalesce("originStartMs", 0) end,
    version = version + 1, "updatedAt" = now()
  where "organizationId" = $1::uuid and "originAudioId" = $2::uuid
  returning ${taskSql.row}`;

/**
 * Takes a meeting from all tasks that came from it; answers them as they are then.
 * @param isClosed not everybody could see the meeting: what it proposed and nobody decided on is found by nobody now
 */
export function updateOrigin(
  db: Runs,
  organizationId: string,
  audioId: string,
  isClosed: boolean,
): Promise<TaskRow[]> {
  return db.$queryRawUnsafe<TaskRow[]>(clearOriginSql, organizationId, audioId, isClosed);
}

/** A proposal whose place somebody has taken meanwhile comes to stand right behind it. */
const placeAgain = `case
    when exists (select 1 from task p where p."organizationId" = $1::uuid and p."column" = 'pending'
      and p.position = t."deletedFrom") then t."deletedFrom" || replace(t.id::text, '-', '') || 'V'
    else t."deletedFrom" end`;
const comesBack = `(o."isUndecided" and t."column" = 'trash')`;
const restoreOriginSql = `
  update task t set "originAudioId" = $2::uuid, "originStartMs" = o."originStartMs",
    "originEndMs" = o."originEndMs", "originQuote" = o."originQuote", version = version + 1, "updatedAt" = now(),
    "column" = case when ${comesBack} then 'pending' else t."column" end,
    position = case when ${comesBack} then ${placeAgain} else t.position end,
    "deletedFrom" = case when ${comesBack} then null else t."deletedFrom" end,
    "deletedAt" = case when ${comesBack} then null else t."deletedAt" end
  from jsonb_to_recordset($3::jsonb)
    as o (id uuid, "originStartMs" int, "originEndMs" int, "originQuote" text, "isUndecided" boolean)
  where t."organizationId" = $1::uuid and t.id = o.id and t."originAudioId" is null
  returning ${taskSql.row}`;

/** The opposite of `trashProposals` and `updateOrigin`, for tasks that came from nothing else since. */
export function updateOrigins(
  db: Runs,
  organizationId: string,
  audioId: string,
  origins: readonly OriginOfTask[],
): Promise<TaskRow[]> {
  return db.$queryRawUnsafe<TaskRow[]>(restoreOriginSql, organizationId, audioId, JSON.stringify(origins));
}

const touchSql = `
  update task t set version = version + 1, "updatedAt" = now()
  where "organizationId" = $1::uuid and "originAudioId" = $2::uuid
  returning ${taskSql.row}`;

/** A new version of all tasks that came from a meeting, so that what is told of them is newer than what was. */
export function touchOrigin(db: Runs, organizationId: string, audioId: string): Promise<TaskRow[]> {
  return db.$queryRawUnsafe<TaskRow[]>(touchSql, organizationId, audioId);
}

const reassignSql = `
  update task t set "userId" = $3::uuid, version = version + 1, "updatedAt" = now(),
    "fieldVersions" = "fieldVersions" || jsonb_build_object('userId', version + 1)
  where "organizationId" = $1::uuid and "userId" = $2::uuid
  returning ${taskSql.row}`;

/** Gives all tasks of one person to another, or to nobody; answers them as they are then. */
export function updateAssignee(
  db: Runs,
  organizationId: string,
  fromId: string,
  toId: string | null,
): Promise<TaskRow[]> {
  return db.$queryRawUnsafe<TaskRow[]>(reassignSql, organizationId, fromId, toId);
}

/** What the tasks of a meeting quote. */
export function findQuotes(
  db: Runs,
  organizationId: string,
  audioId: string,
): Promise<{ id: string; quote: string; startMs: number }[]> {
  return db.$queryRawUnsafe(
    `select id, "originQuote" as quote, "originStartMs" as "startMs" from task
     where "organizationId" = $1::uuid and "originAudioId" = $2::uuid
       and "originQuote" is not null and "originStartMs" is not null`,
    organizationId,
    audioId,
  );
}

const quoteSql = `
  update task t set "originQuote" = q.quote, version = version + 1, "updatedAt" = now()
  from jsonb_to_recordset($2::jsonb) as q (id uuid, quote text)
  where t."organizationId" = $1::uuid and t.id = q.id
  returning ${taskSql.row}`;

/** Gives tasks other quotes; answers them as they are then. */
export function updateQuotes(
  db: Runs,
  organizationId: string,
  quotes: readonly { id: string; quote: string }[],
): Promise<TaskRow[]> {
  return db.$queryRawUnsafe<TaskRow[]>(quoteSql, organizationId, JSON.stringify(quotes));
}
