import type { Change } from '@/db/events/change';
import { updateEvents } from '../task.presenter';
import { taskSql } from '../task-columns';
import type { TaskRow } from '../task-row';

/** Tasks of one transaction: few enough that others of the company wait but a moment. */
const most = 200;

const erased = {
  title: 'erase_words(t.title, $2::text[])',
  description: 'erase_words(t.description, $2::text[])',
  tags: 'erase_json(t.tags, $2::text[])',
};
const changed = (field: keyof typeof erased) => `t.${field} is distinct from ${erased[field]}`;
const fields = Object.keys(erased) as (keyof typeof erased)[];

const eraseSql = `
  update task t set ${fields.map((field) => `${field} = ${erased[field]}`).join(', ')},
    version = version + 1, "updatedAt" = now(),
    "fieldVersions" = "fieldVersions" || jsonb_strip_nulls(jsonb_build_object(
      ${fields.map((field) => `'${field}', case when ${changed(field)} then version + 1 end`).join(', ')}))
  where "organizationId" = $1::uuid and id in (
    select t.id from task t where t."organizationId" = $1::uuid and (${fields.map(changed).join(' or ')})
    order by t.id limit ${most})
  returning ${taskSql.row}`;

/**
 * Takes names and addresses of somebody who is erased out of what tasks say, as a change of these: whoever has one open
 * is asked before they write the name back.
 * @returns how many it were; call it again until it answers 0
 */
export async function eraseNameInTasks(tx: Change, names: readonly string[]): Promise<number> {
  const rows = await tx.prisma.$queryRawUnsafe<TaskRow[]>(eraseSql, tx.organizationId, names);
  tx.emit(...updateEvents(rows));
  return rows.length;
}
