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
