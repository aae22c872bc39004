import type { CompanyTransaction } from '@/db/scope';
import { fieldColumns, fieldsWithWords } from '../field-columns';
import { taskSql } from '../task-columns';
import type { TaskRow } from '../task-row';

/** Tasks of one transaction: few enough that others of the company wait but a moment. */
const most = 200;

/** Of a field of `task t`: what it says without the names, $2. */
const erased = (name: (typeof fieldsWithWords)[number]) =>
  `${fieldColumns[name].type === 'jsonb' ? 'erase_json' : 'erase_words'}(t."${name}", $2::text[])`;
const isChanged = (name: (typeof fieldsWithWords)[number]) => `t."${name}" is distinct from ${erased(name)}`;

const eraseNamesSql = `
  update task t set ${fieldsWithWords.map((name) => `"${name}" = ${erased(name)}`).join(', ')},
    version = version + 1, "updatedAt" = now(),
    "fieldVersions" = "fieldVersions" || jsonb_strip_nulls(jsonb_build_object(
      ${fieldsWithWords.map((name) => `'${name}', case when ${isChanged(name)} then version + 1 end`).join(', ')}))
  where "organizationId" = $1::uuid and id in (
    select t.id from task t where t."organizationId" = $1::uuid and (${fieldsWithWords.map(isChanged).join(' or ')})
    order by t.id limit ${most})
  returning ${taskSql.row}`;

/** Takes names out of some tasks that say them; answers these as they are then. */
export function eraseNames(
  db: Pick<CompanyTransaction, '$queryRawUnsafe'>,
  organizationId: string,
  names: readonly string[],
): Promise<TaskRow[]> {
  return db.$queryRawUnsafe<TaskRow[]>(eraseNamesSql, organizationId, names);
}
