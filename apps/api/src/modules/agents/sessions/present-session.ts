import type {
  AgentChange,
  AgentSession,
  AgentSessionDetail,
} from '@tavla/shared/contracts/api-access/agents';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import { partsOf } from './plan-undo';
import type { SessionRow } from './sessions.repo';

/** Pure: the wire shape of a session. */
export const presentSession = ({ startedAt, lastAt, undoneAt, ...row }: SessionRow): AgentSession => ({
  ...row,
  startedAt: startedAt.toISOString(),
  lastAt: lastAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});

/**
 * Pure: the same with what it did itself.
 * @param isSeen whether a task is there for whoever asks; what another is called, and what of it was changed, is left out
 */
export function presentSessionDetail(
  row: SessionRow,
  made: readonly KeptChange[],
  isSeen: (taskId: string) => boolean,
): AgentSessionDetail {
  const changes = made.map((one) => {
    const change = presentChange(one);
    return isSeen(one.taskId) ? change : { ...change, title: '', fields: [] };
  });
  return { ...presentSession(row), changes };
}

const states = { applied: 'made', open: 'undone', overtaken: 'overtaken' } as const;

/** Pure: what became of one change. */
export function presentChange(change: KeptChange): AgentChange {
  const { id, kind, taskId, title, state } = change;
  const fields = change.kind === 'edit' ? partsOf(change) : [];
  return { id, kind, taskId, title, fields: fields as AgentChange['fields'], state: states[state] };
}
