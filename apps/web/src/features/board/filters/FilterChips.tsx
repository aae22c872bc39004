import { Button, CloseButton } from '@mantine/core';
import type { Tag } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { notYet } from '@/lib/not-yet';
import { type BoardFilters, noFilters } from './board-filters';
import classes from './filters.module.css';

interface FilterChipsProps {
  filters: BoardFilters;
  people: readonly Person[];
  tags: readonly Tag[];
  onChange: (change: Partial<BoardFilters>) => void;
  /** Called before the last one goes, and the focus with it. */
  onLast: () => void;
}

/** What narrows the board now, each removable. */
export function FilterChips({ filters, people, tags, onChange, onLast }: FilterChipsProps) {
  const { t } = useTranslation('board');
  const isLoaded = tasksStore.useIsLoaded();
  const { search, assignee, due, activeOnly } = filters;
  const person = people.find((one) => one.email === assignee);
  const chips = [
    search.trim() && {
      key: 'search',
      name: t('chipSearch', { text: search.trim() }),
      change: { search: '' },
    },
    assignee && {
      key: 'assignee',
      name: t('chipAssignee', { name: person ? fullName(person) : assignee }),
      change: { assignee: null },
    },
    due && { key: 'due', name: t(`due.${due}`), change: { due: null } },
    ...filters.tags.map((id) => ({
      key: `tag ${id}`,
      name: tags.find((tag) => tag.id === id)?.name ?? (isLoaded ? id : notYet),
      change: { tags: filters.tags.filter((one) => one !== id) },
    })),
    activeOnly && { key: 'active', name: t('activeOnly'), change: { activeOnly: false } },
  ].filter((chip) => typeof chip === 'object' && chip !== null);
  return (
    <ul className={classes.chipRow} aria-label={t('activeFilters')}>
      {chips.map(({ key, name, change }, index) => (
        <li key={key} className={classes.filterChip}>
          <span>{name}</span>
          <CloseButton
            size={24}
            radius="xl"
            aria-label={t('removeFilter', { name })}
            onClick={({ currentTarget }) => {
              const chip = currentTarget.closest('li');
              const isAtEnd = index === chips.length - 1;
              const beside = isAtEnd ? chip?.previousElementSibling : chip?.nextElementSibling;
              if (chips.length === 1) onLast();
              else beside?.querySelector('button')?.focus();
              onChange(change);
            }}
          />
        </li>
      ))}
      <li>
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => {
            onLast();
            onChange(noFilters);
          }}
        >
          {t('clearAll')}
        </Button>
      </li>
    </ul>
  );
}
