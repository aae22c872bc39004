import { fieldsOnWire } from '@tavla/shared/task-fields';
import type pg from 'pg';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { addTasks } from '@/modules/tasks/many/add-tasks';
import type { PlannedTask } from './plan/plan-tasks';

interface Slice {
  importId: string;
  source: string;
  tasks: readonly PlannedTask[];
}

/**
 * Makes some tasks with their messages, and keeps what they were made of, in one transaction. The messages need no
 * events: nobody can have opened a ticket that is not there yet.
 */
export function importSlice(
  db: CompanyDb,
  actor: Actor,
  { importId, source, tasks }: Slice,
  note: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const inputs = tasks.map(({ id, column, ...fields }) => {
    const { customField, ...top } = fieldsOnWire(fields);
    return { id, ...top, customField: { ...customField, status: column } };
  });
  return addTasks(db, actor, inputs, async (client) => {
    await client.query(
      `insert into imported_task ("organizationId", source, key, "taskId", "importId", comments)
       select $1::uuid, $2, x.key, x.id, $3::uuid, x.comments
       from jsonb_to_recordset($4::jsonb) as x (id uuid, key text, comments int)`,
      [
        db.organizationId,
        source,
        importId,
        JSON.stringify(tasks.map(({ id, key, comments }) => ({ id, key, comments: comments.length }))),
      ],
    );
    await insertMessages(client, db.organizationId, actor, tasks);
    await note(client);
  });
}

/** Written by whoever imports; who has said it stands in the text. A millisecond apart, so that they keep their order. */
async function insertMessages(
  client: pg.PoolClient,
  organizationId: string,
  actor: Actor,
  tasks: readonly PlannedTask[],
): Promise<void> {
  const messages = tasks.flatMap(({ id: taskId, comments }) =>
    comments.map((content, at) => ({ id: newId(), taskId, content, at })),
  );
  if (messages.length === 0) return;
  await client.query(
    `insert into chat_message ("organizationId", id, "taskId", author, "authorId", "authorName", content, "isComment",
       "createdAt")
     select $1::uuid, x.id, x."taskId", 'user', $2::uuid, $3, x.content, true,
       now() + x.at * interval '1 millisecond'
     from jsonb_to_recordset($4::jsonb) as x (id uuid, "taskId" uuid, content text, at int)`,
    [organizationId, actor.id, actor.name, JSON.stringify(messages)],
  );
}
