import type { CalendarScope } from '@tavla/shared/contracts/api-access/calendars';
import type pg from 'pg';
import type { CompanyTransaction } from '@/db/scope';

export interface LinkRow {
  id: string;
  scope: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** A link that holds, with whose it is and from which day on they look. */
export interface OpenLink extends LinkRow {
  scope: CalendarScope;
  organizationId: string;
  userId: string;
  company: string;
  /** YYYY-MM-DD, where they are. */
  today: string;
  /** 90 days before it. */
  from: string;
}

/** Asked each time: whoever is blocked, or may read no tasks any more, is shut out by the next request. */
const openSql = `
  select l.id, l.scope, l."createdAt", l."lastUsedAt", l."organizationId", l."userId", o.name as company,
    day.today::text as today, (day.today - 90)::text as "from"
  from calendar_link l
  join "user" u on u."organizationId" = l."organizationId" and u.id = l."userId"
  join organization o on o.id = l."organizationId"
  cross join lateral (select (now() at time zone coalesce(u."timeZone", o."timeZone", 'UTC'))::date as today) day
  where l.hash = $1 and not u.blocked and o."tokensOfPeople" and exists (
    select 1 from role_permission p where p."organizationId" = u."organizationId" and p."roleId" = u."roleId"
      and p.action = 'read' and p.resource = 'actions')`;

/** The link with this hash, where it holds now. */
export async function findOpenLink(pool: pg.Pool, hash: string): Promise<OpenLink | undefined> {
  return (await pool.query<OpenLink>({ name: 'calendar-link', text: openSql, values: [hash] })).rows[0];
}

const noteSql = `update calendar_link set "lastUsedAt" = now() where "organizationId" = $1 and id = $2
  and ("lastUsedAt" is null or "lastUsedAt" not between now() - interval '1 minute' and now())`;

/** Notes that a calendar reads it, to the minute. */
export async function noteRead(pool: pg.Pool, { organizationId, id }: OpenLink): Promise<void> {
  await pool.query(noteSql, [organizationId, id]);
}

/** Keeps a new link in place of the one of the same scope. */
export async function replaceLink(
  prisma: CompanyTransaction,
  organizationId: string,
  { id, userId, scope, hash }: { id: string; userId: string; scope: CalendarScope; hash: string },
): Promise<LinkRow> {
  const rows = await prisma.$queryRaw<LinkRow[]>`
    insert into calendar_link ("organizationId", id, "userId", scope, hash)
    values (${organizationId}::uuid, ${id}::uuid, ${userId}::uuid, ${scope}, ${hash})
    on conflict ("organizationId", "userId", scope)
      do update set id = excluded.id, hash = excluded.hash, "createdAt" = now(), "lastUsedAt" = null
    returning id, scope, "createdAt", "lastUsedAt"`;
  if (!rows[0]) throw new Error('an insert returns its row');
  return rows[0];
}
