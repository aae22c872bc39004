import type { CompanyDb } from '@/db/database';
import { pageOf } from '@/db/events/page-bytes';
import { laterFields } from '@/modules/csv/task-columns';
import { isFound } from '../task-sight';

/** Rows of a page, if their texts are short. */
export const tablePage = 1_000;

/** A task as a table has it: by column a text, with a person by their address; and where it stands. */
export type TableRow = Record<string, unknown> & { rank: number; position: string; found: number };

const columnRank = `array_position(array['pending', 'todo', 'in-progress', 'done'], t."column")`;
const later = laterFields.map((name) => `, coalesce(t."${name}"::text, '') as "${name}"`).join('');
const texts = ['title', 'description', 'tags', ...laterFields];

/** $1 company, $2 viewer, $3 whether they may read people at all: who may not has their own address alone. */
const pageSql = pageOf(
  `select ${columnRank} as rank, t.position, t.id, t.title, t.description, t.status, coalesce(u.email, '') as assignee,
     coalesce(t."endDate"::text, '') as due, to_char(t."createdAt" at time zone 'UTC', 'YYYY-MM-DD') as created,
     to_char(t."updatedAt" at time zone 'UTC', 'YYYY-MM-DD') as updated,
     coalesce((select string_agg((tag->>'category') || ': ' || (tag->>'name'), ' | ' order by n)
       from jsonb_array_elements(t.tags) with ordinality as tags (tag, n)), '') as tags${later}
   from task t left join "user" u on u."organizationId" = t."organizationId" and u.id = t."userId"
     and ($3::boolean or u.id = $2::uuid)
   where t."organizationId" = $1::uuid and t."column" <> 'trash' and ${isFound('$2::uuid')}
     and (${columnRank}, t.position) > ($4::int, $5 collate "C")
   order by 1, t.position limit ${tablePage}`,
  texts.map((name) => `octet_length("${name}")`).join(' + '),
  'rank, position',
);

/** Some tasks of the board, in its order, after the last of the page before. */
export async function findTableRows(
  { pool, organizationId, viewerId }: CompanyDb,
  readsPeople: boolean,
  last: TableRow | undefined,
): Promise<TableRow[]> {
  const place = [last?.rank ?? 0, last?.position ?? ''];
  const { rows } = await pool.query<TableRow>(pageSql, [organizationId, viewerId, readsPeople, ...place]);
  return rows;
}
