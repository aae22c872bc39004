import { endedStatuses } from '@tavla/shared/meetings/work';
import type { CompanyDb } from '@/db/database';
import type { Audio } from '@/db/generated/client';
import type { CompanyTransaction } from '@/db/scope';
import { isClockSteady, isGraceLived } from '@/modules/organizations/retention-clock';

/**
 * Up to when what came is past the retention of company $1; null when nothing may be deleted now. A day has 24 hours,
 * also where clocks are put on.
 */
const boundSql = `(
  select now() - make_interval(hours => 24 * o."retentionDays") from organization o
  where o.id = $1::uuid and o."retentionFrom" <= now() and ${isClockSteady} and ${isGraceLived}
)`;

/**
 * `audio a` that is to be deleted now, all by the clock of the database, also at the last moment. The bound stands by
 * itself, so that the index of when meetings came is read no further than to it.
 */
const dueSql = `
  from audio a where a."organizationId" = $1::uuid and a."createdAt" <= ${boundSql}
    and a.status in (${endedStatuses.map((one) => `'${one}'`).join(', ')})`;

/** The meetings of a company that are to be deleted now, the oldest first. */
export async function selectDue(
  { organizationId, pool }: Pick<CompanyDb, 'organizationId' | 'pool'>,
  limit: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select a.id ${dueSql} order by a."createdAt", a.id limit $2`,
    [organizationId, limit],
  );
  return rows.map(({ id }) => id);
}

export type DueMeeting = Pick<Audio, 'id' | 'name'> & { retentionDays: number };

/**
 * A meeting that is still to be deleted, locked until the transaction ends; undefined when it is gone or kept after all,
 * or when somebody else is at it.
 */
export async function lockDue(
  prisma: CompanyTransaction,
  organizationId: string,
  id: string,
): Promise<DueMeeting | undefined> {
  const [found] = await prisma.$queryRawUnsafe<DueMeeting[]>(
    `select a.id, a.name, (select "retentionDays" from organization where id = $1::uuid) ${dueSql}
       and a.id = $2::uuid for update of a skip locked`,
    organizationId,
    id,
  );
  return found;
}
