import type { AgentSession, AgentSessionDetail } from '@tavla/shared/contracts/api-access/agents';
import { agentChangesShown } from '@tavla/shared/limits';
import { may } from '@tavla/shared/permissions';
import type { CompanyDb } from '@/db/database';
import { sqlOfClient } from '@/db/run-sql';
import { notFound } from '@/http/errors/errors';
import type { SignedInCall } from '@/http/route';
import { sightOfTasks } from '@/modules/tasks/read/unseen-tasks';
import { presentSession, presentSessionDetail } from './present-session';
import { findSession, findSessions, findSteps, type Whose } from './sessions.repo';

const listed = 50;

/** What agents did that a person is told of, the newest first. */
export async function listSessions(
  { pool, organizationId }: CompanyDb,
  ownerId: string,
): Promise<AgentSession[]> {
  return (await findSessions(sqlOfClient(pool), organizationId, ownerId, listed)).map(presentSession);
}

/**
 * One session with what was done in it. Whoever made a token of a service account need not see what it sees, now or ever:
 * of tasks that are not there for them they are told that something was done, and not what these are called.
 * @throws HttpError 404 for somebody else's
 */
export async function getSession(
  { db, session }: Pick<SignedInCall, 'db' | 'session'>,
  whose: Whose,
): Promise<AgentSessionDetail> {
  const { pool, organizationId } = db;
  const run = sqlOfClient(pool);
  const row = await findSession(run, organizationId, whose);
  if (!row) throw notFound('agent-session');
  const steps = await findSteps(run, organizationId, row.id);
  const made = steps.filter(({ proposalId }) => proposalId === null).flatMap(({ changes }) => changes);
  const shown = made.slice(-agentChangesShown).reverse();
  const taskIds = shown.map(({ taskId }) => taskId);
  const sight = await sightOfTasks(db, taskIds);
  // A task that was made here was no meeting's, so that one that is gone for good had nothing to hide.
  const created = new Set(made.flatMap(({ kind, taskId }) => (kind === 'create' ? [taskId] : [])));
  const seesWork = may(session.permissions, 'read', 'actions');
  const isSeen = (taskId: string) => seesWork && (sight.get(taskId) ?? created.has(taskId));
  return presentSessionDetail(row, shown, isSeen);
}
