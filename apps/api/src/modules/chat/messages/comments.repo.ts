import type { CompanyDb } from '@/db/database';

/** What somebody wrote to people on a ticket. */
export interface CommentRow {
  id: string;
  taskId: string;
  authorName: string;
  createdAt: Date;
  /** Its beginning; empty where it is files alone. */
  content: string;
  /** Names of its files. */
  files: string[];
}

/** Characters of a comment that are read. */
const contentMost = 2_000;

/** Whose comments are wanted, and how many. */
export interface WantedComments {
  taskIds: readonly string[];
  /** Of this one alone. */
  authorId: string | null;
  /** So many of each task. */
  most: number;
}

/** The newest comments of tasks, oldest first: what asks the assistant is none. */
export async function findComments(
  { pool, organizationId }: CompanyDb,
  { taskIds, authorId, most }: WantedComments,
): Promise<CommentRow[]> {
  const { rows } = await pool.query<CommentRow>({
    name: 'comments-of-tasks',
    text: `select c.id, t.id as "taskId", c."authorName", c."createdAt", left(c.content, ${contentMost}) as content,
        array(select a.name from chat_attachment a
          where a."organizationId" = $1::uuid and a."messageId" = c.id order by a.id) as files
      from unnest($2::uuid[]) with ordinality t (id, place)
      cross join lateral (
        select id, "authorName", "createdAt", content from chat_message
        where "organizationId" = $1::uuid and "taskId" = t.id and author = 'user' and "isComment" and "clearedId" is null
          and ($3::uuid is null or "authorId" = $3::uuid)
        order by "createdAt" desc, id desc limit $4::int
      ) c
      order by t.place, c."createdAt", c.id`,
    values: [organizationId, taskIds, authorId, most],
  });
  return rows;
}
