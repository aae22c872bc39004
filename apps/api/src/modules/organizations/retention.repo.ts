import { retentionGrace } from '@tavla/shared/meetings/retention';
import type { CompanyPrisma } from '@/db/scope';

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
