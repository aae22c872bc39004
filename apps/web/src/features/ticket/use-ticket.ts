import type { Task } from '@tavla/shared/contracts/tasks';
import { useEffect, useRef, useState } from 'react';
import { errorStatus } from '@/api/error-text';
import type { RootOf } from '@/entities/entity-store';
import { useLiveLists } from '@/entities/live/live-lists';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { useAppDispatch } from '@/entities/store-hooks';
import { type ShownTasks, useShownTask } from '@/entities/tasks/shown-tasks';
import { tasksStore } from '@/entities/tasks/tasks-store';

export type Ticket =
  | { status: 'loading' | 'missing' | 'failed'; task?: undefined }
  /** `saved`: the same as the server has it; undefined while it is new and was never saved. */
  | { status: 'ready'; task: Task; saved: Task | undefined }
  /** It was here and was deleted; `task` as it was last. */
  | { status: 'deleted'; task: Task };

/**
 * The task of the drawer, live, with the changes in it that wait to be saved; asked for by itself when the
 * board's list is not here yet.
 */
export function useTicket(id: string, tasks: ShownTasks): Ticket & { isWaiting: boolean; retry: () => void } {
  useLiveLists('tasks', 'users', 'audios');
  const dispatch = useAppDispatch();
  const { task, isWaiting } = useShownTask(tasks, id);
  const saved = tasksStore.useById(id);
  const isListed = tasksStore.useIsLoaded();
  const last = useRef<Task>(undefined);
  if (task ?? saved) last.current = task ?? saved;
  const [failure, setFailure] = useState<'missing' | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  const isNeeded = !task && !last.current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another request
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    setFailure(null);
    dispatch(tasksStore.getOne(id)).then(
      // An answer about what was deleted on its way is not taken.
      () =>
        isCurrent &&
        !dispatch((_, root) => tasksStore.selectById(root() as RootOf<typeof tasksStore>, id)) &&
        setFailure('missing'),
      (error: unknown) => {
        const isMissing = [400, 404].includes(errorStatus(error) ?? 0);
        if (isCurrent) setFailure(isMissing ? 'missing' : 'failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, id, isNeeded, tries]);

  const meeting = meetingsStore.useById(last.current?.origin?.audioId);
  const areMeetingsListed = meetingsStore.useIsLoaded();
  const isOfNoMeeting = ({ currentStatus, origin }: Task) =>
    areMeetingsListed && !meeting && origin !== null && currentStatus.status === 'on-approval';

  const rest = { isWaiting, retry: () => setTries((now) => now + 1) };
  if (task) return { status: 'ready', task, saved, ...rest };
  // A proposal goes with its meeting when that is closed to the person: nobody deleted it, and its title stays there.
  if (isListed && last.current && isOfNoMeeting(last.current)) return { status: 'missing', ...rest };
  if (last.current && (isListed || saved)) return { status: 'deleted', task: last.current, ...rest };
  return { status: failure ?? 'loading', ...rest };
}
