import { retentionGrace } from '@tavla/shared/meetings/retention';
import type { CompanyDb } from '@/db/database';

const previewSql = `
  with o as (
    select id, case when $3 then now() + make_interval(secs => ${retentionGrace / 1_000}) else "retentionFrom" end as "from"
    from organization where id = $1::uuid
  )
  select o."from",
    (select count(*)::int from audio a where a."organizationId" = o.id
       and a."createdAt" <= o."from" - make_interval(hours => 24 * $2)) as count,
    (select greatest(a."createdAt" + make_interval(hours => 24 * $2), o."from") from audio a
       where a."organizationId" = o.id order by a."createdAt" limit 1) as "nextAt"
  from o`;

/**
 * What a retention of so many days deletes.
 * @param isNew whether it would begin a day from now; otherwise when the present one does
 */
export async function selectPreview(
  { organizationId, pool }: CompanyDb,
  days: number,
  isNew: boolean,
): Promise<{ from: Date; count: number; nextAt: Date | null }> {
  const { rows } = await pool.query(previewSql, [organizationId, days, isNew]);
  return rows[0];
}
