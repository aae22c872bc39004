import type { RunSql } from '@/db/run-sql';
import { titleSeen } from '@/modules/tasks/task-sight';
import type { EntryKey } from './inbox.repo';
import { entriesOfPerson } from './waiting-entries';

/** A message that mentions somebody, as their inbox shows it. */
export interface MentionRow {
  id: string;
  userId: string;
  messageId: string;
  taskId: string;
  taskTitle: string;
  authorId: string | null;
  authorName: string;
  excerpt: string;
  createdAt: Date;
  readAt: Date | null;
}

/** Characters of a message that an entry shows. */
const excerptLength = 200;

/** Those whose ticket is there for the person who is mentioned, and who may read conversations; $1 is the company. */
const waiting = `
  from inbox_entry e
  join chat_message m on m."organizationId" = e."organizationId" and m.id = e."messageId"
  join "user" u on u."organizationId" = e."organizationId" and u.id = e."userId"
  cross join lateral (select ${titleSeen('e."organizationId"', 'm."taskId"', 'e."userId"')} as title) seen
  where e."organizationId" = $1::uuid and seen.title is not null and exists (
    select 1 from role_permission p where p."organizationId" = u."organizationId" and p."roleId" = u."roleId"
      and p.action = 'read' and p.resource = 'chat'
  )`;

const columns = `e.id, e."userId", e."messageId", m."taskId", seen.title as "taskTitle", m."authorId", m."authorName",
  left(m.content, ${excerptLength}) as excerpt, e."createdAt", e."readAt"`;

/** The messages that mention one person. */
export const mentionEntries = entriesOfPerson<MentionRow>(columns, waiting);

/** Whom a message mentions, as their inboxes have it. */
export function findMentionsOf(
  run: RunSql,
  organizationId: string,
  messageId: string,
): Promise<MentionRow[]> {
  return run(`select ${columns} ${waiting} and e."messageId" = $2::uuid`, organizationId, messageId);
}

/** Puts a message into these people's inboxes, each once; answers the new entries' ids. */
export async function insertMentions(
  run: RunSql,
  organizationId: string,
  messageId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await run<{ id: string }>(
    `insert into inbox_entry ("organizationId", id, "userId", kind, "messageId")
     select $1::uuid, gen_random_uuid(), u.id, 'mention', $2::uuid from "user" u
     where u."organizationId" = $1::uuid and u.id = any($3::uuid[]) and not u.blocked
     on conflict ("organizationId", "messageId", "userId") do nothing returning id`,
    organizationId,
    messageId,
    userIds,
  );
  return rows.map(({ id }) => id);
}

/** Takes a message from all inboxes but those of these people; answers whose they were. */
export function deleteMentionsBut(
  run: RunSql,
  organizationId: string,
  messageId: string,
  userIds: readonly string[],
): Promise<EntryKey[]> {
  return run(
    `delete from inbox_entry where "organizationId" = $1::uuid and "messageId" = $2::uuid
       and "userId" <> all($3::uuid[]) returning id, "userId"`,
    organizationId,
    messageId,
    userIds,
  );
}
