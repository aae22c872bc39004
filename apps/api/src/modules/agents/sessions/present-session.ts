import type {
  AgentChange,
  AgentSession,
  AgentSessionDetail,
} from '@tavla/shared/contracts/api-access/agents';
import { agentChangesShown } from '@tavla/shared/limits';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import { partsOf } from './plan-undo';
import type { SessionRow, Step } from './sessions.repo';

/** Pure: the wire shape of a session. */
export const presentSession = ({ startedAt, lastAt, undoneAt, ...row }: SessionRow): AgentSession => ({
  ...row,
  startedAt: startedAt.toISOString(),
  lastAt: lastAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});

/** Pure: the same with what it did itself, the newest first. */
export function presentSessionDetail(row: SessionRow, steps: readonly Step[]): AgentSessionDetail {
  const made = steps.filter(({ proposalId }) => proposalId === null).flatMap(({ changes }) => changes);
  return {
    ...presentSession(row),
    changes: made.slice(-agentChangesShown).reverse().map(presentChange),
  };
}

const states = { applied: 'made', open: 'undone', overtaken: 'overtaken' } as const;

/** Pure: what became of one change. */
export function presentChange(change: KeptChange): AgentChange {
  const { id, kind, taskId, title, state } = change;
  const fields = change.kind === 'edit' ? partsOf(change) : [];
  return { id, kind, taskId, title, fields: fields as AgentChange['fields'], state: states[state] };
}
