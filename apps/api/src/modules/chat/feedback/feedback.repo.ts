import type { Feedback } from '@tavla/shared/contracts/conversation/feedback';
import type { CompanyDb } from '@/db/database';
import { seesThis } from '@/db/meeting-viewers';
import { findsTask, seesTask } from '@/modules/tasks/task-sight';
import { meetingOf, type Thread } from '../chat.repo';

/** What a person says of an answer, in place of what they said before. */
export async function saveFeedback(
  { pool, organizationId }: CompanyDb,
  userId: string,
  { messageId, isRight, reason, isShared }: Feedback,
): Promise<void> {
  await pool.query(
    `insert into chat_feedback ("organizationId", "messageId", "userId", "isRight", reason, "isShared")
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6)
     on conflict ("organizationId", "messageId", "userId") do update
     set "isRight" = excluded."isRight", reason = excluded.reason, "isShared" = excluded."isShared",
       "createdAt" = now()`,
    [organizationId, messageId, userId, isRight, reason, isShared],
  );
}

export async function removeFeedback(
  { pool, organizationId }: CompanyDb,
  userId: string,
  messageId: string,
): Promise<void> {
  await pool.query(
    `delete from chat_feedback
     where "organizationId" = $1::uuid and "messageId" = $2::uuid and "userId" = $3::uuid`,
    [organizationId, messageId, userId],
  );
}

/** What a person said of the newest answers of a conversation. */
export async function findOwnFeedback(
  { pool, organizationId }: CompanyDb,
  userId: string,
  thread: Thread,
  limit: number,
): Promise<Feedback[]> {
  const { rows } = await pool.query<Feedback>(
    `select f."messageId", f."isRight", f.reason, f."isShared"
     from chat_feedback f
     join chat_message m on m."organizationId" = f."organizationId" and m.id = f."messageId"
     where f."organizationId" = $1::uuid and f."userId" = $2::uuid
       and m."clearedId" is null and m."taskId" is not distinct from $3::uuid and m."threadUserId" is not distinct from $4::uuid
       and m."audioId" is not distinct from $5::uuid
     order by m."createdAt" desc, m.id limit $6::int`,
    [
      ...[organizationId, userId, thread.taskId, thread.taskId === null ? thread.threadUserId : null],
      ...[meetingOf(thread), limit],
    ],
  );
  return rows;
}

export interface FeedbackRow extends Feedback {
  userId: string;
  firstName: string;
  lastName: string;
  createdAt: Date;
  place: 'ticket' | 'own' | 'meeting';
  taskId: string | null;
  question: string | null;
  answer: string | null;
}

/** After which row a page begins. */
export interface FeedbackPlace {
  createdAt: string;
  messageId: string;
  userId: string;
}

/** Characters of a question, and of an answer. */
const shown = 2_000;

/** Whether the viewer may see the meeting of this id, and that it is there. */
const seesPlace = (meeting: string) => `exists (
      select 1 from audio a where a."organizationId" = $1::uuid and a.id = ${meeting} and ${seesThis('$2::uuid')}
    )`;

/**
 * Of `chat_message m`: whether the viewer may see all that it rests on, meetings, tasks, and the places of messages and
 * files. A file that is gone has no place that could be seen.
 */
const seesCited = `not exists (
      select 1 from jsonb_array_elements(m.citations) c
      left join chat_attachment b on c->>'kind' = 'file' and b."organizationId" = $1::uuid and b.id = (c->>'id')::uuid
      left join chat_message w on w."organizationId" = b."organizationId" and w.id = b."messageId"
      cross join lateral (select
        case c->>'kind' when 'meeting' then c->>'id' else coalesce(c->>'audioId', w."audioId"::text) end::uuid as "audioId",
        case c->>'kind' when 'task' then c->>'id' else coalesce(c->>'taskId', w."taskId"::text) end::uuid as "taskId"
      ) p
      where c->>'kind' = 'file' and w.id is null
        or p."audioId" is not null and not ${seesPlace('p."audioId"')}
        or p."taskId" is not null and not ($3::boolean and ${findsTask('$1::uuid', 'p."taskId"', '$2::uuid')})
    )`;

/**
 * Of `chat_message m` and `chat_feedback f`: whether the viewer may read what was asked and answered. A ticket's is for
 * whoever may see the ticket, a person's own for those with whom they share it, and of these about a meeting, or resting
 * on one, for those who may see the meeting; so with whatever it rests on.
 */
const isReadable = `case
    when m."taskId" is not null then $3::boolean and ${seesTask('$1::uuid', 'm."taskId"', '$2::uuid')}
    else f."isShared" and m."clearedId" is null
      and (m."audioId" is null or $3::boolean and ${seesPlace('m."audioId"')}) and ${seesCited}
  end`;

/**
 * What people said, the newest first, with one row more than `limit` where there is another page.
 * @param seesTickets whether the viewer may read tickets at all
 */
export async function findFeedback(
  { pool, organizationId, viewerId }: CompanyDb,
  seesTickets: boolean,
  {
    isRight,
    limit,
    after,
  }: { isRight?: boolean | undefined; limit: number; after?: FeedbackPlace | undefined },
): Promise<FeedbackRow[]> {
  const { rows } = await pool.query<FeedbackRow>(
    `select f."messageId", f."userId", f."isRight", f.reason, f."isShared", f."createdAt",
       u."firstName", u."lastName",
       case when m."taskId" is not null then 'ticket' when m."audioId" is not null then 'meeting' else 'own' end
         as place,
       case when r.sees then m."taskId" end as "taskId",
       case when r.sees then left(m.content, ${shown}) end as answer,
       case when r.sees then left(q.content, ${shown}) end as question
     from (
       select * from chat_feedback f
       where f."organizationId" = $1::uuid and ($4::boolean is null or f."isRight" = $4)
         and ($5::timestamptz is null
           or (f."createdAt", f."messageId", f."userId") < ($5::timestamptz, $6::uuid, $7::uuid))
       order by f."createdAt" desc, f."messageId" desc, f."userId" desc limit $8::int
     ) f
     join "user" u on u."organizationId" = f."organizationId" and u.id = f."userId"
     join chat_message m on m."organizationId" = f."organizationId" and m.id = f."messageId"
     left join chat_message q on q."organizationId" = f."organizationId" and q.id = m."questionId"
     cross join lateral (select ${isReadable} as sees) r
     order by f."createdAt" desc, f."messageId" desc, f."userId" desc`,
    [
      ...[organizationId, viewerId, seesTickets, isRight ?? null],
      ...[after?.createdAt ?? null, after?.messageId ?? null, after?.userId ?? null],
      limit + 1,
    ],
  );
  return rows;
}

export async function countFeedback(
  { pool, organizationId }: CompanyDb,
  isRight: boolean | undefined,
): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    `select count(*)::int as total from chat_feedback
     where "organizationId" = $1::uuid and ($2::boolean is null or "isRight" = $2)`,
    [organizationId, isRight ?? null],
  );
  return rows[0]?.total ?? 0;
}
