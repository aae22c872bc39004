import type { RunSql } from '@/db/run-sql';
import type { CompanyTransaction } from '@/db/scope';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
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

/** Locks a task: a message that is just being written to it is there afterwards, for what comes next. */
export async function holdTask(run: RunSql, organizationId: string, id: string): Promise<void> {
  await run(
    'select 1 from task where "organizationId" = $1::uuid and id = $2::uuid for update',
    organizationId,
    id,
  );
}

/** A task of the trash goes for good, with its files, if it is as it was and has no other messages, and none edited. */
export async function deleteForGood(
  run: RunSql,
  organizationId: string,
  { id, version, ofMessages }: { id: string; version: number; ofMessages: readonly string[] },
): Promise<boolean> {
  const [row] = await run<{ id: string }>(
    `with files as (
       select json_agg(a."blobKey") as keys from chat_message m
       join chat_attachment a on a."organizationId" = m."organizationId" and a."messageId" = m.id
       where m."organizationId" = $1::uuid and m."taskId" = $2::uuid
     ), gone as (
       delete from task where "organizationId" = $1::uuid and id = $2::uuid and "column" = 'trash' and version = $3::int
         and not exists (
           select 1 from chat_message m where m."organizationId" = $1::uuid and m."taskId" = $2::uuid
             and (m.id <> all($4::uuid[]) or m."editedAt" is not null))
       returning id
     ), told as (
       select graphile_worker.add_job('${meetingJobs.forget}', json_build_object('keys', keys))
       from files, gone where keys is not null
     )
     select gone.id from gone left join told on true`,
    ...[organizationId, id, version, ofMessages],
  );
  return row !== undefined;
}
