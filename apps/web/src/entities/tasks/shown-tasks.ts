import type { Task } from '@tavla/shared/contracts/tasks';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';

/** The tasks as this person sees them: as they are saved, with their own changes that still wait in them. */
export interface ShownTasks {
  subscribe: (listener: () => void) => () => void;
  task: (id: string) => Task | undefined;
  /** Whether some change of the task waits because nobody answers. */
  isWaiting: (id: string) => boolean;
}

/** One task as this person sees it; undefined when there is none, or no longer. */
export function useShownTask(tasks: ShownTasks, id: string): { task: Task | undefined; isWaiting: boolean } {
  const task = useSyncExternalStore(
    tasks.subscribe,
    useCallback(() => tasks.task(id), [tasks, id]),
  );
  const isWaiting = useSyncExternalStore(
    tasks.subscribe,
    useCallback(() => tasks.isWaiting(id), [tasks, id]),
  );
  return { task, isWaiting };
}

/** Those of these tasks that there are, as this person sees them, by id; the same until one of them changes. */
export function useShownTasks(tasks: ShownTasks, ids: readonly string[]): ReadonlyMap<string, Task> {
  const last = useRef<readonly (Task | undefined)[]>([]);
  const shown = useSyncExternalStore(tasks.subscribe, () => {
    const now = ids.map((id) => tasks.task(id));
    const isSame = now.length === last.current.length && now.every((task, at) => task === last.current[at]);
    if (!isSame) last.current = now;
    return last.current;
  });
  return useMemo(() => new Map(shown.flatMap((task) => (task ? [[task.id, task] as const] : []))), [shown]);
}
