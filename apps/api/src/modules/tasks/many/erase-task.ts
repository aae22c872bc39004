import type { RunSql } from '@/db/run-sql';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';

/**
 * Takes a task out of the trash for good, before its time is over, with the files of its conversation; as long as it is
 * there, and nobody has touched it since that version. Where somebody else wrote on it, or edited one of these messages,
 * it stays: nobody would keep their words.
 * @param ofMessages the messages that may go with it
 * @returns whether it is gone
 */
export async function eraseTask(
  run: RunSql,
  organizationId: string,
  { id, version, ofMessages }: { id: string; version: number; ofMessages: readonly string[] },
): Promise<boolean> {
  // A message that is just being written to it holds it: the next statement sees that one as well.
  await run(
    'select 1 from task where "organizationId" = $1::uuid and id = $2::uuid for update',
    ...[organizationId, id],
  );
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
