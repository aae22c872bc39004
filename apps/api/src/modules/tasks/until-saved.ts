import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '@tavla/shared/error-words';
import { HttpError } from '@/http/errors/errors';

const tries = 60;

/**
 * Runs an optimistic write again for as long as somebody else was faster: `attempt` answers undefined when
 * the task changed since it was read, and a collision of positions or a deadlock counts as the same.
 * @throws HttpError 409 when the task never holds still
 */
export async function untilSaved<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let count = 1; count <= tries; count++) {
    try {
      const saved = await attempt();
      if (saved !== undefined) return saved;
    } catch (error) {
      if (!isRace(error)) throw error;
    }
    await sleep(Math.random() * Math.min(count, 10));
  }
  throw new HttpError(409, 'conflict', say('task-in-demand'));
}

const uniqueOfTasks = ['task_organizationId_column_position_key', 'task_pkey'];

/** Unique position or id taken, deadlock, serialisation failure, or an assignee who was deleted meanwhile. */
function isRace(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505') return constraint !== undefined && uniqueOfTasks.includes(constraint);
  return (
    code === '40P01' ||
    code === '40001' ||
    (code === '23503' && constraint === 'task_organizationId_userId_fkey')
  );
}
