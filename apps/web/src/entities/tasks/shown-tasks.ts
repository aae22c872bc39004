import type { Task } from '@tavla/shared/contracts/tasks';
import { useCallback, useSyncExternalStore } from 'react';

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
