import type pg from 'pg';
import type { CompanyDb } from '@/db/database';

/** Whether a task can be given to somebody: who is blocked keeps what they have, and gets nothing new. */
export type AssigneeState = 'active' | 'blocked' | 'unknown';

/** $1 company; `person` is a parameter with an id or null. */
export const assigneeStateSql = (person: string) => `case when ${person}::uuid is null then 'active'
  else coalesce((select case when u.blocked then 'blocked' else 'active' end from "user" u
    where u."organizationId" = $1::uuid and u.id = ${person}::uuid), 'unknown') end`;

/** How it is with one person, or with nobody. */
export async function readAssignee(
  db: CompanyDb,
  client: pg.Pool | pg.PoolClient,
  userId: string | null,
): Promise<AssigneeState> {
  const { rows } = await client.query<{ state: AssigneeState }>(`select ${assigneeStateSql('$2')} as state`, [
    db.organizationId,
    userId,
  ]);
  return rows[0]?.state ?? 'unknown';
}

/** Whether each of these tasks is somebody's now or was once. */
export async function haveHad(
  db: CompanyDb,
  client: pg.Pool | pg.PoolClient,
  userId: string,
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from task t where t."organizationId" = $1::uuid and t.id = any($2::uuid[])
       and (t."userId" = $3::uuid or exists (select from task_edit e
         where e."organizationId" = $1::uuid and e."taskId" = t.id and e.changes @> $4::jsonb))`,
    [db.organizationId, ids, userId, JSON.stringify([{ field: 'userId', from: userId }])],
  );
  return rows[0]?.count === ids.length;
}

/** How it is with each of these people; whoever is not of the company is left out. */
export async function findAssignees(
  db: CompanyDb,
  client: pg.Pool | pg.PoolClient,
  ids: readonly string[],
): Promise<Map<string, AssigneeState>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<{ id: string; state: AssigneeState }>(
    `select id, case when blocked then 'blocked' else 'active' end as state from "user"
     where "organizationId" = $1 and id = any($2::uuid[])`,
    [db.organizationId, ids],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}
