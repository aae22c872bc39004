import { randomUUID as newId } from 'node:crypto';
import type { Caller } from './caller';
import type { Confirmed } from './confirmed';
import { count } from './ledger';

interface TaskAnswer {
  id: string;
  version: number;
}

/** Creates tasks under ids of its own, each until it is confirmed, and puts rising numbers into their titles. */
export async function writeTasks(
  caller: Caller,
  cookie: string,
  confirmed: Confirmed,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const id = newId();
    const body = { id, title: '0', customField: { status: 'in-progress' } };
    while (!signal.aborted) {
      const made = await caller.call('POST', '/api/v1/tasks', { cookie, body }, [201]);
      if (!made) continue;
      confirmed.created.add(id);
      count(caller.ledger.confirmed, 'tasks created');
      break;
    }
    for (let number = 1; number <= 5 && confirmed.created.has(id) && !signal.aborted; number++) {
      // Without an answer nobody knows whether it was saved; the next number goes on in either case.
      const title = { title: String(number) };
      const saved = await caller.call('PATCH', `/api/v1/tasks/${id}`, { cookie, body: title }, [200]);
      if (!saved) continue;
      confirmed.titles.set(id, number);
      noteVersion(confirmed, saved.body as TaskAnswer);
      count(caller.ledger.confirmed, 'edits');
    }
  }
}

/** Moves tasks that others move as well to random places of random columns. */
export async function moveTasks(
  caller: Caller,
  cookie: string,
  taskIds: readonly string[],
  confirmed: Confirmed,
  random: () => number,
  signal: AbortSignal,
): Promise<void> {
  const any = () => taskIds[Math.floor(random() * taskIds.length)] ?? '';
  const statuses = ['pending', 'todo', 'in-progress', 'done'];
  while (!signal.aborted) {
    const id = any();
    const beforeId = any();
    const status = statuses[Math.floor(random() * statuses.length)];
    const move = { status, beforeId: beforeId === id ? null : beforeId, afterId: null };
    const saved = await caller.call('PATCH', `/api/v1/tasks/${id}`, { cookie, body: { move } }, [200]);
    if (!saved) continue;
    noteVersion(confirmed, saved.body as TaskAnswer);
    count(caller.ledger.confirmed, 'moves');
  }
}

function noteVersion({ versions }: Confirmed, { id, version }: TaskAnswer): void {
  versions.set(id, Math.max(version, versions.get(id) ?? 0));
}
