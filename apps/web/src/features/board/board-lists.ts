import type { ComboboxItem } from '@mantine/core';
import type { Person } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
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

/**
 * The people to choose from, by that field. While not all are there, that is said below those who are: a person alone
 * in a list looks like the only one.
 */
export function usePeopleOptions(people: readonly Person[], by: 'id' | 'email'): ComboboxItem[] {
  const more = useNobodyWords('');
  const options = people.map((person) => ({ value: person[by], label: fullName(person) }));
  return more ? [...options, { value: more, label: more, disabled: true }] : options;
}

/** What a list that is made of the tasks, such as their tags, says when it is empty. */
export function useNoTasksWords(nothing: string): string {
  return useEmptyWords(useListState(tasksStore), nothing);
}
