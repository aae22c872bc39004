import type { CompanyDb } from '@/db/database';
import { isFound } from '../task-sight';

/** What a calendar shows of a task. */
export interface DueTask {
  id: string;
  title: string;
  status: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** YYYY-MM-DD */
  endDate: string;
  /** The name of whoever is to do it. */
  assignee: string | null;
}

/**
 * $1 company, $2 viewer, $3 whether only theirs, $4 the first day, $5 how many, $6 today. Where there are more, those that
 * are due from today on come first, the soonest ahead, then those that were due, the latest ahead.
 */
const dueSql = `
  select due.* from (
    select t.id, t.title, t.status, t.version, t."createdAt", t."updatedAt", t."endDate"::text as "endDate",
      nullif(trim(concat_ws(' ', u."firstName", u."lastName")), '') as assignee
    from task t
    left join "user" u on u."organizationId" = t."organizationId" and u.id = t."userId"
    where t."organizationId" = $1::uuid and t."column" <> 'trash' and t."endDate" >= $4::date
      and (not $3::boolean or t."userId" = $2::uuid) and ${isFound('$2::uuid')}
    order by t."endDate" < $6::date, abs(t."endDate" - $6::date), t.id limit $5::int) due
  order by due."endDate"::date, due.id`;

/** Tasks on the board that are due on a day or later, as the viewer sees them, the earliest first; of too many the past is left out. */
export async function selectDueTasks(
  { pool, organizationId, viewerId }: CompanyDb,
  { onlyOwn, from, today, limit }: { onlyOwn: boolean; from: string; today: string; limit: number },
): Promise<DueTask[]> {
  const values = [organizationId, viewerId, onlyOwn, from, limit, today];
  return (await pool.query<DueTask>({ name: 'due-tasks', text: dueSql, values })).rows;
}
