import { say } from '@tavla/shared/error-words';
import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import { type HttpError, invalid } from '@/http/errors/errors';
import { type AssigneeState, haveHad, readAssignee } from './assignees.repo';

/** @param field where the request names them */
export function refusedAssignee(state: AssigneeState, field = 'userId'): HttpError {
  return invalid(field, say(state === 'blocked' ? 'assignee-blocked' : 'unknown-assignee'));
}

/**
 * Whether somebody, or nobody, can be given these tasks. Who is blocked gets none but those that they have or have had,
 * as an undo gives them back; nothing is new where `ids` is empty.
 */
export async function mayHave(
  db: CompanyDb,
  client: pg.Pool | pg.PoolClient,
  { state, userId }: { state: AssigneeState; userId: string | null },
  ids: readonly string[],
): Promise<boolean> {
  if (state !== 'blocked' || userId === null) return state === 'active';
  return ids.length > 0 && haveHad(db, client, userId, ids);
}

/**
 * @param ids tasks that they shall have; see `mayHave`
 * @param field where the request names the person
 * @throws HttpError 400 for somebody unknown, or blocked
 */
export async function requireAssignee(
  db: CompanyDb,
  client: pg.Pool | pg.PoolClient,
  userId: string | null,
  ids: readonly string[],
  field = 'userId',
): Promise<void> {
  const state = await readAssignee(db, client, userId);
  if (!(await mayHave(db, client, { state, userId }, ids))) throw refusedAssignee(state, field);
}
