import type { Task } from '@tavla/shared/contracts/tasks';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { errorStatus } from '@/api/error-text';
import { useLiveLists } from '@/entities/live/live-lists';
import { useAppDispatch } from '@/entities/store-hooks';
import { tasksStore } from '@/entities/tasks/tasks-store';

type Ticket =
  | { status: 'loading' | 'missing'; task?: undefined }
  | { status: 'failed'; task?: undefined }
  | { status: 'ready'; task: Task }
  /** It was here and was deleted; `task` as it was last. */
  | { status: 'deleted'; task: Task };

/** The task of the drawer, live; asked for by itself when the board's list is not here yet. */
export function useTicket(id: string): Ticket & { retry: () => void } {
  useLiveLists('tasks', 'users', 'audios');
  const dispatch = useAppDispatch();
  const task = useSelector((root: Parameters<typeof tasksStore.selectById>[0]) =>
    tasksStore.selectById(root, id),
  );
  const isListed = useSelector(tasksStore.selectIsLoaded);
  const last = useRef<Task>(undefined);
  if (task) last.current = task;
  const [failure, setFailure] = useState<'missing' | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  const isNeeded = !task && !last.current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another request
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    setFailure(null);
    dispatch(tasksStore.getOne(id)).catch((error: unknown) => {
      const isMissing = [400, 404].includes(errorStatus(error) ?? 0);
      if (isCurrent) setFailure(isMissing ? 'missing' : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, id, isNeeded, tries]);

  const retry = () => setTries((now) => now + 1);
  if (task) return { status: 'ready', task, retry };
  if (last.current && isListed) return { status: 'deleted', task: last.current, retry };
  return { status: failure ?? 'loading', retry };
}
