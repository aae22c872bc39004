import { Checkbox, Select, UnstyledButton } from '@mantine/core';
import type { Tag } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { useTranslation } from 'react-i18next';
import { TagBadge } from '@/entities/tasks/TagBadge';
import { foundByTyping } from '@/lib/forms/mark-text';
import { useNobodyWords, useNoTasksWords, usePeopleOptions } from '../board-lists';
import { type BoardFilters, dueFilters } from './board-filters';
import classes from './filters.module.css';
import { groupTags } from './known-tags';

interface FilterPanelProps {
  filters: BoardFilters;
  people: readonly Person[];
  tags: readonly Tag[];
  onChange: (change: Partial<BoardFilters>) => void;
}

const everyone = 'all';
const dueChoices = ['any', ...dueFilters] as const;

export function FilterPanel({ filters, people, tags, onChange }: FilterPanelProps) {
  const { t } = useTranslation('board');
  const nobody = useNobodyWords(t('form.nobodyFound'));
  const noTags = useNoTasksWords(t('noTags'));
  const options = usePeopleOptions(people, 'email');
  const chosen = new Set(filters.tags);
  const toggle = (tagId: string) =>
    onChange({
      tags: chosen.has(tagId) ? filters.tags.filter((one) => one !== tagId) : [...filters.tags, tagId],
    });
  return (
    <section className={classes.panel} aria-label={t('filters')}>
      <div className={classes.panelSide}>
        <Select
          size="xs"
          label={t('assignee')}
          {...foundByTyping}
          limit={100}
          allowDeselect={false}
          nothingFoundMessage={nobody}
          data={[{ value: everyone, label: t('allAssignees') }, ...options]}
          value={filters.assignee ?? everyone}
          onChange={(value) => onChange({ assignee: value === everyone ? null : value })}
        />
        <Select
          size="xs"
          label={t('due.label')}
          allowDeselect={false}
          data={dueChoices.map((value) => ({ value, label: t(`due.${value}`) }))}
          value={filters.due ?? 'any'}
          onChange={(value) => onChange({ due: dueFilters.find((due) => due === value) ?? null })}
        />
        <Checkbox
          size="xs"
          className={classes.panelWide}
          label={t('activeOnly')}
          checked={filters.activeOnly}
          onChange={(event) => onChange({ activeOnly: event.currentTarget.checked })}
        />
      </div>
      <div className={classes.tagGroups}>
        {tags.length === 0 && <p className={classes.hint}>{noTags}</p>}
        {groupTags(tags).map(({ category, tags: group }) => (
          <fieldset key={category} className={classes.tagGroup}>
            <legend>
              {category} <span>{selectedWords(t, group.filter((tag) => chosen.has(tag.id)).length)}</span>
            </legend>
            <div className={classes.tagChoices}>
              {group.map((tag) => (
                <UnstyledButton
                  key={tag.id}
                  className={classes.tagChoice}
                  aria-pressed={chosen.has(tag.id)}
                  onClick={() => toggle(tag.id)}
                >
                  <TagBadge color={tag.color} name={tag.name} />
                </UnstyledButton>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}

function selectedWords(
  t: (key: 'selectedCount', options: { count: number }) => string,
  count: number,
): string {
  return count ? t('selectedCount', { count }) : '';
}
