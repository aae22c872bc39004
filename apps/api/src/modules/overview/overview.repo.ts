import type { Overview } from '@tavla/shared/contracts/overview';
import type { CompanyPrisma } from '@/db/scope';

export type Numbers = Pick<Overview, 'people' | 'tasks' | 'meetings' | 'storageBytes'>;

/**
 * Every number of the overview in one statement: each table is read once.
 * @param today the day where the person is who asks: what was due before is overdue
 */
export async function selectNumbers(
  prisma: Pick<CompanyPrisma, '$queryRaw'>,
  organizationId: string,
  today: string,
): Promise<Numbers> {
  const rows = await prisma.$queryRaw<Numbers[]>`
    with people as (
      select count(*) filter (where not u.blocked) as active,
        count(*) filter (where u.blocked) as inactive,
        count(*) filter (where not u.blocked and r."nameKey" = 'admin') as admins,
        count(*) filter (where not u.blocked and u."lastSeenAt" is null) as "neverSignedIn"
      from "user" u join role r on r."organizationId" = u."organizationId" and r.id = u."roleId"
      where u."organizationId" = ${organizationId}::uuid
    ), tasks as (
      select count(*) filter (where "column" = 'pending') as pending,
        count(*) filter (where "column" = 'todo') as todo,
        count(*) filter (where "column" = 'in-progress') as "inProgress",
        count(*) filter (where "column" = 'done') as done,
        count(*) filter (where "column" not in ('done', 'trash') and "endDate" < ${today}::date) as overdue
      from task where "organizationId" = ${organizationId}::uuid
    ), meetings as (
      select count(*) filter (where status in ('queued', 'transcribing', 'analysing')) as processing,
        count(*) filter (where status = 'failed') as failed,
        count(*) filter (where status = 'done') as done,
        coalesce(sum("sizeBytes"), 0) as bytes
      from audio where "organizationId" = ${organizationId}::uuid
    ), attachments as (
      select coalesce(sum("sizeBytes"), 0) as bytes
      from chat_attachment where "organizationId" = ${organizationId}::uuid
    )
    select to_jsonb(people) as people, to_jsonb(tasks) as tasks, to_jsonb(meetings) - 'bytes' as meetings,
      (meetings.bytes + attachments.bytes)::float8 as "storageBytes"
    from people, tasks, meetings, attachments`;
  if (!rows[0]) throw new Error('aggregates always answer one row');
  return rows[0];
}
