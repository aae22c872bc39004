import { formerMember } from '@tavla/shared/full-name';
import type { TableData, Treatment } from './treatment';

/** What a statement of the eraser is given: $1 company, $2 person, $3 their names and addresses. */
const person = '$2::uuid';
const names = '$3::text[]';

/** Pure: what a column is after the erasing; undefined where no statement over the table changes it. */
function erased(column: string, treatment: Exclude<Treatment, 'none'>): string | undefined {
  const is = `t."${column}"`;
  if (treatment === 'words') return `erase_words(${is}, ${names})`;
  if (treatment === 'json') return `erase_json(${is}, ${names})`;
  if (typeof treatment === 'string') return undefined;
  if ('nameOf' in treatment)
    return `case when t."${treatment.nameOf}" = ${person} and ${is} is not null then '${formerMember}'
      else erase_words(${is}, ${names}) end`;
  if ('originJsonOf' in treatment)
    return `case when t."${treatment.originJsonOf}" = ${person} then '{}'::jsonb else ${is} end`;
  return undefined;
}

/**
 * Pure: the statement that takes a person out of a table, where it holds anything of them; it changes no other row, and
 * none the second time. undefined where the table has nothing of the kind.
 */
export function replaceInTable(table: string, { columns }: TableData): string | undefined {
  const changed = Object.entries(columns).flatMap(([column, treatment]) => {
    const made = erased(column, treatment);
    return made === undefined ? [] : [{ column, made }];
  });
  if (changed.length === 0) return undefined;
  const before = changed.map(({ column }) => `t."${column}"`).join(', ');
  const after = changed.map(({ made }) => made).join(', ');
  const sets = changed.map(({ column, made }) => `"${column}" = ${made}`).join(', ');
  return `update "${table}" t set ${sets}
    where t."organizationId" = $1::uuid and ${person} is not null and ${names} is not null
      and (${before}) is distinct from (${after})`;
}
