import type { AgentSession, AgentSessionDetail } from '@tavla/shared/contracts/api-access/agents';
import type { CompanyDb } from '@/db/database';
import { sqlOfClient } from '@/db/run-sql';
import { notFound } from '@/http/errors/errors';
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

/** One session with what was done in it. @throws HttpError 404 for somebody else's */
export async function getSession(
  { pool, organizationId }: CompanyDb,
  whose: Whose,
): Promise<AgentSessionDetail> {
  const run = sqlOfClient(pool);
  const row = await findSession(run, organizationId, whose);
  if (!row) throw notFound('agent-session');
  return presentSessionDetail(row, await findSteps(run, organizationId, row.id));
}
