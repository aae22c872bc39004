import type { Overview } from '@tavla/shared/contracts/overview';
import type { CompanyDb } from '@/db/database';
import { seesThis } from '@/db/meeting-viewers';
import { isHuman } from '@/db/service-accounts';
import { isFound } from '@/modules/tasks/task-sight';

export type Numbers = Pick<Overview, 'people' | 'tasks' | 'meetings' | 'storageBytes'>;

/**
 * Every number of the overview in one statement: each table is read once. Meetings that the person may not see, and
 * what they propose, are not counted; what they take of the storage is.
 * @param today the day where the person is who asks: what was due before is overdue
 */
export async function selectNumbers(db: CompanyDb, today: string): Promise<Numbers> {
  const { rows } = await db.pool.query<Numbers>(numbersSql, [db.organizationId, today, db.viewerId]);
  if (!rows[0]) throw new Error('aggregates always answer one row');
  return rows[0];
}

/** $1 company, $2 day, $3 viewer. */
const numbersSql = `
    with people as (
      select count(*) filter (where not u.blocked) as active,
        count(*) filter (where u.blocked) as inactive,
        count(*) filter (where not u.blocked and r."nameKey" = 'admin') as admins,
        count(*) filter (where not u.blocked and u."lastSeenAt" is null) as "neverSignedIn"
      from "user" u join role r on r."organizationId" = u."organizationId" and r.id = u."roleId"
      where u."organizationId" = $1::uuid and ${isHuman('u')}
    ), tasks as (
      select count(*) filter (where "column" = 'pending') as pending,
        count(*) filter (where "column" = 'todo') as todo,
        count(*) filter (where "column" = 'in-progress') as "inProgress",
        count(*) filter (where "column" = 'done') as done,
        count(*) filter (where "column" not in ('done', 'trash') and "endDate" < $2::date) as overdue
      from task t where t."organizationId" = $1::uuid and ${isFound('$3::uuid')}
    ), meetings as (
      select count(*) filter (where seen and status in ('queued', 'transcribing', 'analysing')) as processing,
        count(*) filter (where seen and status = 'failed') as failed,
        count(*) filter (where seen and status = 'done') as done,
        coalesce(sum("sizeBytes"), 0) as bytes
      from (
        select a.status, a."sizeBytes", ${seesThis('$3::uuid')} as seen
        from audio a where a."organizationId" = $1::uuid
      ) meeting
    ), attachments as (
      select coalesce(sum("sizeBytes"), 0) as bytes
      from chat_attachment where "organizationId" = $1::uuid
    )
    select to_jsonb(people) as people, to_jsonb(tasks) as tasks, to_jsonb(meetings) - 'bytes' as meetings,
      (meetings.bytes + attachments.bytes)::float8 as "storageBytes"
    from people, tasks, meetings, attachments`;
