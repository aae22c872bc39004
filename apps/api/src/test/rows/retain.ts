import type { Database } from '@/db/database';

/** Gives a company a retention whose last look was so many days ago, and whose day of grace was over by then. */
export async function retain(
  { pool }: Pick<Database, 'pool'>,
  organizationId: string,
  retentionDays: number,
  lookedDaysAgo = 0,
): Promise<void> {
  await pool.query(
    `update organization set "retentionDays" = $2, "retentionFrom" = now() - interval '1 hour' - make_interval(days => greatest($3, 0)),
       "retentionCheckedAt" = now() - make_interval(days => $3)
     where id = $1`,
    [organizationId, retentionDays, lookedDaysAgo],
  );
}

/** The moment so many days ago, by the clock of this machine, which is the database's in tests. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
