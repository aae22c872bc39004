import pg from 'pg';
import type { CompanyDb } from '@/db/database';
import { pageBytes } from '@/db/events/page-bytes';
import { endDateColumn, type ShownTask } from '../task-row';

export type ListedTask = ShownTask & { column: string };

/** The board, or a page of it, and the newest event that it contains: all as of one moment. */
export interface TaskListing {
  rows: ListedTask[];
  total: number;
  newestEvent: number;
}

export const shownColumns = `t.id, t.title, t.description, ${endDateColumn}, t."userId", t."createdAt", t."updatedAt", t.version,
  t."column", t.status, t."statusAt", t.position, t.tags, t."originAudioId", t."originStartMs", t."originQuote"`;

/** $1 company, $2 rank of the column and $3 position after which the page starts, $4 how many or null. */
const placedSql = `
  select c.rank, t.*
  from (values (0, 'pending'), (1, 'todo'), (2, 'in-progress'), (3, 'done')) as c(rank, name)
  cross join lateral (
    select ${shownColumns} from task t
    where t."organizationId" = $1::uuid and t."column" = c.name
      and t.position > (case when c.rank = $2::int then $3 else '' end) collate "C"
    order by t.position limit $4::int
  ) t
  where c.rank >= $2::int
  order by c.rank, t.position limit $4::int`;

/** With what the company knows of itself, in the same moment; its columns alone when there is no task. */
const listingOf = (tasksSql: string) => `
  select o."eventSeq"::float8 as "newestEvent",
    (select count(*)::int from task where "organizationId" = $1::uuid and "column" <> 'trash') as total, listed.*
  from organization o
  left join lateral (${tasksSql}) listed on true
  where o.id = $1::uuid
  order by listed.rank, listed.position`;

/** About how many bytes a task takes. A description is not unpacked for it. */
const taskBytes = `(octet_length(title) + octet_length(description) + octet_length(tags::text)
  + octet_length(coalesce("originQuote", '')) + 500)`;

export const listSql = listingOf(placedSql);

/** The same within `pageBytes`; `found` is how many there are without that, up to $4. */
const pageSql = listingOf(`
  select * from (
    select placed.*, count(*) over ()::int as found,
      sum(${taskBytes}) over (order by rank, position) - ${taskBytes} as before
    from (${placedSql}) placed
  ) sized where before < ${pageBytes}`);

export const columnRanks = ['pending', 'todo', 'in-progress', 'done'];

/** Dates are half of the cost of reading 10,000 rows; the engine's own parser reads them five times faster. */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.TIMESTAMPTZ ? parseInstant : pg.types.getTypeParser(oid, format as 'text');

/** `2026-03-01 12:00:00.5+01` as PostgreSQL writes it. */
export function parseInstant(text: string): Date {
  const iso = `${text.slice(0, 10)}T${text.slice(11)}`;
  const date = new Date(/[+-]\d\d$/.test(iso) ? `${iso}:00` : iso);
  return Number.isNaN(date.getTime()) ? pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)(text) : date;
}

/** All tasks in column order, then by position. */
export async function readTasks(db: CompanyDb): Promise<TaskListing> {
  const { rows } = await db.pool.query({
    name: 'task-list',
    text: listSql,
    values: [db.organizationId, 0, '', null],
    types: { getTypeParser },
  });
  return listingIn(rows);
}

/** The tasks after a place, at most `limit` and about `pageBytes`, one in any case; and whether there are more. */
export async function readTaskPage(
  db: CompanyDb,
  after: { rank: number; position: string },
  limit: number,
): Promise<TaskListing & { hasMore: boolean }> {
  const { rows } = await db.pool.query({
    name: 'task-page',
    text: pageSql,
    // One more than asked for tells whether there is another page.
    values: [db.organizationId, after.rank, after.position, limit + 1],
    types: { getTypeParser },
  });
  const listing = listingIn(rows.slice(0, limit));
  return { ...listing, hasMore: (rows[0]?.found ?? 0) > listing.rows.length };
}

function listingIn(rows: (ListedTask & { total: number; newestEvent: number })[]): TaskListing {
  const { total = 0, newestEvent = 0 } = rows[0] ?? {};
  return { rows: rows.filter(({ id }) => id !== null), total, newestEvent };
}

/** About how many bytes the whole board holds. */
export async function boardBytes(db: CompanyDb): Promise<number> {
  const { rows } = await db.pool.query<{ bytes: number }>({
    name: 'board-bytes',
    text: `
      select coalesce(sum(${taskBytes}), 0)::float8 as bytes
      from task where "organizationId" = $1::uuid and "column" <> 'trash'`,
    values: [db.organizationId],
  });
  return rows[0]?.bytes ?? 0;
}

/** The newest event of the company, and whether tasks changed after `since` as far as the log reaches back. */
export async function readProgress(
  db: CompanyDb,
  since: number,
): Promise<{ newestEvent: number; isUnchanged: boolean }> {
  const { rows } = await db.pool.query({
    name: 'task-progress',
    text: `
      select "eventSeq"::float8 as "newestEvent",
        "eventSeq" = $2::bigint or (
          "eventSeq" > $2::bigint
          and exists (select 1 from event where "organizationId" = $1::uuid and seq = $2::bigint + 1)
          and not exists (
            select 1 from event where "organizationId" = $1::uuid and seq > $2::bigint and resource = 'tasks'
          )
        ) as "isUnchanged"
      from organization where id = $1::uuid`,
    values: [db.organizationId, since],
  });
  return rows[0];
}
