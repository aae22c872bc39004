import { Button, Group, Select, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { AudioStatus } from '@tavla/shared/contracts/audios';
import { lineMax } from '@tavla/shared/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/entities/me/use-me';
import { PersonPicker } from '@/entities/users/PersonPicker';
import { settleTyping } from '@/lib/address/typing';
import { useTyped } from '@/lib/address/use-typed';
import classes from './search.module.css';
import type { SearchFilter } from './use-search-address';

interface Props {
  filter: SearchFilter;
  /** How many narrow the search now. */
  count: number;
  onNarrow(to: Partial<SearchFilter>): void;
  onClear(): void;
}

/** What narrows a search: in a row, and on a phone behind a button. */
export function SearchFilters({ filter, count, onNarrow, onClear }: Props) {
  const { t } = useTranslation('meetings');
  const id = useId();
  const mayChoosePeople = useMay('read', 'user');
  const [isOpen, { toggle }] = useDisclosure(count > 0);
  const [speaker, setSpeaker] = useTyped(filter.speaker, (text) => onNarrow({ speaker: text }));
  return (
    <section aria-label={t('search.filters')} className={classes.narrowing}>
      <Group gap="xs" hiddenFrom="sm">
        <Button
          size="xs"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          rightSection={<IconChevronDown size={14} className={isOpen ? classes.turned : undefined} />}
          onClick={toggle}
        >
          {count > 0 ? t('search.filtersUsed', { count }) : t('search.filters')}
        </Button>
        {count > 0 && (
          <Button size="xs" variant="subtle" onClick={onClear}>
            {t('search.clearFilters')}
          </Button>
        )}
      </Group>
      <div id={id} className={classes.filters} data-open={isOpen || undefined}>
        {mayChoosePeople && (
          <PersonPicker
            label={t('search.person')}
            placeholder={t('search.anyone')}
            withInactive
            value={filter.person || null}
            onChange={(person) => onNarrow({ person: person ?? '' })}
          />
        )}
        <TextInput
          label={t('search.speaker')}
          placeholder={t('search.anyone')}
          maxLength={lineMax}
          value={speaker}
          onChange={({ currentTarget }) => setSpeaker(currentTarget.value)}
          onBlur={settleTyping}
        />
        <TextInput
          className={classes.day}
          type="date"
          label={t('search.from')}
          max={filter.to || undefined}
          value={filter.from}
          onChange={({ currentTarget }) => onNarrow({ from: currentTarget.value })}
        />
        <TextInput
          className={classes.day}
          type="date"
          label={t('search.to')}
          min={filter.from || undefined}
          value={filter.to}
          onChange={({ currentTarget }) => onNarrow({ to: currentTarget.value })}
        />
        <Select
          label={t('search.status')}
          comboboxProps={{ keepMounted: false }}
          allowDeselect={false}
          data={[
            { value: '', label: t('search.anyStatus') },
            ...AudioStatus.options.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          value={filter.status}
          onChange={(status) => onNarrow({ status: status ?? '' })}
        />
        {count > 0 && (
          <Button variant="subtle" visibleFrom="sm" className={classes.clear} onClick={onClear}>
            {t('search.clearFilters')}
          </Button>
        )}
      </div>
    </section>
  );
}
