import type { MessageMention } from '@tavla/shared/contracts/chat';
import type { Actor } from '@/db/events/change';
import type { RunSql } from '@/db/run-sql';
import { proposalMeeting } from '@/modules/tasks/task-sight';
import type { MessageRow } from '../chat.repo';

/** A message with what belongs to it, in the caller's transaction; and the meeting as `findProposalMeeting` has it. */
export async function readMessage(
  run: RunSql,
  organizationId: string,
  id: string,
): Promise<{ row: MessageRow; meetingId: string | null } | undefined> {
  const [found] = await run<MessageRow & { meetingId: string | null }>(
    `select m.*,
       coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'sizeBytes', a."sizeBytes",
           'mimeType', a."mimeType", 'reading', a.reading) order by a.id)
         from chat_attachment a where a."organizationId" = m."organizationId" and a."messageId" = m.id),
         '[]'::json) as attachments,
       coalesce((select json_agg(json_build_object('sign', r.sign, 'userId', r."userId") order by r."createdAt", r."userId")
         from chat_reaction r where r."organizationId" = m."organizationId" and r."messageId" = m.id),
         '[]'::json) as reactions,
       (select json_build_object('id', p.id, 'messageId', p."messageId", 'askerId', p."askerId",
           'isDismissed', p."isDismissed", 'changes', p.changes)
         from chat_proposal p where p."organizationId" = m."organizationId" and p."messageId" = m.id) as proposal,
       ${proposalMeeting('m."organizationId"', 'm."taskId"')} as "meetingId"
     from chat_message m where m."organizationId" = $1::uuid and m.id = $2::uuid`,
    organizationId,
    id,
  );
  if (!found) return undefined;
  const { meetingId, ...row } = found;
  return { row, meetingId };
}

interface NewComment {
  id: string;
  taskId: string;
  actor: Actor;
  content: string;
  mentions: readonly MessageMention[];
}

/** A message of a person to a ticket that asks nobody. One that is there already stays. */
export async function insertComment(
  run: RunSql,
  organizationId: string,
  { id, taskId, actor, content, mentions }: NewComment,
): Promise<void> {
  await run(
    `insert into chat_message ("organizationId", id, "taskId", author, "authorId", "authorName", content, mentions,
       "isComment")
     values ($1::uuid, $2::uuid, $3::uuid, 'user', $4::uuid, $5, $6, $7::jsonb, true) on conflict do nothing`,
    ...[organizationId, id, taskId, actor.id, actor.name, content, JSON.stringify(mentions)],
  );
}

/** Locks a comment until the end of the transaction; `isEdited` since it was inserted. Undefined for one that is gone. */
export async function lockComment(
  run: RunSql,
  organizationId: string,
  id: string,
): Promise<{ isEdited: boolean } | undefined> {
  const [row] = await run<{ isEdited: boolean }>(
    `select "editedAt" is not null as "isEdited" from chat_message
     where "organizationId" = $1::uuid and id = $2::uuid for update`,
    ...[organizationId, id],
  );
  return row;
}

export async function deleteComment(run: RunSql, organizationId: string, id: string): Promise<void> {
  await run(
    'delete from chat_message where "organizationId" = $1::uuid and id = $2::uuid',
    ...[organizationId, id],
  );
}

/** So many that quote one message are told anew when it goes. */
const mostQuoting = 50;

/** The newest messages that quote one, by id. */
export async function findQuotingIds(run: RunSql, organizationId: string, id: string): Promise<string[]> {
  const rows = await run<{ id: string }>(
    `select id from chat_message where "organizationId" = $1::uuid and "quotedId" = $2::uuid
     order by "createdAt" desc limit ${mostQuoting}`,
    ...[organizationId, id],
  );
  return rows.map((row) => row.id);
}
