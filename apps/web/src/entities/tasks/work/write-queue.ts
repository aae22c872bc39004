import type { Task } from '@tavla/shared/contracts/tasks';
import { landingBetween, landingOf, standingOn, type TaskChange, taskIds } from '../changes/task-change';

/** A change on its way: `sending` now, `queued` behind others or until the network is back, `asking` the person. */
export interface Write {
  id: string;
  state: 'queued' | 'sending' | 'asking';
  change: TaskChange;
  /** It was shown as waiting once: it is kept until somebody answers, whatever it is. */
  hasWaited?: boolean;
  /** It was sent once already: it may have arrived although nobody answered. */
  wasSent?: boolean;
}

export type WriteQueue = readonly Write[];

export type NewWrite = Pick<Write, 'id' | 'change'>;

export function enqueue(queue: WriteQueue, writes: readonly NewWrite[]): WriteQueue {
  return [...queue, ...writes.map((write) => ({ ...write, state: 'queued' as const }))];
}

/**
 * The write to send next: the oldest, one at a time, because a later one may build on it. A write that asks
 * the person holds back only those that touch the same tasks.
 */
export function nextWrite(queue: WriteQueue): Write | undefined {
  if (queue.some((write) => write.state === 'sending')) return undefined;
  const held = new Set<string>();
  for (const write of queue) {
    const ids = taskIds(write.change);
    if (write.state === 'queued' && !ids.some((id) => held.has(id))) return write;
    for (const id of ids) held.add(id);
  }
  return undefined;
}

export function mark(queue: WriteQueue, id: string, state: Write['state']): WriteQueue {
  return queue.map((write) => {
    if (write.id !== id) return write;
    return state === 'sending' ? { ...write, state, wasSent: true } : { ...write, state };
  });
}

/** Puts another change in the place of one: what the person decided after a conflict. */
export function replaceChange(queue: WriteQueue, id: string, change: TaskChange): WriteQueue {
  return queue.map((write) =>
    write.id === id ? { ...write, state: 'queued', change, wasSent: false } : write,
  );
}

/** Takes a write out: it was saved, refused or given up. */
export function settle(queue: WriteQueue, id: string): WriteQueue {
  return queue.filter((write) => write.id !== id);
}

/** Without the write that is being sent. */
export function withoutSending(queue: WriteQueue): WriteQueue {
  return queue.filter(({ state }) => state !== 'sending');
}

/** After one of our own writes the later ones of that task stand on what it made, as far as the person has seen it. */
export function rebase(queue: WriteQueue, saved: readonly Task[]): WriteQueue {
  const byId = new Map(saved.map((task) => [task.id, task]));
  const changes = queue.map(({ change }) => standingOn(change, byId));
  // The same queue where nothing stands on them: it is neither kept nor shown anew.
  if (changes.every((change, at) => change === queue[at]?.change)) return queue;
  return queue.map((write, at) => ({ ...write, change: changes[at] ?? write.change }));
}

/** After a move that was not made: what was to land beside its cards lands where they were to. */
export function closeUp(queue: WriteQueue, refused: TaskChange): WriteQueue {
  const gap = landingOf(refused);
  if (!gap) return queue;
  const absent = new Set(taskIds(refused));
  return queue.map((write) => {
    const { change } = write;
    const place = landingOf(change);
    if (!place) return write;
    // Where it puts one of the cards itself, the later ones mean that place.
    for (const id of taskIds(change)) absent.delete(id);
    const isBelow = place.afterId !== null && absent.has(place.afterId);
    const isAbove = place.beforeId !== null && absent.has(place.beforeId);
    if (place.column !== gap.column || !(isBelow || isAbove)) return write;
    const afterId = isBelow ? gap.afterId : place.afterId;
    const beforeId = isAbove ? gap.beforeId : place.beforeId;
    return { ...write, change: landingBetween(change, { afterId, beforeId }) };
  });
}

/** What was being sent when the tab closed may or may not have arrived: it is sent again. */
export function revive(queue: WriteQueue): WriteQueue {
  return queue.map((write) => ({ ...write, state: 'queued', hasWaited: true }));
}

/** Nobody answers: everything that is not asked about waits from now on. */
export function postpone(queue: WriteQueue): WriteQueue {
  return queue.map((write) =>
    write.state === 'asking' ? write : { ...write, state: 'queued', hasWaited: true },
  );
}

/** The changes that touch a task, oldest first. */
export function changesOf(queue: WriteQueue, taskId: string): TaskChange[] {
  return queue.filter((write) => taskIds(write.change).includes(taskId)).map((write) => write.change);
}

/** Every task that some waiting change touches. */
export function touchedIds(queue: WriteQueue): Set<string> {
  return new Set(queue.flatMap((write) => taskIds(write.change)));
}

/** The tasks of which a queue says something else than one before it. */
export function idsBetween(before: WriteQueue, after: WriteQueue): Set<string> {
  const old = new Set(before.map(({ change }) => change));
  const now = new Set(after.map(({ change }) => change));
  const differing = [...old]
    .filter((change) => !now.has(change))
    .concat([...now].filter((change) => !old.has(change)));
  return new Set(differing.flatMap(taskIds));
}
