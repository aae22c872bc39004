import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import { audienceCtes, audienceOf } from '@/db/events/audience-sql';
import { tokenColumns } from '@/db/events/by-token';
import type { Actor } from '@/db/events/change';
import { appendEventCtes, eventChannel, type NewEvent } from '@/db/events/event-log';
import { jsonInParts } from '@/http/bodies/json-in-parts';
import { changingValues, taskSql } from '../task-columns';
import type { TaskSave } from '../task-row';

/** A task to be written, with its story and the one event that tells of it. */
export interface TaskWrite {
  actor: Actor;
  save: TaskSave;
  event: NewEvent;
}

/** Inserts the story's lines of the tasks in `saved`; $2 are the entries, $3 the edits. */
const storyCtes = `entered as (
    insert into task_status_entry
      ("organizationId", id, "taskId", status, note, meta, "actorId", "actorName", "tokenId", "tokenName",
       "createdAt")
    select $1::uuid, x.id, x."taskId", x.status, x.note, x.meta, x."actorId", x."actorName", x."tokenId", x."tokenName",
      x."createdAt"
    from jsonb_to_recordset($2::text::jsonb) as x(id uuid, "taskId" uuid, status text, note text, meta text,
      "actorId" uuid, "actorName" text, "tokenId" uuid, "tokenName" text, "createdAt" timestamptz)
    where x."taskId" in (select id from saved)
  ), edited as (
    insert into task_edit
      ("organizationId", id, "taskId", kind, version, changes, "actorId", "actorName", "tokenId", "tokenName",
       "createdAt")
    select $1::uuid, x.id, x."taskId", x.kind, x.version, x.changes, x."actorId", x."actorName", x."tokenId",
      x."tokenName", x."createdAt"
    from jsonb_to_recordset($3::text::jsonb) as x(id uuid, "taskId" uuid, kind text, version int, changes jsonb,
      "actorId" uuid, "actorName" text, "tokenId" uuid, "tokenName" text, "createdAt" timestamptz)
    where x."taskId" in (select id from saved)
  )`;

/**
 * A task that goes or comes back is in the audit log as well. What a meeting proposes and nobody has decided on is there
 * without its title: the log stays as it is, and the meeting may be closed to its readers any day. Moves, the hot path,
 * do without it.
 */
const auditCte = `audited as (
    insert into audit_entry ("organizationId", id, "actorId", "actorName", action, "targetType", "targetId",
      "targetName", ip, "userAgent", "tokenId", "tokenName")
    select $1::uuid, x.id, x."actorId", x."actorName",
      case x.kind when 'deleted' then 'task.delete' else 'task.restore' end, 'task', x."taskId",
      case when x."isProposed" then '' else x.title end, x.ip, x."userAgent",
      x."tokenId", x."tokenName"
    from jsonb_to_recordset($3::text::jsonb) as x(id uuid, "taskId" uuid, kind text, title text, "actorId" uuid,
      "isProposed" boolean, "actorName" text, ip text, "userAgent" text, "tokenId" uuid, "tokenName" text)
    where x.kind in ('deleted', 'restored') and x."taskId" in (select id from saved)
  )`;

/** A prepared statement in its two forms, each under a name of its own. */
const statement = (name: string, sql: (ctes: string) => string) => ({
  plain: { name, text: sql(storyCtes) },
  audited: { name: `${name}-audited`, text: sql(`${storyCtes}, ${auditCte}`) },
});

const isAudited = ({ save }: TaskWrite) =>
  save.edits.some(({ kind }) => kind === 'deleted' || kind === 'restored');

function linesOf(kind: 'entries' | 'edits', { actor, save }: TaskWrite): object[] {
  const { id: actorId, name: actorName, ip, userAgent } = actor;
  const { title, status, originAudioId, originStartMs, updatedAt: createdAt } = save.after;
  const isProposed = status === 'on-approval' && (originAudioId !== null || originStartMs !== null);
  const told = { actorId, actorName, ...tokenColumns(actor), ip, userAgent, title, isProposed, createdAt };
  return save[kind].map((line) => ({ ...line, ...told }));
}

const updateOne = statement(
  'task-update-one',
  (ctes) => `
  with saved as (
    update task set ${taskSql.setFrom(7)}
    where "organizationId" = $1::uuid and id = $5::uuid and version = $6::int - 1
    returning id
  ), ${ctes}, ${appendEventCtes('saved', 1, 4)}
  select count(*)::int as saved from saved, told`,
);

/**
 * Saves the change of one task: one statement. False when somebody changed the task since it was read; then
 * nothing was written.
 */
export async function saveOne(db: CompanyDb, write: TaskWrite): Promise<boolean> {
  const { after } = write.save;
  const { rows } = await db.pool.query({
    ...(isAudited(write) ? updateOne.audited : updateOne.plain),
    values: [
      db.organizationId,
      JSON.stringify(linesOf('entries', write)),
      JSON.stringify(linesOf('edits', write)),
      JSON.stringify(write.event),
      after.id,
      after.version,
      ...changingValues(after),
    ],
  });
  return rows[0].saved === 1;
}

/** The array of ids beside the records lets the planner look each task up by its key. */
const saveManyAtOnce = statement(
  'task-save-many',
  (ctes) => `
  with incoming as (
    select * from jsonb_to_recordset($4::text::jsonb) as x(n int, event jsonb, ${taskSql.record})
  ), updated as (
    update task t set ${taskSql.setFromX}
    from incoming x
    where t."organizationId" = $1::uuid and t.id = any($5::uuid[]) and t.id = x.id and t.version = x.version - 1
    returning t.id
  ), inserted as (
    insert into task ("organizationId", ${taskSql.names})
    select $1::uuid, ${taskSql.names} from incoming where version = 1
    returning id
  ), saved as (
    select id from updated union all select id from inserted
  ), ${ctes}, counter as (
    update organization set "eventSeq" = "eventSeq" + (select count(*) from saved)
    where id = $1::uuid and exists (select 1 from saved) returning "eventSeq"
  ), ${audienceCtes('$1::uuid', 'event', 'incoming')}, appended as (
    insert into event ("organizationId", seq, resource, action, data, audience, "audienceId")
    select $1::uuid, c."eventSeq" - (select count(*) from saved) + row_number() over (order by x.n),
      x.event->>'resource', x.event->>'action', x.event->'data', whom.inline, whom.id
    from counter c, incoming x left join whom on ${audienceOf('x.event')} where x.id in (select id from saved)
  ), told as (
    select pg_notify('${eventChannel}', $1::text) from counter
  )
  select array(select id::text from saved) as ids from (select count(*) from told) t`,
);

/**
 * Saves new and changed tasks, each once, with their story and one event each in the order given: one
 * statement. Its values are megabytes when many tasks have many tags, so they are written in parts, and as bytes,
 * which the driver need not measure and encode in one piece.
 * @returns the ids that were saved; the others were changed by somebody since they were read
 */
export async function saveMany(
  db: CompanyDb,
  client: pg.Pool | pg.PoolClient,
  writes: TaskWrite[],
): Promise<Set<string>> {
  const lines = (kind: 'entries' | 'edits') =>
    jsonInParts(
      writes.flatMap((write) => linesOf(kind, write)),
      (line) => line,
    );
  const values = [
    db.organizationId,
    await lines('entries'),
    await lines('edits'),
    await jsonInParts(writes, ({ save, event }, n) => ({ ...save.after, n, event })),
    writes.map(({ save }) => save.after.id),
  ];
  const { rows } = await client.query({
    ...(writes.some(isAudited) ? saveManyAtOnce.audited : saveManyAtOnce.plain),
    values,
  });
  return new Set(rows[0].ids);
}
