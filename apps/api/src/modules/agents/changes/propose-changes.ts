import { say } from '@tavla/shared/error-words';
import { change } from '@/db/events/change';
import { sqlOfClient, sqlOfPrisma } from '@/db/run-sql';
import { HttpError } from '@/http/errors/errors';
import type { SignedInCall } from '@/http/route';
import { postSuggestion } from '@/modules/chat/suggestions/post-suggestion';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import { findTask } from '@/modules/tasks/read/get-task';
import { openSession } from '../sessions/open-session';
import { findOwner, insertStep } from '../sessions/sessions.repo';
import { requireChanges, tokenOf } from './acting';
import type { AgentChangeInput } from './change-input';
import { planChanges } from './plan-changes';
import { proposalText } from './proposal-text';

/**
 * Puts what an agent wants before whoever decides on it: as a suggestion in their conversation with the assistant, where
 * they make all of it, some, or none. Nothing is changed.
 * @throws HttpError 409 where nobody can decide on it, and as `makeChanges`
 */
export async function proposeChanges(
  call: SignedInCall,
  inputs: readonly AgentChangeInput[],
  note: string,
): Promise<{ sessionId: string; changes: KeptChange[] }> {
  const { db, session } = call;
  const { organizationId } = db;
  const token = tokenOf(session);
  const changes = await planChanges(db, inputs);
  requireChanges(session, changes);
  const deciderId = (await findOwner(sqlOfClient(db.pool), organizationId, token.id))?.deciderId;
  if (!deciderId) throw new HttpError(409, 'conflict', say('nobody-decides'));
  await requireSeen(call, deciderId, changes);
  return change(db, async (transaction) => {
    const run = sqlOfPrisma(transaction.prisma);
    const open = await openSession(run, organizationId, token);
    if (open.deciderId !== deciderId) throw new HttpError(409, 'conflict', say('nobody-decides'));
    const content = proposalText(token.name, note);
    const proposalId = await postSuggestion(transaction, deciderId, { content, changes });
    await insertStep(run, organizationId, { sessionId: open.sessionId, proposalId, changes: [] });
    return { sessionId: open.sessionId, changes };
  });
}

/** What a service account sees, whoever decides for it may not see, and would be told of by the suggestion. */
async function requireSeen(
  { db, session, request }: SignedInCall,
  deciderId: string,
  changes: readonly KeptChange[],
): Promise<void> {
  if (deciderId === session.user.id) return;
  const theirs = request.server.deps.db.forCompany(db.organizationId, deciderId);
  for (const { kind, taskId: id } of changes) {
    if (kind !== 'create' && !(await findTask(theirs, id)))
      throw new HttpError(409, 'conflict', say('decider-does-not-see', { id }));
  }
}
