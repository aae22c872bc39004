import { say } from '@tavla/shared/error-words';
import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import { type HttpError, invalid } from '@/http/errors/errors';
import { type AssigneeState, findAssignees, haveHad, readAssignee } from './assignees.repo';

/** @param field where the request names them */
export function refusedAssignee(state: Exclude<AssigneeState, 'active'>, field = 'userId'): HttpError {
  return invalid(field, say(state === 'blocked' ? 'assignee-blocked' : 'unknown-assignee'));
}

/**
 * @param ids tasks that they shall have; those that they have had may be given back to them, as an undo does
 * @throws HttpError 400 for somebody unknown, or blocked
 */
export async function requireAssignee(
  db: CompanyDb,
  client: pg.PoolClient,
  userId: string | null,
  ids: readonly string[],
): Promise<void> {
  const state = await readAssignee(db, client, userId);
  if (state === 'active') return;
  if (state === 'blocked' && userId !== null && (await haveHad(db, client, userId, ids))) return;
  throw refusedAssignee(state);
}

/**
 * @param ids who shall have a task each, or nobody
 * @param fieldOf where the request names the one at an index
 * @throws HttpError 400 for the first who is unknown, or blocked
 */
export async function requireAssignees(
  db: CompanyDb,
  ids: readonly (string | null)[],
  fieldOf: (at: number) => string,
): Promise<void> {
  const states = await findAssignees(
    db,
    db.pool,
    ids.filter((id) => id !== null),
  );
  for (const [at, id] of ids.entries()) {
    const state = id === null ? 'active' : (states.get(id) ?? 'unknown');
    if (state !== 'active') throw refusedAssignee(state, fieldOf(at));
  }
}
