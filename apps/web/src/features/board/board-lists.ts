import { useMay } from '@/entities/me/use-me';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { type ListState, useEmptyWords, useListState } from '@/entities/use-list-state';
import { usersStore } from '@/entities/users/users-store';

/** Whether the people are there who can be chosen; who may not read them has nobody to choose from. */
export function usePeopleState(): ListState {
  const state = useListState(usersStore);
  return useMay('read', 'user') ? state : 'here';
}

/** What a picker of people says that finds nobody. */
export function useNobodyWords(nobody: string): string {
  return useEmptyWords(usePeopleState(), nobody);
}

/** What a list that is made of the tasks, such as their tags, says when it is empty. */
export function useNoTasksWords(nothing: string): string {
  return useEmptyWords(useListState(tasksStore), nothing);
}
