import type { CompanyDb } from '@/db/database';
import { seesThis } from '@/db/meeting-viewers';

/** $1 company, $2 meetings, $3 viewer. */
const unseenSql = `
  select m.id::text from unnest($2::uuid[]) m (id)
  where not exists (
    select 1 from audio a where a."organizationId" = $1::uuid and a.id = m.id and ${seesThis('$3::uuid')}
  )`;

/** Which of these meetings whoever asks may not see now; those that are gone are not there for anybody. */
export async function unseenMeetings(
  { organizationId, pool, viewerId }: CompanyDb,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await pool.query<{ id: string }>(unseenSql, [organizationId, ids, viewerId]);
  return new Set(rows.map(({ id }) => id));
}
