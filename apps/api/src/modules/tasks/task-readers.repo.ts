import type { CompanyDb } from '@/db/database';
import type { RunSql } from '@/db/run-sql';
import { isFound } from './task-sight';

/** Somebody who may see a task and read what is said beside it. */
export interface TaskReader {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Which of them: these people, or those whose name or address holds these words, by their plain letters. */
interface Which {
  ids?: readonly string[] | undefined;
  q?: string | undefined;
  limit: number;
}

const holds = (resource: 'chat' | 'actions') => `exists (
  select 1 from role_permission p where p."organizationId" = u."organizationId" and p."roleId" = u."roleId"
    and p.action = 'read' and p.resource = '${resource}'
)`;

/** Those whose name begins with the words first, then by name; nobody who is blocked. */
export function findTaskReaders(
  run: RunSql,
  { organizationId }: Pick<CompanyDb, 'organizationId'>,
  taskId: string,
  { ids, q = '', limit }: Which,
): Promise<TaskReader[]> {
  return run(
    `select u.id, u.email, u."firstName", u."lastName" from "user" u
     join task t on t."organizationId" = u."organizationId" and t.id = $2::uuid and t."column" <> 'trash'
     where u."organizationId" = $1::uuid and not u.blocked and ${holds('chat')} and ${holds('actions')}
       and ($3::uuid[] is null or u.id = any($3::uuid[])) and strpos(folded(u."sortKey"), $4) > 0
       and ${isFound('u.id')}
     order by starts_with(folded(u."sortKey"), $4) desc, u."sortKey", u.id limit $5::int`,
    organizationId,
    taskId,
    ids ?? null,
    q,
    limit,
  );
}
