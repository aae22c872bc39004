import pg from 'pg';
import type { CompanyDb } from '@/db/database';
import { pageBytes } from '@/db/events/page-bytes';
import { type ShownTask, taskSql } from '../task-columns';
import { hasClosedMeetings, isClosed, isFound, isOpen, seesOrigin } from '../task-sight';

export type ListedTask = ShownTask & { column: string };

/** The board, or a page of it, and the newest event that it contains: all as of one moment. */
export interface TaskListing {
  rows: ListedTask[];
  total: number;
  newestEvent: number;
  /** Whether `readClosedTasks` may find any. */
  hasClosed: boolean;
}

export const shownColumns = `t."column", ${taskSql.shown}`;

interface Sight {
  /** Which of `task t` are listed. */
  listed: string;
  /** Read beside their columns. */
  beside?: string;
}

/** $1 company, $2 rank of the column and $3 position after which the page starts, $4 how many or null. */
const placedSql = ({ listed, beside = '' }: Sight) => `
  select c.rank, t.*
  from (values (0, 'pending'), (1, 'todo'), (2, 'in-progress'), (3, 'done')) as c(rank, name)
  cross join lateral (
    select ${shownColumns}${beside} from task t
    where t."organizationId" = $1::uuid and t."column" = c.name and ${listed}
      and t.position > (case when c.rank = $2::int then $3 else '' end) collate "C"
    order by t.position limit $4::int
  ) t
  where c.rank >= $2::int
  order by c.rank, t.position limit $4::int`;

/** With what the company knows of itself, in the same moment; its columns alone when there is no task. */
const listingOf = ({ listed }: Sight, tasksSql: string) => `
  select o."eventSeq"::float8 as "newestEvent", ${hasClosedMeetings('$1::uuid')} as "hasClosed",
    (select count(*)::int from task t
      where t."organizationId" = $1::uuid and t."column" <> 'trash' and ${listed}) as total, listed.*
  from organization o
  left join lateral (${tasksSql}) listed on true
  where o.id = $1::uuid
  order by listed.rank, listed.position`;

/** About how many bytes a task takes. A description is not unpacked for it. */
const taskBytes = `(${taskSql.bytes} + 500)`;

/** The same for everybody: `readClosedTasks` has what is not. */
const open: Sight = { listed: isOpen('$1::uuid') };
export const listSql = listingOf(open, placedSql(open));

/** As $5 sees it, within `pageBytes`; `found` is how many there are without that, up to $4. */
const seen: Sight = { listed: isFound('$5::uuid'), beside: `, ${seesOrigin('$5::uuid')} as "seesOrigin"` };
const pageSql = listingOf(
  seen,
  `
  select * from (
    select placed.*, count(*) over ()::int as found,
      sum(${taskBytes}) over (order by rank, position) - ${taskBytes} as before
    from (${placedSql(seen)}) placed
  ) sized where before < ${pageBytes}`,
);

/** $1 company, $2 viewer: what of the board is not the same for everybody. */
const closedSql = `
  select t."column", ${taskSql.shown}, ${seesOrigin('$2::uuid')} as "seesOrigin" from task t
  where t."organizationId" = $1::uuid and ${isClosed('$1::uuid')} and t."column" <> 'trash'
    and ${isFound('$2::uuid')}
  order by t.id`;

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

/** Tasks of meetings that not everybody may see, as the viewer sees them; in no order of the board. */
export async function readClosedTasks(db: CompanyDb): Promise<ListedTask[]> {
  const { rows } = await db.pool.query({
    name: 'task-closed',
    text: closedSql,
    values: [db.organizationId, db.viewerId],
    types: { getTypeParser },
  });
  return rows;
}

/** All tasks that are the same for everybody, in column order, then by position. */
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
    values: [db.organizationId, after.rank, after.position, limit + 1, db.viewerId],
    types: { getTypeParser },
  });
  const listing = listingIn(rows.slice(0, limit));
  return { ...listing, hasMore: (rows[0]?.found ?? 0) > listing.rows.length };
}

function listingIn(rows: (ListedTask & Omit<TaskListing, 'rows'>)[]): TaskListing {
  const { total = 0, newestEvent = 0, hasClosed = false } = rows[0] ?? {};
  return { rows: rows.filter(({ id }) => id !== null), total, newestEvent, hasClosed };
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
): Promise<{ newestEvent: number; isUnchanged: boolean; hasClosed: boolean }> {
  const { rows } = await db.pool.query({
    name: 'task-progress',
    text: `
      select "eventSeq"::float8 as "newestEvent", ${hasClosedMeetings('$1::uuid')} as "hasClosed",
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
