import type { Erasure, FormerPerson } from '@tavla/shared/contracts/data/erasures';
import type { CompanyDb } from '@/db/database';
import type { Prisma, Erasure as Row } from '@/db/generated/client';
import { isHuman } from '@/db/service-accounts';
import { steps } from './steps/steps';

export function presentErasure(row: Row, isActive = false): Erasure {
  const { id, userId, state, name, step, counts, createdAt, startedById, startedAt, finishedAt } = row;
  const sums = Object.values(counts as Record<string, number>);
  return {
    ...{
      id,
      personId: userId,
      name,
      state: state as Erasure['state'],
      startedById,
      isActive,
    },
    progress: state === 'done' ? 1 : step / steps.length,
    changed: sums.reduce((sum, one) => sum + one, 0),
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

const mostListed = 200;

/** What is open first: a request is not to be lost behind what is over. */
export async function listErasures({ prisma }: CompanyDb): Promise<Erasure[]> {
  const newest = (where: Prisma.ErasureWhereInput) =>
    prisma.erasure.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: mostListed,
    });
  const open = await newest({ state: { not: 'done' } });
  const over = await newest({ state: 'done' });
  const rows = [...open, ...over];
  const asked = rows.filter(({ state }) => state === 'requested').map(({ userId }) => userId);
  const active = await prisma.user.findMany({
    where: { id: { in: asked }, blocked: false },
    select: { id: true },
  });
  const ids = new Set(active.map(({ id }) => id));
  return rows.map((row) => presentErasure(row, ids.has(row.userId)));
}

const mostShown = 50;

/** $1 company, $2 what is looked for, as of `like`; $3 the same as it was typed. */
const formerSql = `
  with gone as (
    select distinct on (a."targetId") a."targetId"::uuid as id, a."targetName" as name, a."createdAt" as "deletedAt"
    from audit_entry a where a."organizationId" = $1::uuid and a.action = 'user.delete' and a."targetType" = 'user'
    order by a."targetId", a."createdAt" desc
  ), former as (
    select u.id, trim(trim(u."firstName") || ' ' || trim(u."lastName")) as name, 'inactive' as state,
      null::timestamptz as "deletedAt"
    from "user" u where u."organizationId" = $1::uuid and u.blocked and ${isHuman('u')}
    union all
    select g.id, g.name, 'deleted', g."deletedAt" from gone g
    where not exists (select 1 from "user" u where u."organizationId" = $1::uuid and u.id = g.id)
  )
  select f.* from former f
  where not exists (select 1 from erasure e where e."organizationId" = $1::uuid and e."userId" = f.id)
    and ($2::text is null or lower(f.name) like $2 or f.id::text = lower($3))
  order by lower(f.name), f.id limit ${mostShown}`;

/** Who is in no erasing, and has not asked to be. */
export async function listFormerPeople(
  { pool, organizationId }: CompanyDb,
  q: string | undefined,
): Promise<FormerPerson[]> {
  const words = q?.trim();
  const like = words ? `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const { rows } = await pool.query<Omit<FormerPerson, 'deletedAt'> & { deletedAt: Date | null }>(formerSql, [
    organizationId,
    like,
    words ?? null,
  ]);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt?.toISOString() ?? null }));
}
