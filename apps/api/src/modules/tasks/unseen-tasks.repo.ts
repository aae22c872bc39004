import type { CompanyDb } from '@/db/database';
import { isFound } from './task-sight';

/** $1 company, $2 tasks, $3 viewer. */
const unseenSql = `
  select m.id::text from unnest($2::uuid[]) m (id)
  where not exists (
    select 1 from task t where t."organizationId" = $1::uuid and t.id = m.id and t."column" <> 'trash'
      and ${isFound('$3::uuid')}
  )`;

/** Those of these tasks that are not there for whoever asks. */
export async function findUnseen(
  { organizationId, pool, viewerId }: CompanyDb,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(unseenSql, [organizationId, ids, viewerId]);
  return rows.map(({ id }) => id);
}

/** Whether tasks, deleted ones included, are there for the viewer, by their ids; those that are gone for good are left out. */
export async function findSight(
  { organizationId, pool, viewerId }: CompanyDb,
  ids: readonly string[],
): Promise<Map<string, boolean>> {
  const { rows } = await pool.query<{ id: string; isSeen: boolean }>(
    `select t.id, ${isFound('$3::uuid')} as "isSeen" from task t
     where t."organizationId" = $1::uuid and t.id = any($2::uuid[])`,
    [organizationId, ids, viewerId],
  );
  return new Map(rows.map(({ id, isSeen }) => [id, isSeen]));
}
