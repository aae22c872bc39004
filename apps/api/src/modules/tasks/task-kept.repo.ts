import type { RunSql } from '@/db/run-sql';

/** Whether a task is there at all, on the board or in the trash, which lets go of what was deleted long ago. */
export async function isKept(run: RunSql, organizationId: string, id: string): Promise<boolean> {
  const rows = await run(
    'select 1 from task t where t."organizationId" = $1::uuid and t.id = $2::uuid',
    organizationId,
    id,
  );
  return rows.length > 0;
}
