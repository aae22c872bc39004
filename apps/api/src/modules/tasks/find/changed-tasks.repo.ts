import type { CompanyDb } from '@/db/database';
import { isFound, isOpen, seesOrigin } from '../task-sight';

/** One thing that happened to a task. */
export interface ChangeLine {
  kind: 'created' | 'edit' | 'deleted' | 'restored' | 'status';
  /** Of a status. */
  status: string | null;
  /** Of an edit: which fields. */
  fields: string[];
  /** Empty where nobody may know. */
  who: string;
  at: string;
}

export interface ChangedTask {
  id: string;
  title: string;
  lines: ChangeLine[];
}

export interface ChangeSearch {
  /** The first day that counts, in the zone; null for the last changes there were. */
  since: string | null;
  /** The last day that counts; null for up to now. */
  until: string | null;
  timeZone: string;
  forEverybody: boolean;
  /** One task's changes only. */
  taskId: string | null;
}

/** Lines of one task that are told. */
const linesMost = 6;

/** Of `task t`: whether something happened to it from one moment on and before another; it may have been changed since. */
export const changedBetween = (from: string, before: string) =>
  `(${['task_status_entry', 'task_edit']
    .map(
      (table) => `exists (select 1 from ${table} e where e."organizationId" = t."organizationId"
      and e."taskId" = t.id and e."createdAt" >= ${from} and e."createdAt" < ${before})`,
    )
    .join(' or ')})`;

/**
 * What happened to tasks, those first that changed last: as many tasks as `most`, each with its newest lines in order of
 * time. A meeting proposes under its name, which is told to those alone who may see it; where everybody reads along, to
 * nobody unless all may.
 */
export async function findChanged(
  { pool, organizationId, viewerId }: CompanyDb,
  { since, until, timeZone, forEverybody, taskId }: ChangeSearch,
  most: number,
): Promise<ChangedTask[]> {
  const { rows } = await pool.query<ChangedTask>(
    `with start as (
       select coalesce($3::date::timestamp at time zone $4::text, '-infinity') as at,
         coalesce(($8::date + 1)::timestamp at time zone $4::text, 'infinity') as ending
     ), changed as (
       select t.id, t.title, t."updatedAt", t.status, ${seesOrigin('$2::uuid')} and (not $5::boolean or ${isOpen('$1::uuid')}) as "seesOrigin",
         t."originAudioId"
       from task t, start
       where t."organizationId" = $1::uuid and t."column" <> 'trash' and ${isFound('$2::uuid')}
         and (not $5::boolean or t.status <> 'on-approval' or ${isOpen('$1::uuid')})
         and ($6::uuid is null or t.id = $6) and t."updatedAt" >= start.at
         and ($8::date is null or ${changedBetween('start.at', 'start.ending')})
       order by t."updatedAt" desc, t.id limit $7::int
     )
     select c.id, c.title, l.lines from changed c, start cross join lateral (
       select json_agg(json_build_object('kind', x.kind, 'status', x.status, 'fields', x.fields, 'who', x.who,
           'at', x.at) order by x.at, x.id) as lines
       from (
         select * from (
           select e.id, 'status' as kind, e.status, array[]::text[] as fields, e."actorName" as who,
             e."actorId", e."createdAt" as at
           from task_status_entry e where e."organizationId" = $1::uuid and e."taskId" = c.id
           union all
           select e.id, e.kind, null, array(select f->>'field' from jsonb_array_elements(e.changes) f),
             e."actorName", e."actorId", e."createdAt"
           from task_edit e where e."organizationId" = $1::uuid and e."taskId" = c.id
         ) one where one.at >= start.at and one.at < start.ending
         order by one.at desc, one.id desc limit ${linesMost}
       ) newest
       cross join lateral (
         select newest.id, newest.kind, newest.status, newest.fields, newest.at,
           case when newest."actorId" is null and not (c."originAudioId" is not null and c."seesOrigin")
             then '' else newest.who end as who
       ) x
     ) l where l.lines is not null order by c."updatedAt" desc, c.id`,
    [organizationId, viewerId, since, timeZone, forEverybody, taskId, most, until],
  );
  return rows;
}
