import { useEffect } from 'react';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { useAddress } from '@/lib/address/use-address';

/** Opens the form of the task that the address asks to edit (`?edit=`), and takes the wish out of it. */
export function useEditAddress(edit: (taskId: string) => void): void {
  const { params, change } = useAddress();
  const taskId = params.get('edit');
  const isLoaded = tasksStore.useIsLoaded();
  useEffect(() => {
    if (!taskId || !isLoaded) return;
    edit(taskId);
    change({ edit: null }, { replace: true });
  }, [taskId, isLoaded, edit, change]);
}
