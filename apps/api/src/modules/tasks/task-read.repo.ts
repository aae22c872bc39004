import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import { type AssigneeState, assigneeStateSql } from './find/assignees.repo';
import { taskSql } from './task-columns';
import type { Slot } from './task-position';
import type { TaskRow } from './task-row';
import { isFound, seesOrigin } from './task-sight';

/** A neighbour that a card shall stand beside, by id; see `Place` of the contract. */
export interface WantedPlace {
  column: string;
  afterId: string | null;
  beforeId: string | null;
  /** Where to when neither neighbour is there any more. */
  otherwise: 'top' | 'bottom';
}

/** A task with what is needed to decide its change, as of one moment. */
export interface TaskReading {
  row: TaskRow | undefined;
  slot: Slot;
  /** Of whoever shall have the task; nobody at all can always have it. */
  assignee: AssigneeState;
}

const inColumn = `select position from task where "organizationId" = $1::uuid and "column" = $3
  and id <> all($2::uuid[])`;

/** $1 company, $2 moving cards, $3 column, $4 after, $5 before, $6 whether the top is the way out. */
export const slotSql = `
  select
    case
      when a.position is not null then a.position
      when b.position is not null then (${inColumn} and position < b.position order by position desc limit 1)
      when $6::boolean then null
      else (${inColumn} order by position desc limit 1)
    end as lower,
    case
      when a.position is not null then (${inColumn} and position > a.position order by position limit 1)
      when b.position is not null then b.position
      when $6::boolean then (${inColumn} order by position limit 1)
    end as upper
  from (select 1) one
  left join task a on a."organizationId" = $1::uuid and a.id = $4::uuid and a."column" = $3 and a.id <> all($2::uuid[])
  left join task b on b."organizationId" = $1::uuid and b.id = $5::uuid and b."column" = $3 and b.id <> all($2::uuid[])`;

/** $1 company, $2 tasks, $3 viewer: whether each one's old place in its old column is taken, and the next card after it. */
const lockSql = `
  select p.taken, p.next, ${taskSql.row}, ${seesOrigin('$3::uuid')} as "seesOrigin"
  from task t
  left join lateral (
    select
      exists (select 1 from task o where o."organizationId" = $1::uuid and o."column" = c.name
        and o.position = t."deletedFrom") as taken,
      (select o.position from task o where o."organizationId" = $1::uuid and o."column" = c.name
        and o.position > coalesce(t."deletedFrom", '') order by o.position limit 1) as next
    from (select case t.status when 'on-approval' then 'pending' else t.status end as name) c
  ) p on t."column" = 'trash'
  where t."organizationId" = $1::uuid and t.id = any($2::uuid[]) and ${isFound('$3::uuid')}
  order by t.id
  for update of t`;

const readSql = `
  select slot.lower, slot.upper,
    ${assigneeStateSql('$7')} as assignee,
    ${taskSql.row}, ${seesOrigin('$8::uuid')} as "seesOrigin"
  from (${slotSql}) slot
  left join task t on t."organizationId" = $1::uuid and t.id = ($2::uuid[])[1] and ${isFound('$8::uuid')}`;

/** Reads a task, the slot beside the wanted neighbours and how it is with the assignee: one query. */
export async function readTask(
  db: CompanyDb,
  id: string,
  place?: WantedPlace,
  userId?: string | null,
): Promise<TaskReading> {
  const { rows } = await db.pool.query({
    name: 'task-read',
    text: readSql,
    values: [...slotValues(db, [id], place), userId ?? null, db.viewerId],
  });
  const { lower, upper, assignee, ...row } = rows[0];
  return { row: row.id === null ? undefined : row, slot: { lower, upper }, assignee };
}

/** A task, deleted or not, with what stands where it stood before it was deleted. */
export interface LockedTask {
  row: TaskRow;
  taken: boolean;
  next: string | null;
}

/** Locks tasks in one order for everybody, so that batches wait for each other instead of deadlocking. */
export async function lockTasks(
  db: CompanyDb,
  client: pg.PoolClient,
  ids: string[],
): Promise<Map<string, LockedTask>> {
  const { rows } = await client.query({
    name: 'task-lock',
    text: lockSql,
    values: [db.organizationId, ids, db.viewerId],
  });
  return new Map(rows.map(({ taken, next, ...row }) => [row.id, { row, taken, next }]));
}

/**
 * The versions with which tasks were last brought back by somebody, by task. What the product itself changes of a deleted
 * task raises its version as well, so that one alone does not tell.
 */
export async function findReturns(
  db: CompanyDb,
  client: pg.PoolClient,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<{ id: string; version: number }>(
    `select "taskId" as id, max(version) as version from task_edit
     where "organizationId" = $1::uuid and "taskId" = any($2::uuid[]) and kind = 'restored' group by "taskId"`,
    [db.organizationId, ids],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Locks up to `count` cards on each side of the slot and tells the positions beyond them. */
export async function lockNeighbourhood(
  db: CompanyDb,
  client: pg.PoolClient,
  column: string,
  { lower, upper }: Slot,
  count: number,
): Promise<TaskRow[]> {
  const where = `from task t where t."organizationId" = $1::uuid and t."column" = $2`;
  for (;;) {
    const { rows } = await client.query(
      `select near.was, ${taskSql.row}
       from (
         (select t.id, t.position as was ${where} and t.position <= $3 order by t.position desc limit $5)
         union all
         (select t.id, t.position as was ${where} and ($4::text is null or t.position >= $4)
            and ($3::text is null or t.position > $3)
          order by t.position limit $5)
       ) near
       join task t on t."organizationId" = $1::uuid and t.id = near.id
       order by t.id for update of t`,
      [db.organizationId, column, lower, upper, count],
    );
    const cards: { was: string; row: TaskRow }[] = rows.map(({ was, ...row }) => ({ was, row }));
    // A card that was moved while its lock was waited for is read where it is now: who stands here is read anew.
    if (!cards.every(({ was, row }) => row.column === column && row.position === was)) continue;
    return cards.map(({ row }) => row).sort((a, b) => (a.position < b.position ? -1 : 1));
  }
}

/** Of places where cards stood once, by card, those where nobody stands now. */
export async function findFreePositions(
  db: CompanyDb,
  client: pg.PoolClient,
  places: readonly { id: string; column: string; position: string }[],
): Promise<Map<string, string>> {
  if (places.length === 0) return new Map();
  const { rows } = await client.query<{ id: string; position: string }>(
    `select p.id, p.position from jsonb_to_recordset($2::jsonb) as p (id uuid, "column" text, position text)
     where not exists (select from task t where t."organizationId" = $1::uuid and t."column" = p."column"
       and t.position = p.position)`,
    [db.organizationId, JSON.stringify(places)],
  );
  return new Map(rows.map(({ id, position }) => [id, position]));
}

/** The slot beside the wanted neighbours, the moving cards themselves not counted. */
export async function readSlot(
  db: CompanyDb,
  client: pg.Pool | pg.PoolClient,
  moving: string[],
  place: WantedPlace,
): Promise<Slot> {
  const { rows } = await client.query({
    name: 'task-slot',
    text: slotSql,
    values: slotValues(db, moving, place),
  });
  return rows[0];
}

function slotValues(db: CompanyDb, moving: string[], place?: WantedPlace): unknown[] {
  const { column = '', afterId = null, beforeId = null, otherwise = 'top' } = place ?? {};
  return [db.organizationId, moving, column, afterId, beforeId, otherwise === 'top'];
}
