import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tasksStore } from '@/entities/tasks/tasks-store';

/** Opens the form of the task that the address asks to edit (`?edit=`), and takes the wish out of it. */
export function useEditAddress(edit: (taskId: string) => void): void {
  const [params, setParams] = useSearchParams();
  const taskId = params.get('edit');
  const isLoaded = tasksStore.useIsLoaded();
  // The address changes a moment after it was asked to: until then the wish must not be heard again.
  const heard = useRef<string | null>(null);
  useEffect(() => {
    if (!taskId) heard.current = null;
    if (!taskId || !isLoaded || heard.current === taskId) return;
    heard.current = taskId;
    edit(taskId);
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('edit');
        return next;
      },
      { replace: true },
    );
  }, [taskId, isLoaded, edit, setParams]);
}
