import type { FilePart } from '@/adapters/attachments/file-parts';
import type { CompanyDb } from '@/db/database';
import type { PassageRow } from './passages.repo';

/**
 * $1 company, $2 files, $3 and $4 the first and the last line of a piece of each. Of a file's parts those that reach into
 * the piece: a book of many sheets has thousands.
 */
const partsSql = `
  select coalesce(json_agg(q.part order by q.line) filter (where q.line is not null), '[]') as parts
  from unnest($2::uuid[], $3::int[], $4::int[]) with ordinality w (id, first, last, place)
  join chat_attachment f on f."organizationId" = $1::uuid and f.id = w.id
  left join lateral (
    select p.part, p.line from (
      select e.part, (e.part->>'line')::int as line, lead((e.part->>'line')::int) over (order by e.place) as next
      from jsonb_array_elements(f.parts) with ordinality e (part, place)
    ) p
    where p.line <= w.last and (p.next is null or p.next > w.first)
  ) q on true
  group by w.place order by w.place`;

/** Where the pieces of files stand in them: by row, the parts of its file that reach into it. */
export async function findParts(
  { pool, organizationId }: CompanyDb,
  rows: readonly PassageRow[],
): Promise<Map<PassageRow, FilePart[]>> {
  const pieces = rows.flatMap((row) => {
    const { attachmentId: id, line, text } = row;
    return id === null || line === null ? [] : [{ row, id, line, last: line + text.split('\n').length - 1 }];
  });
  if (pieces.length === 0) return new Map();
  const found = await pool.query<{ parts: FilePart[] }>({
    name: 'retrieve-parts',
    text: partsSql,
    values: [
      organizationId,
      pieces.map(({ id }) => id),
      pieces.map(({ line }) => line),
      pieces.map(({ last }) => last),
    ],
  });
  return new Map(pieces.map(({ row }, at) => [row, found.rows[at]?.parts ?? []]));
}
