import { say } from '@tavla/shared/error-words';
import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import { type HttpError, invalid } from '@/http/errors/errors';
import { type AssigneeState, haveHad, readAssignee } from './assignees.repo';

/** @param field where the request names them */
export function refusedAssignee(state: Exclude<AssigneeState, 'active'>, field = 'userId'): HttpError {
  return invalid(field, say(state === 'blocked' ? 'assignee-blocked' : 'unknown-assignee'));
}

/**
 * @param ids tasks that they shall have; those that they have had may be given back to them, as an undo does
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
  if (state === 'active') return;
  if (state === 'blocked' && userId !== null && (await haveHad(db, client, userId, ids))) return;
  throw refusedAssignee(state, field);
}
