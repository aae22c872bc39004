import { useTranslation } from 'react-i18next';
import type { Operation, OperationStatus } from './entity-state';

/** `coming`: what is not in the store may still be there. `failed`: it was asked for in vain. */
export type ListState = 'coming' | 'failed' | 'here';

interface ListStore {
  useIsLoaded: () => boolean;
  useStatus: (which: Operation) => OperationStatus;
}

/** Whether the list of a store is there; until it is, nothing may be said about what it lacks. */
export function useListState(store: ListStore): ListState {
  const isLoaded = store.useIsLoaded();
  const status = store.useStatus('getAll');
  if (isLoaded) return 'here';
  return status === 'rejected' ? 'failed' : 'coming';
}

/** What stands where a list shows nothing: that there is nothing, once that is known. */
export function useEmptyWords(state: ListState, nothing: string): string {
  const { t } = useTranslation();
  return state === 'here' ? nothing : t(`list.${state}`);
}
