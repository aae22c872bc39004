import { retentionGrace } from '@tavla/shared/meetings/retention';
import type pg from 'pg';
import type { CompanyPrisma } from '@/db/scope';
import { isClockSteady, isGraceLived, postponedFrom } from './retention-clock';

type Client = Pick<CompanyPrisma, '$queryRaw'>;

const graceSeconds = retentionGrace / 1_000;

/**
 * Notes since when a company's retention holds: for a new one, a day from now by the clock of the database; otherwise
 * as it was.
 * @returns that moment; null when there is no retention
 */
export async function writeRetentionFrom(
  prisma: Client,
  id: string,
  { isOn, isNew }: { isOn: boolean; isNew: boolean },
): Promise<Date | null> {
  const rows = await prisma.$queryRaw<{ retentionFrom: Date | null }[]>`
    update organization set
      "retentionFrom" = case when not ${isOn} then null
        when ${isNew} then now() + make_interval(secs => ${graceSeconds}::int) else "retentionFrom" end,
      "retentionCheckedAt" = case when ${isNew} then now() else "retentionCheckedAt" end
    where id = ${id}::uuid returning "retentionFrom"`;
  return rows[0]?.retentionFrom ?? null;
}

/** The companies that delete meetings. */
export async function selectRetaining(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from organization where "retentionDays" is not null order by id',
  );
  return rows.map(({ id }) => id);
}

const lookSql = `update organization o set "retentionCheckedAt" = now()
  where id = $1::uuid and (${isClockSteady} and ${isGraceLived} or "retentionDays" is null)`;

/**
 * Notes that the clock was looked at; false when it is far from where it was at the last look, or farther than a look
 * from the next one while a company still has its day.
 */
export async function noteLook(
  prisma: Pick<CompanyPrisma, '$executeRawUnsafe'>,
  id: string,
): Promise<boolean> {
  return (await prisma.$executeRawUnsafe(lookSql, id)) === 1;
}

const postponeSql = `update organization o set "retentionFrom" = ${postponedFrom(graceSeconds)},
    "retentionCheckedAt" = now()
  where id = $1::uuid returning "retentionFrom"`;

/** Puts off what a company deletes, after a look that was not noted; answers until when. */
export async function postponeDeletions(
  prisma: Pick<CompanyPrisma, '$queryRawUnsafe'>,
  id: string,
): Promise<Date | null> {
  const rows = await prisma.$queryRawUnsafe<{ retentionFrom: Date | null }[]>(postponeSql, id);
  return rows[0]?.retentionFrom ?? null;
}
