import type { RunSql } from '@/db/run-sql';
import type { OwnThread } from '../chat.repo';

/** Of `chat_message`: whether it is shown in a person's own conversation. $1 company, $2 person, $3 meeting. */
const isInThread = `"organizationId" = $1::uuid and "taskId" is null and "threadUserId" = $2::uuid
  and "audioId" is not distinct from $3::uuid and "clearedId" is null`;

/**
 * Ends the wait for answers in a conversation; those whose answer is being kept at this moment are waited for. What was
 * still wanted is marked as failed for no reason: whoever brings the conversation back has it answered.
 */
export async function endWaits(run: RunSql, organizationId: string, thread: OwnThread): Promise<void> {
  const inThread = `"organizationId" = $1::uuid and state <> 'failed'
    and "questionId" in (select id from chat_message where ${isInThread} order by id)`;
  const values = [organizationId, thread.threadUserId, thread.audioId];
  await run(`delete from chat_answer where ${inThread} and "stoppedAt" is not null`, ...values);
  await run(
    `update chat_answer set state = 'failed', text = '', failure = null where ${inThread}`,
    ...values,
  );
}

/** Of these messages those for whose answer the clearing ended the wait. */
export async function findEndedWaits(
  run: RunSql,
  organizationId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await run<{ questionId: string }>(
    `select "questionId" from chat_answer
     where "organizationId" = $1::uuid and "questionId" = any($2::uuid[]) and state = 'failed' and failure is null
     order by "createdAt", "questionId"`,
    organizationId,
    ids,
  );
  return rows.map(({ questionId }) => questionId);
}

/** Waits for whoever is writing into a conversation, and keeps others from it until the end of the transaction. */
export async function lockThread(run: RunSql, organizationId: string, thread: OwnThread): Promise<void> {
  await run(
    `select id from chat_message where ${isInThread} order by id for update`,
    ...[organizationId, thread.threadUserId, thread.audioId],
  );
}

/**
 * Hides the messages of a conversation under an id.
 * @returns theirs, and until when they are held, by the clock of the database
 */
export function hideThread(
  run: RunSql,
  organizationId: string,
  thread: OwnThread,
  { clearedId, seconds }: { clearedId: string; seconds: number },
): Promise<{ id: string; until: Date }[]> {
  return run(
    `update chat_message set "clearedId" = $4::uuid where ${isInThread}
     returning id, now() + make_interval(secs => $5::int) as until`,
    ...[organizationId, thread.threadUserId, thread.audioId, clearedId, seconds],
  );
}

/** Shows them again; answers their ids, none where they are somebody else's or gone. */
export async function showThread(
  run: RunSql,
  organizationId: string,
  clearedId: string,
  userId: string,
): Promise<string[]> {
  const rows = await run<{ id: string }>(
    `update chat_message set "clearedId" = null
     where "organizationId" = $1::uuid and "clearedId" = $2::uuid and "threadUserId" = $3::uuid
     returning id`,
    ...[organizationId, clearedId, userId],
  );
  return rows.map(({ id }) => id);
}

/** Deletes what is hidden under an id; answers where its files are stored. */
export function deleteHidden(run: RunSql, organizationId: string, clearedId: string): Promise<string[]> {
  return deleteMessages(run, '"clearedId"', [organizationId, clearedId]);
}

/** Deletes all conversations about a meeting; answers where their files are stored. */
export function deleteAboutMeeting(run: RunSql, organizationId: string, audioId: string): Promise<string[]> {
  return deleteMessages(run, '"audioId"', [organizationId, audioId]);
}

async function deleteMessages(
  run: RunSql,
  column: '"clearedId"' | '"audioId"',
  values: [string, string],
): Promise<string[]> {
  const rows = await run<{ blobKey: string }>(
    `with gone as (
       delete from chat_message where "organizationId" = $1::uuid and ${column} = $2::uuid returning id
     )
     select a."blobKey" from chat_attachment a join gone on gone.id = a."messageId"
     where a."organizationId" = $1::uuid`,
    ...values,
  );
  return rows.map(({ blobKey }) => blobKey);
}
