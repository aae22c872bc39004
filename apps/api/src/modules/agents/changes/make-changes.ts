import { auditWith } from '@/db/events/audit-log';
import { sqlOfClient } from '@/db/run-sql';
import type { SignedInCall } from '@/http/route';
import { settleBeside } from '@/modules/chat/suggestions/settle-beside';
import { type KeptChange, settle, workOf } from '@/modules/chat/suggestions/suggestion';
import { changeSeveral } from '@/modules/tasks/write/change-several';
import { openSession } from '../sessions/open-session';
import { insertStep } from '../sessions/sessions.repo';
import { requireChanges, tokenOf } from './acting';
import type { AgentChangeInput } from './change-input';
import { planChanges } from './plan-changes';

const way = { from: 'open', to: 'applied' } as const;

/**
 * Makes what an agent wants, by the use cases of the board and in one transaction with the note of it. Where somebody
 * was faster in the same part, that change is left out and marked.
 * @returns the changes with what became of each
 * @throws HttpError 403 without a permission, 404 and 400 as `planChanges`, 401 once the token is gone
 */
export async function makeChanges(
  { db, actor, session }: SignedInCall,
  inputs: readonly AgentChangeInput[],
): Promise<{ sessionId: string; changes: KeptChange[] }> {
  const { organizationId } = db;
  const planned = await planChanges(db, inputs);
  requireChanges(session, planned);
  let made: { sessionId: string; changes: KeptChange[] } | undefined;
  await changeSeveral(db, actor, async (client) => {
    const run = sqlOfClient(client);
    const { sessionId } = await openSession(run, organizationId, tokenOf(session));
    return {
      works: planned.map(workOf),
      finish: async (worked) => {
        const possible = planned.filter((_, at) => worked[at]);
        const left = await settleBeside(client, organizationId, actor, possible, way.to);
        const changes = planned.map((one, at) => settle(one, left.has(one.id) ? undefined : worked[at], way));
        await insertStep(run, organizationId, { sessionId, changes });
        const done = changes.filter(({ state }) => state === 'applied');
        const details = { tasks: new Set(done.map(({ taskId }) => taskId)).size };
        const about = { targetType: 'agent-session', targetId: sessionId };
        if (done.length > 0)
          await auditWith(client, organizationId, actor, { action: 'agent.change', ...about, details });
        made = { sessionId, changes };
      },
    };
  });
  if (!made) throw new Error('a transaction that ended has ended its work');
  return made;
}
