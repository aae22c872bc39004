import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Operation, OperationStatus } from './entity-state';

/** `coming`: what is not in the store may still be there. `failed`: it was asked for in vain. */
export type ListState = 'coming' | 'failed' | 'here';

interface ListStore<Root> {
  selectIsLoaded: (root: Root) => boolean;
  selectStatus: (root: Root, which: Operation) => OperationStatus;
}

/** Whether the list of a store is there; until it is, nothing may be said about what it lacks. */
export function useListState<Root>({ selectIsLoaded, selectStatus }: ListStore<Root>): ListState {
  return useSelector((root: Root) => {
    if (selectIsLoaded(root)) return 'here';
    return selectStatus(root, 'getAll') === 'rejected' ? 'failed' : 'coming';
  });
}

/** What stands where a list shows nothing: that there is nothing, once that is known. */
export function useEmptyWords(state: ListState, nothing: string): string {
  const { t } = useTranslation();
  return state === 'here' ? nothing : t(`list.${state}`);
}
